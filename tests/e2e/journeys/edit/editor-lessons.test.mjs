// The editor: positions become steps of a lesson, with a solution, hints and corrections.
import { LESSON } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { brush, editor, paste, said, SMALL, unfold, written } from '../../support/editor.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cell } from '../../support/game.mjs';
import { ready } from '../../support/pages.mjs';

test('a position becomes a lesson step that can be written, played and tried', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, SMALL);
  await unfold(page, '.lesson-step');
  const step = page.locator('.lesson-step');
  expect(await step.locator('[data-missing]').innerText()).toMatch(/title and a text/);
  await step.locator('[name=title-en]').fill('Taking a tile');
  await step.locator('[name=lesson-language]').selectOption('fr');
  await step.locator('[name=lesson-language]:focus').waitFor();
  await step.locator('[name=text-fr]').fill('Emparez-vous de l’oasis.');
  await step.locator('[name=text-en]').fill('Make the oasis yours.');
  expect(await step.innerText()).toMatch(/only read/);
  await page.click('[data-does=record-solution]');
  await page.locator('#solution-title:focus').waitFor();
  expect(await page.locator('[data-does=use-way]').isDisabled()).toBe(true);
  // Undo affects the move, not the position.
  await cell(page, 'b2').click();
  await page.keyboard.press('Control+z');
  await page.locator('.cell[data-light=alive]').first().waitFor();
  await page.click('[data-does=to-editor]');
  await page.locator('[data-does=record-solution]:focus').waitFor();
  expect(await page.locator('.cell').count()).toBe(4);
  await page.click('[data-does=record-solution]');
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  await page.locator('.targets').getByText('Anna holds a2').click();
  await page.click('[data-does=use-way]');
  await page.locator('[data-does=record-solution]:focus').waitFor();
  await step.locator('textarea[readonly]').first().waitFor();
  const lesson = JSON.parse(await step.locator('textarea[readonly]').first().inputValue());
  expect(lesson.positions.start.board).toEqual(SMALL.board);
  expect(lesson.steps[0].goal).toEqual({ tile: 'a2', owner: 0 });
  expect(lesson.steps[0].solution).toEqual(['take b2', 'drop a2 w']);
  expect(lesson.title).toEqual({ en: 'Taking a tile' });
  // A reload restores all of it.
  await page.reload();
  await ready(page);
  await step.locator('textarea[readonly]').first().waitFor();
  expect(JSON.parse(await step.locator('textarea[readonly]').first().inputValue())).toEqual(lesson);
  // Tries the lesson as a learner.
  await page.click('[data-does=try-lesson]');
  await page.locator('[data-lesson-step="1"]').waitFor();
  expect(await page.locator('.lesson-text').innerText()).toMatch(/Make the oasis yours/);
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  await page.locator('[data-said=reached]').waitFor();
  await page.click('[data-does=next]');
  await page.locator('[data-does=try-lesson]:focus').waitFor();
  // A changed position makes the played solution invalid.
  await brush(page, /^Clear the tile/);
  await cell(page, 'b2').click();
  expect(await page.locator('.lesson-step [data-missing]').innerText()).toMatch(/play it again/);
  await page.reload();
  await ready(page);
  await page.locator('.lesson-step').waitFor();
  expect(await page.locator('.lesson-step [name=text-fr]').inputValue(), 'texts are kept').toBe('Emparez-vous de l’oasis.');
});

test('an author adds languages and takes them away, and no field goes while they write in it', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, SMALL);
  await unfold(page, '.lesson-step');
  const step = page.locator('.lesson-step');
  const fields = () => step.locator('[name^=title-]').evaluateAll((all) => all.map(({ name, lang }) => `${name} ${lang}`));
  expect(await fields(), 'the language of the page').toEqual(['title-en en']);
  await step.locator('[name=lesson-language]').selectOption('fr');
  await expect(step.locator('[name=lesson-language] option[value=fr]')).toHaveCount(0);
  expect(await fields()).toEqual(['title-en en', 'title-fr fr']);
  const french = step.getByLabel('Title (Français)');
  await french.focus();
  await page.keyboard.type('Une');
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('Une tuile');
  await expect(french, 'the field keeps the focus').toBeFocused();
  await expect(french).toHaveValue('Une tuile');
  expect(await fields()).toEqual(['title-en en', 'title-fr fr']);
  await step.locator('[data-does=remove-language]').first().click();
  expect(await fields()).toEqual(['title-fr fr']);
  await expect(step.locator('[data-does=remove-language]'), 'the last language stays').toHaveCount(0);
  await page.reload();
  await ready(page);
  await step.locator('[name=title-fr]').waitFor();
  expect(await fields()).toEqual(['title-fr fr']);
});

