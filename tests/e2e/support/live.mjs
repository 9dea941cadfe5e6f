// Live tables: a real relay as a program of its own, and pages that name it as a site built with `--relay` does.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { BASE_URL } from './site.mjs';

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/** Starts a relay: `{ address, start, stop }`. `stop` kills it, as a power cut would; it starts again at the same address. */
export async function startRelay() {
  if (!process.env.NAQALA_RELAY) throw new Error('NAQALA_RELAY names no relay: run the journeys with `cargo xtask e2e`');
  const port = await freePort();
  let program;
  const start = async () => {
    program = spawn(process.env.NAQALA_RELAY, ['--listen', `127.0.0.1:${port}`, '--origin', new URL(BASE_URL).origin], { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface(program.stdout)) if (line.includes('listening')) break;
  };
  const stop = async () => {
    const ended = new Promise((done) => program.once('exit', done));
    program.kill('SIGKILL');
    await ended;
  };
  await start();
  return { address: `ws://127.0.0.1:${port}`, start, stop };
}

/** Has a page get the site as `cargo xtask build --relay` writes it. Unit tests of the build compare this with what it does. */
export const withRelay = (page, { address }) =>
  page.route((url) => url.origin === new URL(BASE_URL).origin && url.pathname === '/', async (route) => {
    const response = await route.fetch();
    const opened = (text) => text.replaceAll("connect-src 'self'", `connect-src 'self' ${address}`);
    const body = opened(await response.text()).replace('</head>', `<meta name="naqala-relay" content="${address}"></head>`);
    const headers = Object.fromEntries(Object.entries(response.headers()).map(([name, value]) => [name, opened(value)]));
    delete headers['content-encoding'];
    delete headers['content-length'];
    await route.fulfill({ status: response.status(), headers, body });
  });

/** Waits until the connection of a page is `open`, or `lost`. */
export const connection = (page, is) => page.locator(`.live[data-connection=${is}]`).waitFor();

/** Returns the link that invites to the table of a page. */
export async function invitation(page) {
  await page.click('[data-does=invite]');
  await page.locator('dialog[open][data-dialog=live] #share-link').waitFor();
  const link = await page.inputValue('#share-link');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return link;
}
