// The history of a game: buttons, keys and slider step through it and do not change the game.
import { expect, test } from '../../support/fixtures.mjs';
import { asked, cell, cut, expectScores, exported, historyStep, labels, openDialog, openRecord, openGames } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

/** Opens a game of four after so many actions. */
async function table(newPage, actions, options = {}, record = {}) {
  const page = await newPage({ viewport: VIEWPORTS.tablet, ...options });
  await openRecord(page, await cut(4, actions), record);
  await page.mouse.move(1, 1);
  return page;
}

const bar = (page) => page.locator('.history-bar');
const press = (page, does) => page.click(`.history-bar [data-does=${does}]`);
const lit = (page) => page.locator('.cell[data-shown]').evaluateAll((cells) => cells.map((shown) => shown.dataset.square).sort());
const words = (page) => page.locator('.history-text [role=status]').innerText();
const focused = (page) => page.evaluate(() => document.activeElement.dataset.does ?? document.activeElement.tagName);

test('buttons step through the history, each step with its words and its tile highlighted, and back to the unchanged game', async ({ newPage }) => {
  const page = await table(newPage, 60);
  const { actions } = await cut(4);
  const [now, record, line] = [await labels(page), await exported(page), await asked(page)];
  await openDialog(page, 'log');
  await page.click('dialog [data-does=history]');
  await bar(page).waitFor();
  expect(await historyStep(page)).toEqual([60, 60]);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.waitForFunction(() => document.activeElement.dataset.does === 'play');
  for (let step = 60; step > 55; step -= 1) {
    expect(await historyStep(page)).toEqual([step, 60]);
    const [, square] = actions[step - 1].match(/^(?:take|drop) ([a-f][1-5])/) ?? [];
    if (square) {
      expect(await lit(page), `${actions[step - 1]} lights ${await lit(page)}`).toContain(square);
      expect(await words(page)).toMatch(new RegExp(square));
    }
    await press(page, 'back');
    expect(await focused(page), 'the focus stays where it was').toBe('back');
  }
  await press(page, 'forth');
  expect(await historyStep(page)).toEqual([56, 60]);
  await press(page, 'first');
  expect(await historyStep(page)).toEqual([0, 60]);
  expect(await page.getAttribute('.history-bar [data-does=back]', 'aria-disabled')).toBe('true');
  expect(await labels(page)).not.toEqual(now);
  await press(page, 'last');
  await press(page, 'to-game');
  await bar(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('MAIN');
  expect(await labels(page)).toEqual(now);
  expect(await asked(page)).toBe(line);
  expect(await exported(page)).toBe(record);
});

test('keys step through the history, to both ends, and back to the game', async ({ newPage }) => {
  const page = await table(newPage, 60);
  const now = await labels(page);
  await page.keyboard.press('PageUp');
  await bar(page).waitFor();
  expect(await historyStep(page)).toEqual([59, 60]);
  await page.waitForFunction(() => document.activeElement.dataset.does === 'play');
  for (const [key, step] of [['ArrowLeft', 58], ['PageUp', 57], ['ArrowRight', 58], ['PageDown', 59], ['Home', 0], ['ArrowLeft', 0], ['End', 60], ['ArrowRight', 60]]) {
    await page.keyboard.press(key);
    expect(await historyStep(page), key).toEqual([step, 60]);
  }
  // On the board arrows move from tile to tile, but the page keys still step.
  await cell(page, 'c3').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement.dataset.square)).toBe('b3');
  await page.keyboard.press('PageUp');
  expect(await historyStep(page)).toEqual([59, 60]);
  expect(await page.evaluate(() => document.activeElement.dataset.square)).toBe('b3');
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement.dataset.square)).toBe('b3');
  // The focused tile shows its ends.
  await page.evaluate(() => document.activeElement.blur());
  expect(await labels(page)).toEqual(now);
});

test('the slider seeks and names its step', async ({ newPage }) => {
  const page = await table(newPage, 60, { locale: 'fr-FR' });
  await page.keyboard.press('PageUp');
  const slider = page.locator('.history-slider');
  await slider.fill('12');
  expect(await historyStep(page)).toEqual([12, 60]);
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Étape 12 sur 60\. .{5}/);
  await slider.press('ArrowRight');
  expect(await historyStep(page)).toEqual([13, 60]);
  await slider.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
});

