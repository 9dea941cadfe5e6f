// Plays a whole live game over `cargo xtask play --host`, as two devices of one home do, and restarts the server in the middle.
//
// `cargo build -p xtask && NAQALA_CHROMIUM=PROGRAM node tests/e2e/at-home.mjs [PORT]`, from the root of the clone. It builds the site with
// its relay into dist/.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const port = process.argv[2] ?? '8097';
process.env.BASE_URL = `http://127.0.0.1:${port}/`;
const { launch, newPage, withStored } = await import('./support/pages.mjs');
const { start } = await import('./support/game.mjs');
const { actions, connection, invitation, join } = await import('./support/live.mjs');
const { decide, seatToAct } = await import('./support/messages.mjs');

/** Starts the server, and returns its address in the local network and a function that ends it. */
async function serve() {
  const server = spawn('target/debug/xtask', ['play', '--host', '--no-open', '--port', port, ...process.argv.slice(3)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let address;
  for await (const line of createInterface(server.stdout)) {
    console.log(line);
    address ??= line.match(/local network: (http\S+)/)?.[1];
    // The sentence after the addresses.
    if (line.startsWith('Over plain HTTP') || line.startsWith('No local network')) break;
  }
  server.stdout.resume();
  const ended = new Promise((done) => server.once('exit', done));
  return { address: address ?? process.env.BASE_URL, end: () => (server.kill('SIGKILL'), ended) };
}

/** Waits until something holds. */
async function until(holds, what) {
  for (const since = Date.now(); !(await holds()); await new Promise((later) => setTimeout(later, 50))) {
    if (Date.now() - since > 60_000) throw new Error(`in vain: ${what}`);
  }
}

let server = await serve();
const browser = await launch();
const [anna, sam] = [await newPage(browser), await newPage(browser, { baseURL: server.address })];
for (const page of [anna, sam]) await withStored(page, { pace: 'at-once' });
await start(anna, { apart: true, seed: '42' });
await connection(anna, 'open');
const link = new URL(await invitation(anna));
// The other device is at the address of the local network.
await join(sam, new URL(link.hash, server.address).href, 'I am Sam');
const pages = [anna, sam];
let turns = 0;
for (let seat = await seatToAct(anna); seat !== null; seat = await seatToAct(pages[seat]), turns += 1) {
  await until(async () => (await seatToAct(pages[seat])) === seat, `it is the turn of ${seat}`);
  if (turns === 20) {
    await server.end();
    for (const page of pages) await connection(page, 'lost');
  }
  await decide(pages[seat], turns + 1, seat);
  if (turns === 20) {
    server = await serve();
    for (const page of pages) await connection(page, 'open');
  }
}
for (const page of pages) await page.locator('.winners').waitFor();
await until(async () => (await actions(anna)) === (await actions(sam)), 'one record');
console.log(`\n${turns} turns and bids, ${JSON.parse(await actions(anna)).length} actions, one record at both devices: ${server.address}`);
await browser.close();
await server.end();
