// Runs a search in slices and reads its messages between them. All messages are texts that src/thinker writes and reads. A program has the
// functions of src/bin/thinker.rs and `load`.

/** The milliseconds between two reports of progress. */
const REPORT = 100;

/** Answers the messages of a port with a program. A slice takes about `slice` milliseconds; `rest` calls back when the next one may begin. */
function answer({ load, isBusy, progress, step, take }, port, slice, rest) {
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
  const ready = load().then(
    () => say('{"ready":true}'),
    () => fail('load'),
  );

  /** Searches for one slice. */
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

/** Answers the messages of a worker with this program. On a page, it only returns `serve`, which answers on the page's own thread. */
export function start(program) {
  if (typeof document === 'undefined') {
    // Unlike a timer, a channel does not wait; unlike a promise, it lets other messages come first.
    const { port1, port2 } = new MessageChannel();
    let then;
    port1.onmessage = () => then();
    answer(program, self, 10, (call) => {
      then = call;
      port2.postMessage(null);
    });
  }
  // Short slices leave time for frames.
  return (port) => answer(program, port, 5, setTimeout);
}