test('a line of the log leads to its step, and playback stops at the end', async ({ newPage }) => {
  const page = await table(newPage, 20);
  await openDialog(page, 'log');
  const line = page.locator('dialog .chapter li').nth(2);
  const told = (await line.innerText()).trim();
  await line.locator('[data-does=look-at]').click();
  await bar(page).waitFor();
  expect(await words(page), `${await words(page)} is not ${told}`).toContain(told);
  await openDialog(page, 'log');
  expect(await page.locator('[data-does=take-back]').count(), 'nothing is taken back in the past').toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  // Reads the label within the event: a slow machine would find playback at its end.
  const label = await page.locator('.history-bar [data-does=play]').evaluate(async (button) => {
    button.click();
    for (let turn = 0; turn < 20; turn += 1) await null;
    return button.getAttribute('aria-label');
  });
  expect(label).toBe('Pause');
  await page.waitForFunction(() => document.querySelector('.history-step').textContent.includes('20 of'));
  await page.locator('.history-bar [data-does=play][aria-label=Play]').waitFor();
  expect(await historyStep(page)).toEqual([20, 20]);
  // Playback starts again from the end; any other step pauses it. The step comes from the page, as soon as playback shows step 1: a slow
  // machine would find playback further on.
  const stepped = page.evaluate(() => new Promise((done) => {
    const bar = document.querySelector('.history-bar');
    new MutationObserver((_, observer) => {
      if (!bar.querySelector('.history-step').textContent.includes('Step 1 of')) return;
      observer.disconnect();
      bar.querySelector('[data-does=forth]').click();
      done();
    }).observe(bar, { subtree: true, childList: true, characterData: true });
  }));
  await press(page, 'play');
  await stepped;
  expect(await page.getAttribute('.history-bar [data-does=play]', 'aria-label')).toBe('Play');
  expect(await historyStep(page)).toEqual([2, 20]);
});

test('a player who takes the device can watch what the others did, then play', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await page.addInitScript(() => localStorage.setItem('naqala.turn', 'on'));
  await openRecord(page, await cut('5-players-both', 100), { handOver: true });
  const before = await page.locator('.cover-name').innerText();
  const turn = await page.getAttribute('html', 'data-turn');
  expect(turn, 'it is turned to the player who asks').not.toBe(null);
  const turns = await page.evaluateHandle(() => {
    const turns = new Set();
    new MutationObserver(() => turns.add(document.documentElement.dataset.turn)).observe(document.documentElement, { attributeFilter: ['data-turn'] });
    return turns;
  });
  await page.click('[data-does=show-me]');
  await page.locator('.cover').waitFor({ state: 'detached' });
  const [from, all] = await historyStep(page);
  expect(all).toBe(100);
  expect(from, 'it begins in the past').toBeLessThan(100);
  expect(await page.getAttribute('.history-bar [data-does=play]', 'aria-label')).toBe('Pause');
  await page.waitForFunction((from) => !document.querySelector('.history-step').textContent.includes(` ${from} `), from);
  await press(page, 'last');
  expect(await turns.evaluate((turns) => [...turns]), `the table stays turned by ${turn} to whoever asked`).toEqual([]);
  // Whoever watched has not said yet that they are the player.
  expect(await page.locator('[data-does=to-game]').innerText()).toBe(`I am ${before}`);
  await press(page, 'to-game');
  expect(await page.locator('.cover').count()).toBe(0);
  expect(await page.locator('.action-bar .whose').innerText()).toMatch(new RegExp(before));
  // Later the button leads back to the game.
  await page.keyboard.press('PageUp');
  expect(await page.locator('[data-does=to-game]').innerText()).toBe('Back to the game');
});

test('a game without actions has no history', async ({ newPage }) => {
  const page = await table(newPage, 0, {}, { handOver: true });
  await page.locator('.cover').waitFor();
  expect(await page.locator('[data-does=show-me]').count()).toBe(0);
  await page.keyboard.press('PageUp');
  expect(await bar(page).count(), 'nobody looks under the cover').toBe(0);
  await page.click('.cover button.primary');
  await page.keyboard.press('PageUp');
  expect(await bar(page).count(), 'there is no past yet').toBe(0);
});

test('a finished game opens at its start, from a file and from the list, and shows its score afterwards', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await open(page);
  await page.click('[data-opens=open]');
  const text = JSON.stringify(await cut(3));
  await page.setInputFiles('#record-file', { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const way of ['the file', 'the list']) {
    await bar(page).waitFor();
    expect((await historyStep(page))[0], way).toBe(0);
    expect(await page.locator('dialog[open]').count(), way).toBe(0);
    expect(await page.getAttribute('.history-bar [data-does=play]', 'aria-label'), way).toBe('Play');
    await press(page, 'to-game');
    await page.locator('dialog[open][data-dialog=score]').waitFor();
    await expectScores(page, 3);
    await page.keyboard.press('Escape');
    await openDialog(page, 'menu');
    if (way === 'the list') break;
    await page.click('[data-does=leave]');
    await openGames(page);
    await page.click('[data-does=resume]');
  }
});
