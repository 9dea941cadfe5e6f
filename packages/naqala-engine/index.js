// For browsers and bundlers: fetches the wasm that lies beside this file.
import { makeEngine } from './engine.js';

export { EngineError } from './engine.js';

export const createEngine = (wasm = new URL('./core_bg.wasm', import.meta.url)) => makeEngine(wasm);
