// Live tables: a real relay as a program of its own, and a copy of the site that names it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { serveCopyOfSite } from './servers.mjs';

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/**
 * Starts a relay and a copy of the site that names it: `{ url, start, kill, stop }`. `kill` ends the relay as a power cut would; `start`
 * starts it again at the same address.
 */
export async function startRelay() {
  if (!process.env.NAQALA_RELAY) throw new Error('NAQALA_RELAY names no relay: run the journeys with `cargo xtask e2e`');
  const [port, site] = [await freePort(), await serveCopyOfSite()];
  await site.nameRelay(`ws://127.0.0.1:${port}`);
  let program;
  const start = async () => {
    program = spawn(process.env.NAQALA_RELAY, ['--listen', `127.0.0.1:${port}`, '--origin', new URL(site.url).origin], { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface(program.stdout)) if (line.includes('listening')) break;
  };
  const kill = async () => {
    const ended = new Promise((done) => program.once('exit', done));
    program.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    await kill();
    await site.stop();
  };
  await start();
  return { url: site.url, start, kill, stop };
}

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
