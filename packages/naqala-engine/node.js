// For Node: reads the wasm that lies beside this file.
import { readFile } from 'node:fs/promises';
import { makeEngine } from './engine.js';

export { EngineError } from './engine.js';

export const createEngine = async (wasm) => makeEngine(wasm ?? (await readFile(new URL('./core_bg.wasm', import.meta.url))));
