// Random moments, fifty with `--all`: whatever happens to the page or the browser, the game comes back as it was stored.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { untilPrinted } from '../../support/engines/programs.mjs';
import { expect, test as base } from '../../support/fixtures.mjs';
import { cut, look, openRecord, random } from '../../support/game.mjs';
import { hidePictures, ready, recorded, untilSeen, watch, withStored } from '../../support/pages.mjs';
import { byMouse } from '../../support/press.mjs';
import { BASE_URL, FLAGS, IS_WHOLE_RUN, VIEWPORTS } from '../../support/site.mjs';
import { acknowledged, storedGames, untilSettled } from '../../support/storage.mjs';

const MOMENTS = IS_WHOLE_RUN ? 50 : 12;
/** The entries of the game at the first of them: the bids, as a bid takes two presses. */
const BEGIN = 4;
/** The browser itself is killed at each tenth of them. */
const KILLS = Math.floor(MOMENTS / 10);

/** Starts a browser with a profile folder that stays; `kill` ends all its processes at once, as an empty battery does. */
async function startBrowser(folder) {
  const flags = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...FLAGS, 'about:blank'];
  const program = spawn(process.env.NAQALA_CHROMIUM, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const gone = once(program, 'exit');
    process.kill(-program.pid, 'SIGKILL');
    await gone;
  };
  try {
    const [, address] = await untilPrinted(program, program.stderr, /DevTools listening on (ws:\S+)/);
    const browser = await chromium.connectOverCDP(address);
    return { context: watch(browser.contexts()[0]), kill };
  } catch (reason) {
    await kill();
    throw reason;
  }
}

const test = base.extend({
  /** The browser of the journey: `{ context, kill, restart }`. */
  device: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'naqala-'));
    const device = await startBrowser(folder);
    device.restart = async () => Object.assign(device, await startBrowser(folder));
    await use(device);
    await device.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** Returns how many entries the browser has stored. */
const entries = (page) => page.evaluate(() => Number(document.documentElement.dataset.stored));

/** Returns the actions of the one stored game. */
async function record(page) {
  const texts = Object.values(await storedGames(page));
  expect(texts.length, 'one game is stored').toBe(1);
  return JSON.parse(texts[0]).record.actions;
}

test(`no acknowledged entry is lost when a page is reloaded, closed or killed, or its browser killed, at ${MOMENTS} random moments`, async ({ device }) => {
  const pick = random(2026);
  const fresh = async () => {
    const page = await device.context.newPage();
    await hidePictures(page);
    // A press makes one entry at most if the page answers no step.
    await withStored(page, { answers: 'off' });
    await page.setViewportSize(VIEWPORTS.tablet);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return page;
  };
  const counts = { reload: 0, tab: 0, renderer: 0, browser: 0, later: 0 };
  let page = await fresh();
  await openRecord(page, await cut(2, BEGIN));
  await acknowledged(page);
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    for (let presses = 1 + pick(3); presses > 0; presses -= 1) {
      const choices = (await look(page)).filter(({ kind, text }) => !['good', 'djinn', 'held-djinn', 'item', 'whim'].includes(kind) && !/^Cancel/.test(text));
      expect(choices.length, 'there is something to press').toBeGreaterThan(0);
      expect(choices.some(({ kind }) => kind === 'over'), 'the game is long enough').toBe(false);
      if (presses === 1) await untilSettled(page);
      const known = presses === 1 ? await record(page) : null;
      await byMouse(page)(choices[pick(choices.length)]);
      if (known === null) continue;
      // Before the write, during it, or after it.
      await page.waitForTimeout(pick(3) * pick(12));
      const acknowledgedThen = await entries(page);
      const what = moment % 10 === 9 ? 'browser' : ['reload', 'tab', 'renderer'][pick(3)];
      counts[what] += 1;
      if (what === 'reload') {
        await page.reload();
      } else if (what === 'tab') {
        const next = await fresh();
        await page.close();
        page = next;
      } else if (what === 'renderer') {
        const session = await device.context.newCDPSession(page);
        const gone = new Promise((over) => page.once('crash', over));
        session.send('Page.crash').catch(() => null);
        await gone;
        const next = await fresh();
        await page.close();
        page = next;
      } else {
        await device.kill();
        await device.restart();
        page = await fresh();
      }
      if (what !== 'reload') await page.goto(BASE_URL);
      await ready(page);
      await untilSeen(page, 'main.game');
      await acknowledged(page);
      const now = await record(page);
      const place = `moment ${moment} (${what}), ${known.length} entries before`;
      expect(now.length, `${place}: ${acknowledgedThen} acknowledged, ${now.length} there`).toBeGreaterThanOrEqual(acknowledgedThen);
      expect(now.length, `${place}: ${now.length} there`).toBeLessThanOrEqual(known.length + 1);
      expect(now.slice(0, known.length), place).toEqual(known);
      expect(await entries(page), `${place}: the page stands where the disk does`).toBe(now.length);
      expect(await page.evaluate(() => document.querySelectorAll('.notice.elsewhere').length), place).toBe(0);
      expect(recorded(page).errors, place).toEqual([]);
      counts.later += now.length - known.length;
    }
  }
  expect(counts.browser, 'killed browsers').toBe(KILLS);
  for (const [what, count] of Object.entries(counts).slice(0, 3)) expect(count, what).toBeGreaterThan(0);
  console.log(`${JSON.stringify(counts)}, ${(await record(page)).length} entries in the end`);
  expect((await record(page)).length, 'a game was played meanwhile').toBeGreaterThan(BEGIN + MOMENTS / 3);
});
