// Finds lines for players that are computers, with the search of naqala-thinker. The page starts this module as a worker.
// Where it can have no worker, it imports the module and calls `serve` with a port.
import load, { isBusy, progress, step, take } from './naqala-thinker.js';
import { start } from './slices.js';

const fetched = () => load({ module_or_path: fetch(new URL('./naqala-thinker_bg.wasm', import.meta.url)) });

export const serve = start({ load: fetched, isBusy, progress, step, take });