test('the preview shows the lesson as wide as on the page where it goes, and as high as it will be there', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, LESSON);
  await page.click('[data-does=try-lesson]');
  await page.locator('main.lesson').waitFor();
  const frame = page.frameLocator('.preview-column iframe');
  const place = (name) => page.locator('[data-setting=preview-place] label').filter({ hasText: name });
  const fits = async (width) => {
    await frame.locator('.embed-lesson .cell').first().waitFor();
    await expect.poll(() => page.locator('.preview-column iframe').evaluate((frame) => [frame.clientWidth, frame.clientHeight])).toEqual([width, Math.ceil(await frame.locator('main').evaluate((main) => main.getBoundingClientRect().height))]);
    const height = await page.locator('.preview-column iframe').evaluate((frame) => frame.clientHeight);
    await expect(page.locator('.preview-size [role=status]')).toContainText(`${width} pixels wide, ${height} high`);
    return height;
  };
  await place('WordPress').click();
  const wide = await fits(645);
  await place('Phone').click();
  expect(await fits(360)).not.toBe(wide);
  await page.locator('[name=preview-width]').fill('500');
  await page.locator('[name=preview-width]').press('Tab');
  await fits(500);
  await axe(page);
  // It is the whole lesson, and can be played.
  for (const tile of LESSON.steps[0].solution.map((action) => action.split(' ')[1])) await frame.locator(`.cell[data-square=${tile}]`).click();
  await frame.locator('[data-said=reached]').waitFor();
  await page.click('[data-does=to-editor]');
  await page.locator('[data-does=try-lesson]:focus').waitFor();
});

test('a lesson opens again with all its steps, and what the editor does not show stays in it', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, LESSON);
  const step = page.locator('.lesson-step');
  await expect(step).toHaveAttribute('open', '');
  await expect(step.locator('[data-step]')).toHaveCount(LESSON.steps.length);
  await expect(step.locator('[name=title-fr]')).toHaveValue(LESSON.title.fr);
  await step.locator('[data-step="1"]').click();
  await expect(step.locator('[name=text-en]')).toHaveValue(LESSON.steps[1].text.en);
  await expect(step).toContainText('The goal is set');
  await step.locator('[name=text-en]').fill('In other words.');
  const file = async () => JSON.parse(await step.locator('textarea[readonly]').first().inputValue());
  await expect.poll(async () => (await file()).steps[1].text.en).toBe('In other words.');
  const again = await file();
  const bare = ({ position, ...step }, at) => (at === 1 ? { ...step, text: null } : step);
  expect(again.steps.map(bare)).toEqual(LESSON.steps.map(bare));
  // The code for a page holds the whole lesson.
  const code = step.locator('textarea[readonly]').last();
  await expect(code).toHaveValue(/<naqala-board mode="exercise"[^]*In other words\./);
});

test('an empty start leaves neither cards nor djinns in the lesson', async ({ newPage }) => {
  const page = await editor(newPage);
  await page.click('[data-does=empty]');
  const { board, market, djinnRow, players } = await written(page);
  expect(board.join(' ')).not.toMatch(/:/);
  expect([market, djinnRow]).toEqual([[], []]);
  expect(players.every(({ djinns, goods, fakirs }) => !djinns?.length && !Object.keys(goods ?? {}).length && !fakirs)).toBe(true);
  await axe(page);
  await page.keyboard.press('Control+z');
  expect((await written(page)).market.length).toBe(9);
});

test('a long list of goals shows that it goes on', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, { board: ['O8:ww V5:w', 'S6:b S6:wb'], players: [{ coins: 9, goods: { fish: 1 } }, {}] });
  await unfold(page, '.lesson-step');
  await page.click('[data-does=record-solution]');
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  const list = page.locator('.targets');
  await page.setViewportSize({ width: 1024, height: 320 });
  // Its lower edge is in view, and nothing lies over it.
  await list.evaluate((list) => list.scrollIntoView({ block: 'center' }));
  const edge = async () => {
    const { x, y, width, height } = await list.boundingBox();
    return page.screenshot({ clip: { x: x + width - 40, y: y + height - 3, width: 20, height: 2 } });
  };
  expect(await list.evaluate((list) => list.scrollHeight > list.clientHeight), 'the list is longer than its place').toBe(true);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const more = await edge();
  await list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  expect((await edge()).equals(more), 'a shadow stands at the edge only while something is below').toBe(false);
});

