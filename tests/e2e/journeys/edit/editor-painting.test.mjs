// The editor: meeples are painted onto tiles by mouse, finger and keys.
import { brush, editor, said, written } from '../../support/editor.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { FORMS } from '../../support/forms.mjs';
import { cell } from '../../support/game.mjs';
import { faults, take } from '../../support/looks.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

test('meeples stand on their tiles in each form', async ({ newPage }) => {
  const page = await editor(newPage);
  await page.locator('.editor-board .piece').nth(20).waitFor();
  for (const form of Object.keys(FORMS)) {
    await take(page, form);
    const found = (await faults(page, form)).filter(({ kind }) => kind === 'astray');
    expect(found.map(({ selector, what }) => `${selector}: ${what}`), form).toEqual([]);
  }
});

test('the board can be set up by keys alone', async ({ newPage }) => {
  const page = await editor(newPage);
  await page.click('[data-does=sweep]');
  await cell(page, 'a1').focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'e', 'e', 'v', 'Shift+e', 'ArrowUp', 'b', 'Enter', 'Delete']) await page.keyboard.press(key);
  expect(await said(page, 'b2')).toMatch(/1 vizier and 1 elder/);
  expect(await page.locator('.editor-board [role=status]').innerText(), 'what a key did is heard').toBe(await said(page, 'b3'));
  expect(await said(page, 'b3')).toMatch(/1 builder/);
  expect(await page.evaluate(() => document.activeElement.dataset.square), 'the focus stays on its tile').toBe('b3');
  await page.keyboard.press('Control+z');
  expect(await said(page, 'b3')).toMatch(/2 builders/);
  await page.keyboard.press('Control+Shift+z');
  expect(await said(page, 'b3')).toMatch(/1 builder\b/);
  // On a smaller board the focus moves to an existing tile.
  await page.getByRole('button', { name: 'Rows: less' }).focus();
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Enter');
  expect(await page.locator('.cell').count()).toBe(6);
  await page.keyboard.press('Shift+Tab');
});

test('a stroke of the mouse paints every tile once, and each can be undone', async ({ newPage }) => {
  const page = await editor(newPage);
  await page.click('[data-does=sweep]');
  await brush(page, /^elder/);
  const at = async (square) => {
    const box = await cell(page, square).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const stroke = async (...squares) => {
    await page.mouse.move(...(await at(squares[0])));
    await page.mouse.down();
    for (const square of squares.slice(1)) await page.mouse.move(...(await at(square)), { steps: 4 });
    await page.mouse.up();
  };
  const elders = async () => (await written(page)).board.join(' ').split('w').length - 1;
  // Back to the first tile: the click there paints nothing more.
  await stroke('a1', 'b1', 'c1', 'c2', 'c1', 'b1', 'a1');
  expect(await elders()).toBe(4);
  for (const square of ['a1', 'b1', 'c1', 'c2']) expect(await said(page, square), square).toMatch(/1 elder/);
  await page.keyboard.press('Control+z');
  expect(await elders()).toBe(3);
  // The pointer that only passes paints nothing, and a click is a click.
  await page.mouse.move(...(await at('d4')), { steps: 10 });
  expect(await elders()).toBe(3);
  await cell(page, 'd4').click();
  expect(await elders()).toBe(4);
});

test('a finger that begins sideways paints, and one that begins up or down scrolls', async ({ newPage }) => {
  const page = await editor(newPage, { viewport: VIEWPORTS.phone, touch: true });
  await page.locator('[data-does=sweep]').tap();
  await brush(page, /^elder/);
  await cell(page, 'a3').scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const middle = async (square) => {
    const { x, y, width, height } = await cell(page, square).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const stroke = async (...squares) => {
    let at = await middle(squares[0]);
    await touch('touchStart', [at]);
    for (const square of squares.slice(1)) {
      const to = await middle(square);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part }]);
      at = to;
    }
    await touch('touchEnd', []);
  };
  const elders = async () => (await page.locator('.editor .cell [data-tribe=elder]').count());
  await stroke('b3', 'c3', 'd3', 'd2');
  for (const square of ['b3', 'c3', 'd3', 'd2']) await expect(cell(page, square), square).toHaveAttribute('aria-label', /1 elder/);
  const painted = await elders();
  expect(painted).toBe(4);
  await stroke('b4', 'b3', 'b2', 'b1');
  expect(await elders(), 'a stroke up or down paints nothing').toBe(painted);
  await cell(page, 'b1').tap();
  await expect(cell(page, 'b1')).toHaveAttribute('aria-label', /1 elder/);
});
