// Fifty random moments: whatever happens to the page, the game comes back as the disk had it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { BASE_URL, FLAGS, ready, recorded, watch } from './harness.mjs';
import { acknowledged, kept } from './kept.mjs';
import { byMouse } from './press.mjs';
import { look, random, start } from './table.mjs';

const MOMENTS = 50;

/** A browser with a folder of its own, to be killed and started again. */
async function startBrowser(folder) {
  const flags = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...FLAGS, 'about:blank'];
  const program = spawn(process.env.NAQALA_CHROMIUM, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise((found, failed) => {
    let said = '';
    program.stderr.on('data', (data) => {
      said += data;
      const address = said.match(/DevTools listening on (ws:\S+)/)?.[1];
      if (address) found(address);
    });
    program.once('exit', () => failed(new Error(`Chromium did not start: ${said.slice(-400)}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const kill = async () => {
    const gone = new Promise((over) => program.once('exit', over));
    // The whole family, at once and without a word, as a dead battery does.
    process.kill(-program.pid, 'SIGKILL');
    await gone;
    await browser.close().catch(() => null);
  };
  return { context: browser.contexts()[0], kill };
}

const entries = (page) => page.evaluate(() => Number(document.documentElement.dataset.stored));

/** The record of the one game that is stored. */
async function record(page) {
  const texts = Object.values(await kept(page));
  assert.equal(texts.length, 1, 'one game is stored');
  return JSON.parse(texts[0]).record.actions;
}

/** Waits until the page has nothing left to write. */
async function settled(page) {
  for (let before = -1, now = await entries(page); before !== now; now = await entries(page)) {
    before = now;
    await page.waitForTimeout(60);
  }
}

test(`a reload, a closed tab, a killed renderer or browser at ${MOMENTS} random moments: nothing acknowledged is lost`, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'naqala-'));
  const pick = random(2026);
  let { context, kill } = await startBrowser(folder);
  const fresh = async () => {
    const page = watch(await context.newPage());
    await page.setViewportSize({ width: 1280, height: 860 });
    return page;
  };
  const counts = { reload: 0, tab: 0, renderer: 0, browser: 0, later: 0 };
  try {
    let page = await fresh();
    await start(page, { players: 2, seed: '42' });
    await acknowledged(page, 0);
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      for (let presses = 2 + pick(5); presses > 0; presses -= 1) {
        const choices = (await look(page)).filter(({ kind, text }) => !['good', 'djinn', 'held-djinn', 'item', 'whim'].includes(kind) && !/^Cancel/.test(text));
        assert.ok(choices.length > 0, 'there is something to press');
        assert.ok(!choices.some(({ kind }) => kind === 'over'), 'the game is long enough');
        if (presses === 1) await settled(page);
        const known = presses === 1 ? await record(page) : null;
        await byMouse(page)(choices[pick(choices.length)]);
        if (known === null) continue;
        // Amid the write, before it, or after it.
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
          const session = await context.newCDPSession(page);
          const gone = new Promise((over) => page.once('crash', over));
          session.send('Page.crash').catch(() => null);
          await gone;
          const next = await fresh();
          await page.close();
          page = next;
        } else {
          await kill();
          ({ context, kill } = await startBrowser(folder));
          page = await fresh();
        }
        if (what !== 'reload') await page.goto(BASE_URL);
        await ready(page);
        await page.locator('main.game').waitFor();
        await acknowledged(page);
        const now = await record(page);
        const place = `moment ${moment} (${what}), ${known.length} entries before`;
        assert.ok(now.length >= acknowledgedThen, `${place}: ${acknowledgedThen} acknowledged, ${now.length} there`);
        assert.ok(now.length <= known.length + 1, `${place}: ${now.length} there`);
        assert.deepEqual(now.slice(0, known.length), known, place);
        assert.equal(await entries(page), now.length, `${place}: the page stands where the disk does`);
        assert.equal(await page.locator('.notice.elsewhere').count(), 0, place);
        assert.deepEqual(recorded(page).errors, [], place);
        counts.later += now.length - known.length;
      }
    }
    t.diagnostic(`${JSON.stringify(counts)}, ${(await record(page)).length} entries in the end`);
    assert.ok((await record(page)).length > 30, 'a game was played meanwhile');
  } finally {
    await kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
