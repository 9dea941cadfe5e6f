// Finds lines for players that are computers: runs the search of naqala-thinker in slices and reads its messages between them. The page
// starts this module as a worker. Where it can have no worker, it imports the module and calls `serve` with a port. All messages are texts
// that src/thinker writes and reads.
import load, { isBusy, progress, step, take } from './naqala-thinker.js';

/** The milliseconds between two reports of progress. */
const REPORT = 100;

/** Answers the messages of a port. A slice takes about `slice` milliseconds; `rest` calls back when the next one may begin. */
function answer(port, slice, rest) {
  let isOver = false;
  let isRunning = false;
  let reported = 0;
  // How many positions a step values: as many as take about a quarter of a slice.
  let positions = 16;

  const say = (text) => {
    if (text !== undefined) port.postMessage(text);
  };
  const fail = (reason) => {
    isOver = true;
    say(JSON.stringify({ failed: reason }));
  };
  const ready = load({ module_or_path: fetch(new URL('./naqala-thinker_bg.wasm', import.meta.url)) }).then(
    () => say('{"ready":true}'),
    () => fail('load'),
  );

  /** Searches on for one slice. */
  function run() {
    const end = performance.now() + slice;
    for (let now = end - slice, took = 0; isBusy() && now + took <= end; now += took) {
      say(step(positions));
      took = performance.now() - now;
      if (took < slice / 8) positions = Math.min(positions * 2, 65_536);
      else if (took > slice / 4) positions = Math.max(positions >> 1, 1);
    }
    if (end - reported > REPORT) {
      reported = end;
      say(progress());
    }
  }

  /** Runs slice after slice while there is work. */
  function work() {
    isRunning = !isOver && isBusy();
    if (!isRunning) return;
    rest(() => {
      attempt(run);
      work();
    });
  }

  function attempt(act) {
    try {
      act();
    } catch {
      fail('crash');
    }
  }

  port.onmessage = async ({ data }) => {
    await ready;
    if (!isOver) attempt(() => say(take(data)));
    if (!isRunning) work();
  };
}

/** Answers on the page's own thread, in short slices that leave time for frames. */
export function serve(port) {
  answer(port, 5, setTimeout);
}

if (typeof document === 'undefined') {
  // Unlike a timer, a channel does not wait; unlike a promise, it lets other messages come first.
  const { port1, port2 } = new MessageChannel();
  let then;
  port1.onmessage = () => then();
  answer(self, 10, (call) => {
    then = call;
    port2.postMessage(null);
  });
}
