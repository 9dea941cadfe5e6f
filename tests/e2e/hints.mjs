// Measures how soon hints come: from the press to the first sentence and to the whole line, in positions of a recorded game between two
// people. `cargo xtask bench` runs it.
import { cut, forgetOpenGame, openRecord } from './support/game.mjs';
import { launch, newPage, open } from './support/pages.mjs';

const POSITIONS = 12;

const browser = await launch();
const page = await newPage(browser, { viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
await open(page);
const whole = await cut(2);
for (const [what, first, last] of [
  ['a move', 'take', /^The whole way/],
  ['a bid', 'bid', /, the best/],
]) {
  const all = whole.actions.flatMap((action, entry) => (action.startsWith(first) ? [entry] : []));
  const entries = Array.from({ length: POSITIONS }, (_, index) => all[Math.floor((index * all.length) / POSITIONS)]);
  const times = [];
  for (const entry of entries) times.push(await hint(entry, last));
  print(`the first hint for ${what}`, times.map(([soon]) => soon));
  print(`the whole hint for ${what}`, times.map(([, late]) => late));
}
await browser.close();

function print(what, times) {
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor((times.length - 1) * part)].toFixed(0);
  console.log(`${what}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms (${times.length})`);
}

/** Opens the first entries of the game and returns the milliseconds until the first sentence and until the last. */
async function hint(entries, last) {
  const record = await cut(2, entries);
  const game = { format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], hints: [0, 1], record };
  await forgetOpenGame(page);
  await open(page);
  await openRecord(page, JSON.stringify(game));
  await page.locator('[data-does=hint]').waitFor();
  await page.waitForTimeout(1500);
  return page.evaluate(
    async (last) => {
      const press = () => document.querySelector('[data-does=hint]:not([aria-disabled=true])')?.click();
      const said = () => [...document.querySelectorAll('.hint-panel .guide-words p')].map((line) => line.textContent).filter((line) => !line.startsWith('Looking'));
      const until = async (isDone) => {
        while (!isDone()) await new Promise((painted) => requestAnimationFrame(painted));
      };
      const start = performance.now();
      press();
      await until(() => said().length > 0);
      const soon = performance.now() - start;
      for (let presses = 0; presses < 5; presses += 1) press();
      await until(() => said().some((line) => new RegExp(last).test(line)));
      return [soon, performance.now() - start];
    },
    last.source,
  );
}
