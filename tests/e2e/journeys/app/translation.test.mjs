// A page that the browser translates: what the program goes on changing stays as it is, what may be translated follows the game, and nothing throws.
// The journey `screens` translates every screen and plays on.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openDialog, openRecord, play } from '../../support/game.mjs';
import { isReached, lesson, performByScript, pressPanel, tryRefused } from '../../support/learner.mjs';
import { open, untilSeen } from '../../support/pages.mjs';
import { EMBEDDED, SCREENS } from '../../support/screens.mjs';
import { TRANSLATED, translate, translatedParts, untranslated } from '../../support/translator.mjs';

/** Opens a screen twice, and translates the second page. */
async function twins(newPage, prepare) {
  const pages = [await newPage(), await newPage()];
  for (const page of pages) await prepare(page);
  await translate(pages[1]);
  return pages;
}

/** Expects both pages to show the same, once both have shown what they were asked for. */
const expectTwins = ([plain, translated], when) =>
  expect.poll(async () => (await untranslated(translated)) === (await untranslated(plain)) || [await untranslated(plain), await untranslated(translated)], when).toBe(true);

/** A script presses a choice: pictures are hidden, and both pages take the same way. */
const byScript = (page) => ({ id }) => page.evaluate((id) => document.querySelector(`[data-e2e="${id}"]`).click(), id);

async function playOn(pages, presses) {
  for (let turn = 0; turn < presses; turn += 1) {
    for (const page of pages) {
      let left = 1;
      await play(page, { seed: turn + 7, press: byScript(page), done: async () => left-- === 0 });
    }
    await expectTwins(pages, `after ${turn + 1} presses`);
  }
}

test('a game that is translated shows what the game is at', async ({ newPage }) => {
  const pages = await twins(newPage, async (page) => openRecord(page, await cut('5-players-both', 2)));
  await playOn(pages, 40);
  expect(await translatedParts(pages[1], [])).toEqual([]);
});

test('a score pad that is translated adds up', async ({ newPage }) => {
  const pages = await twins(newPage, SCREENS['score-pad-both']);
  for (const page of pages) await page.locator('.pad-sheet input').first().fill('Zoé');
  await expectTwins(pages, 'with a name');
});

for (const name of ['embedded-explore', 'embedded-play']) {
  test(`a board on another page that is translated shows what the game is at (${name})`, async ({ newPage }) => {
    await playOn(await twins(newPage, EMBEDDED[name]), 12);
  });
}

for (const name of Object.keys(EMBEDDED).filter((name) => !['embedded-explore', 'embedded-play'].includes(name))) {
  test(`a board on another page may be translated (${name})`, async ({ newPage }) => {
    const pages = await twins(newPage, EMBEDDED[name]);
    await expectTwins(pages, name);
    const parts = await translatedParts(pages[1], TRANSLATED);
    expect(parts.filter((part) => !TRANSLATED.includes(part))).toEqual([]);
  });
}

test('the texts of a lesson are translated, and follow the learner', async ({ newPage }) => {
  const pages = await twins(newPage, async (page) => {
    await open(page, '#learn=move');
    await untilSeen(page, 'main.lesson');
  });
  const [, translated] = pages;
  const { steps } = await lesson('move');
  for (const [at, step] of steps.entries()) {
    await expectTwins(pages, `step ${at + 1}`);
    await expect(translated.locator('.lesson-text font').first()).toContainText('ˣ');
    for (const page of pages) {
      for (let asked = 0; step.goal && asked <= step.hints.length; asked += 1) {
        await pressPanel(page, 'hint');
        await untilSeen(page, '.lesson-hints li');
      }
    }
    await expectTwins(pages, `hints of step ${at + 1}`);
    for (const page of pages) {
      await performByScript(page, step.solution ?? []);
      if (step.goal && !(await isReached(page))) await tryRefused(page);
      await expect.poll(() => isReached(page)).toBe(true);
    }
    await expectTwins(pages, `step ${at + 1}, done`);
    expect((await translatedParts(translated, ['.lesson-panel'])).filter((part) => part !== '.lesson-panel')).toEqual([]);
    if (at + 1 < steps.length) for (const page of pages) await pressPanel(page, 'next');
  }
});

test('the help is translated, and another language draws it anew', async ({ newPage }) => {
  // Each player has a language of their own, so a script that plays on changes the language behind the open help.
  const pages = await twins(newPage, async (page) => {
    const record = await cut(2, 0);
    await openRecord(page, JSON.stringify({ format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], languages: ['en', 'fr'], record }));
    await openDialog(page, 'help');
    await untilSeen(page, '.help');
  });
  expect(await translatedParts(pages[1], ['.help'])).toEqual(['.help']);
  await expectTwins(pages, 'help');
  const language = (page) => page.evaluate(() => document.documentElement.lang);
  const first = await language(pages[0]);
  for (const page of pages) {
    await page.keyboard.press('Escape');
    await play(page, { seed: 3, press: byScript(page), done: async () => (await language(page)) !== first });
  }
  await expectTwins(pages, 'the game in the other language');
  for (const page of pages) await openDialog(page, 'help');
  await expectTwins(pages, 'help in the other language');
});
