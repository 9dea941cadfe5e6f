// Live tables: a real relay as a program of its own, or three over a real Redis, and a copy of the site that names it.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { openRecord } from './game.mjs';
import { answer, found, letters, visit } from './messages.mjs';
import { openOrigin, ready } from './pages.mjs';
import { serveCopyOfSite } from './servers.mjs';
import { VIEWPORTS } from './site.mjs';
import { acknowledged, untilSettled } from './storage.mjs';

/** Listens on a free port of this machine and returns it. */
const listen = (server) => new Promise((found) => server.listen(0, '127.0.0.1', () => found(server.address().port)));

async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Returns what the test command has put into a variable. */
function named(variable) {
  if (!process.env[variable]) throw new Error(`${variable} names no program: run the journeys with \`cargo xtask e2e\``);
  return process.env[variable];
}

/** Starts a program, waits until it prints a word, and returns a function that kills it as a power cut would. */
async function run(program, options, word) {
  const running = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => running.once('exit', done));
  let has = false;
  for await (const line of createInterface(running.stdout)) if (line.includes(word)) { has = true; break; }
  if (!has) throw new Error(`${program} ended before it printed “${word}”`);
  running.stdout.resume();
  return async () => {
    running.kill('SIGKILL');
    await ended;
  };
}

/**
 * Starts a relay and a copy of the site that names it: `{ url, site, start, kill, stop }`. `kill` ends the relay as a power cut would; `start`
 * starts it again at the same address.
 */
export async function startRelay() {
  const [port, site] = [await freePort(), await serveCopyOfSite()];
  await site.nameRelay(`ws://127.0.0.1:${port}`);
  let kill;
  const start = async () => {
    kill = await run(named('NAQALA_RELAY'), ['--listen', `127.0.0.1:${port}`, '--origin', new URL(site.url).origin], 'listening');
  };
  const stop = async () => {
    await kill();
    await site.stop();
  };
  await start();
  return { url: site.url, start, kill: () => kill(), stop };
}

/**
 * Starts Redis, three nodes of a relay over it behind a balancer, and a copy of the site that names the balancer: `{ url, devices, kill, stop }`.
 * `devices()` counts the connections of each node; `kill(node)` ends a node as a power cut would. The balancer gives a connection to the node
 * with the fewest.
 */
export async function startNodes() {
  const redis = await freePort();
  const kills = [await run(named('NAQALA_REDIS'), ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--port', String(redis)], 'Ready to accept')];
  const site = await serveCopyOfSite();
  const nodes = [];
  for (let node = 0; node < 3; node += 1) {
    const port = await freePort();
    const options = ['--listen', `127.0.0.1:${port}`, '--origin', new URL(site.url).origin, '--redis', `redis://127.0.0.1:${redis}/`];
    nodes.push({ port, kill: await run(named('NAQALA_RELAY'), options, 'listening'), open: new Set(), isAlive: true });
  }
  const balancer = createServer((device) => {
    const [node] = nodes.filter(({ isAlive }) => isAlive).sort((a, b) => a.open.size - b.open.size);
    const wire = connect(node.port, '127.0.0.1');
    node.open.add(wire);
    for (const [one, other] of [[device, wire], [wire, device]]) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => (node.open.delete(wire), other.destroy()));
    }
  });
  await site.nameRelay(`ws://127.0.0.1:${await listen(balancer)}`);
  const kill = async (node) => {
    nodes[node].isAlive = false;
    await nodes[node].kill();
  };
  const stop = async () => {
    for (const { isAlive, kill } of nodes) if (isAlive) await kill();
    for (const kill of kills) await kill();
    balancer.close();
    await site.stop();
  };
  return { url: site.url, devices: () => nodes.map(({ open }) => open.size), kill, stop };
}

/**
 * Gives a page a relay within this script, and the site its name: the relay keeps the newest envelope of each room, or cannot be reached.
 */
export async function withRelay(page, isReachable = true) {
  const kept = new Map();
  await page.routeWebSocket(/\/relay\//, (socket) => {
    if (!isReachable) return socket.close();
    socket.onMessage((frame) => {
      if (frame[0] === 1) kept.set(socket.url(), frame.subarray(1));
      // A page asks whether what it has sent is here.
      if (frame[0] === 2) socket.send(Buffer.alloc(0));
    });
    return socket.send(kept.get(socket.url()) ?? Buffer.alloc(0));
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.head) return;
      observer.disconnect();
      document.head.append(Object.assign(document.createElement('meta'), { name: 'naqala-relay', content: 'self' }));
    }).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Puts a switch into the connections of a page to its relay, before it opens: `die()` loses all that comes and goes over those that there are, though
 * they stay open, as behind a network that is gone.
 */
