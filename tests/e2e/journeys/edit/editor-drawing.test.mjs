// The editor: marks, arrows and comments on a position, and where they go.
import { axe } from '../../support/checks.mjs';
import { brush, editor, paste, said, SMALL, unfold, written } from '../../support/editor.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cell } from '../../support/game.mjs';

const NOTE = { text: { en: 'Take the oasis.' }, marks: ['b2 good', 'a1 A'], arrows: ['b2 a2', 'b1 a1 a2 bad'] };

test('an author draws marks and arrows, writes a comment, and finds them in the code', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, SMALL);
  await unfold(page, '[data-part=drawing]');
  await brush(page, 'Mark: good');
  await cell(page, 'b2').click();
  await brush(page, 'Letter');
  await cell(page, 'a1').click();
  expect(await said(page, 'b2'), 'a screen reader hears the mark').toMatch(/b2: good/);
  await brush(page, /^Arrow$/);
  for (const square of ['b2', 'a2', 'a2']) await cell(page, square).click();
  await brush(page, 'Arrow: bad');
  await cell(page, 'b1').focus();
  // By keys alone.
  for (const key of ['Enter', 'ArrowLeft', 'Enter', 'ArrowUp', 'Enter', 'Enter']) await page.keyboard.press(key);
  await page.locator('textarea[name=comment]').fill(NOTE.text.en);
  await page.locator('textarea[name=comment]').blur();
  expect((await written(page)).note).toEqual(NOTE);
  await expect(page.locator('.drawing .drawing-arrow')).toHaveCount(2);
  await expect(page.locator('.hand-on textarea[readonly]').nth(1), 'the code of a board has it').toHaveValue(/"note"/);
  await axe(page);
  // It is still there after a reload, and undo takes it back step by step.
  await page.reload();
  await page.locator('.drawing .drawing-mark').first().waitFor();
  expect((await written(page)).note).toEqual(NOTE);
  await unfold(page, '[data-part=drawing]');
  await page.click('[data-does=clear-drawing]');
  expect((await written(page)).note).toEqual({ text: NOTE.text });
  await page.click('.editor-bar [data-does=undo]');
  expect((await written(page)).note).toEqual(NOTE);
});
