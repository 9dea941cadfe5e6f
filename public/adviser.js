// Advises people, with the search of naqala-adviser. The page starts this module as a worker.
// Where it can have no worker, it imports the module and calls `serve` with a port.
import load, { isBusy, progress, step, take } from './naqala-adviser.js';
import { start } from './slices.js';

const fetched = () => load({ module_or_path: fetch(new URL('./naqala-adviser_bg.wasm', import.meta.url)) });

export const serve = start({ load: fetched, isBusy, progress, step, take });