export async function withSwitch(page) {
  const wires = [];
  await page.routeWebSocket(/\/relay\//, (device) => {
    const wire = { isDead: false };
    wires.push(wire);
    const server = device.connectToServer();
    device.onMessage((frame) => wire.isDead || server.send(frame));
    server.onMessage((frame) => wire.isDead || device.send(frame));
  });
  return { count: () => wires.length, die: () => wires.forEach((wire) => (wire.isDead = true)) };
}

/** The options of a page at a live table. A page that cannot reach its relay says so on the console. */
export const at = (relay, options = {}) => ({ baseURL: relay.url, mayComplain: true, ...options });

/** Waits until the connection of a page is `open`, or `lost`. */
export const connection = (page, is) => page.locator(`.live[data-connection=${is}]`).waitFor();

/** Returns the link that invites to the table of a page. */
export async function invitation(page) {
  // A script presses it: some pages are drawn too small for the mouse.
  await page.locator('[data-does=invite]').dispatchEvent('click');
  await page.locator('dialog[open][data-dialog=live] #share-link').waitFor();
  const link = await page.inputValue('#share-link');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return link;
}

/** Opens an invitation at another device, and answers who plays there, with words of the button; without any it watches. */
export async function join(page, link, words) {
  await visit(page, link);
  await ready(page);
  await found(page, 'table').waitFor();
  await expect(page.locator('#dialog-title')).toHaveText(/^An invitation to a live table$|^Une invitation à une table en direct$/);
  if (words) await answer(page, 'who', words);
  else await answer(page, 'watch');
  await page.locator('main.game').waitFor();
  await acknowledged(page);
  await connection(page, 'open');
}

/**
 * Opens a record as a live game of people with a device each, of whom the first plays here. `room` is what the device has stored of its
 * room.
 */
export async function openLive(page, record, room = 'new') {
  const [game, colours] = ['000123456789abcd', ['indigo', 'orange', 'teal', 'pink', 'black']];
  await openOrigin(page);
  await page.evaluate(([game, room]) => localStorage.setItem(`naqala.live.${game}`, room), [game, typeof room === 'string' ? room : JSON.stringify(room)]);
  const apart = { game, seat: 0, known: record.actions.length };
  await openRecord(page, { format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: colours.slice(0, record.players.length), apart, record });
}

/** Opens a record at a device for each of its players, and at some that watch; returns the pages, the players' first. */
export async function sitDown(newPage, relay, record, watchers = 0) {
  const pages = [await newPage(at(relay, { viewport: VIEWPORTS.tablet }))];
  await openLive(pages[0], record);
  await connection(pages[0], 'open');
  const link = await invitation(pages[0]);
  for (const name of [...record.players.slice(1), ...Array(watchers)]) {
    const page = await newPage(at(relay, { viewport: VIEWPORTS.tablet }));
    await join(page, link, name && `I am ${name}`);
    pages.push(page);
  }
  for (const page of pages) await expect(page.locator('[data-presence=here]')).toHaveCount(record.players.length);
  return pages;
}

/** Returns the actions of the game by message that a device has stored last, as a text. */
export const actions = async (page) => (await letters(page)).map(({ game }) => JSON.stringify(game.record.actions)).at(-1);

/** Shows a page, or hides it as another app before it does. */
export const show = (page, isShown) =>
  page.evaluate((isShown) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isShown });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isShown);

/** Sends a device to sleep: it is hidden, and its network is gone. */
export async function sleep(page) {
  await show(page, false);
  await page.context().setOffline(true);
  await connection(page, 'lost');
}

/** Wakes a device, and returns after how many milliseconds it is connected again. */
export async function wake(page) {
  await page.context().setOffline(false);
  const since = Date.now();
  await show(page, true);
  await connection(page, 'open');
  return Date.now() - since;
}

/** Waits until the devices have the same game, and answers the question about a fork: the side of the first device counts. */
export async function settle(pages) {
  let quiet = 0;
  const isSettled = async () => {
    let isSame = true;
    for (const page of pages) {
      const isAsked = (await found(page, 'fork').count()) > 0;
      if (isAsked) await untilSettled(page);
      const [own, theirs] = [await actions(page), await actions(pages[0])];
      if (isAsked) await answer(page, own === theirs ? 'keep-mine' : 'take-theirs');
      isSame &&= !isAsked && own === theirs;
    }
    quiet = isSame ? quiet + 1 : 0;
    // The other side may be on its way still.
    return quiet > 3;
  };
  await expect.poll(isSettled, { message: 'one game at all devices', intervals: [200] }).toBe(true);
}