test('a lesson has several steps, with hints, corrections and amounts', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, SMALL);
  await unfold(page, '.lesson-step');
  const step = page.locator('.lesson-step');
  const file = async () => JSON.parse(await step.locator('textarea[readonly]').first().inputValue());
  await step.locator('[name=title-en]').fill('Taking a tile');
  await step.locator('[name=text-en]').fill('Make the oasis yours.');
  expect(await step.locator('[name=hints-en]').count(), 'a step that is only read has no hints').toBe(0);
  await page.click('[data-does=record-solution]');
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  await page.locator('.targets').getByText('Anna gains 14 points').click();
  const amount = page.locator('.targets input[type=number]:visible');
  await amount.fill('99');
  await amount.press('Tab');
  await expect(amount, 'no more than the way brings').toHaveValue('14');
  await amount.fill('10');
  await amount.press('Tab');
  await page.locator('.targets').getByText('Anna gains 10 points or more').waitFor();
  await page.click('[data-does=use-way]');
  await step.locator('[name=hints-en]').fill('Two elders stand there.\nOne step west.');
  await step.locator('[name=done-en]').fill('Eight points.');
  // What shows a mistake is what the right way never does.
  await page.click('[data-does=record-mistake]');
  await cell(page, 'b2').click();
  await cell(page, 'b1').click();
  expect(await page.locator('.targets').getByText('picks up').count()).toBe(0);
  await page.locator('.targets li').first().click();
  await page.click('[data-does=use-way]');
  await page.locator('[data-does=record-mistake]:focus').waitFor();
  await expect(step.locator('[data-missing]')).toHaveText(/each mistake/);
  await step.locator('[name=say-en]').fill('The oasis is not yours. Undo.');
  const one = await file();
  expect(one.steps[0].goal).toEqual({ gain: 0, atLeast: 10 });
  expect(one.steps[0].hints.map(({ en }) => en)).toEqual(['Two elders stand there.', 'One step west.']);
  expect(one.steps[0].feedback.map(({ say }) => say.en)).toEqual(['The oasis is not yours. Undo.']);
  expect(one.steps[0].done.en).toBe('Eight points.');
  // The second step begins where the first ends, and has a goal of its own.
  await page.click('[data-does=add-step]');
  expect(await said(page, 'a2')).toMatch(/camel/);
  await expect(step.locator('[data-missing]')).toHaveText(/^Step 2:/);
  await step.locator('[name=text-en]').fill('Place a palm tree.');
  await page.click('[data-does=record-solution]');
  await cell(page, 'a2').click();
  await page.locator('.targets li').first().click();
  await page.click('[data-does=use-way]');
  const two = await file();
  expect(two.steps.length).toBe(2);
  expect(two.steps[1].position).toBe(undefined);
  // A reload restores both, and the preview begins with the step at hand.
  await page.reload();
  await ready(page);
  await step.locator('textarea[readonly]').first().waitFor();
  expect(await file()).toEqual(two);
  await page.click('[data-step="0"]');
  expect(await said(page, 'a2')).toMatch(/2 elders/);
  expect(await file()).toEqual(two);
  await axe(page);
  await page.click('[data-does=try-lesson]');
  await page.locator('[data-lesson-step="1"]').waitFor();
  await cell(page, 'b2').click();
  await cell(page, 'b1').click();
  await expect(page.locator('.lesson-answer')).toHaveText('The oasis is not yours. Undo.');
  await page.locator('.lesson-panel [data-does=undo]').click();
  await cell(page, 'a2').click();
  await expect(page.locator('.lesson-answer')).toHaveText(/Eight points\./);
  await page.click('[data-does=next]');
  await page.locator('[data-lesson-step="2"]').waitFor();
  await page.click('[data-does=to-editor]');
  await page.locator('[data-does=try-lesson]:focus').waitFor();
  await page.click('[data-does=remove-step]');
  expect((await file()).steps.map(({ text }) => text.en)).toEqual(['Place a palm tree.']);
});
