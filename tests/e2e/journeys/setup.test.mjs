// The set-up on the first page, by real mouse and keys.
import { expect, test } from '../support/fixtures.mjs';
import { start } from '../support/game.mjs';
import { open } from '../support/pages.mjs';

const board = (page) => page.locator('.cell').evaluateAll((cells) => cells.map((cell) => `${cell.dataset.square} ${cell.getAttribute('aria-label')}`));

test('players can be removed by mouse and by keys, and a typed seed deals the same game each time', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  await page.locator('main.setup input[name=secrecy]').last().check({ force: true });
  const rows = page.locator('.player-row');
  const names = () => rows.locator('input[type=text]').evaluateAll((fields) => fields.map((field) => field.value));
  await page.click('[data-count="4"]');
  await expect(page.locator('[data-count="4"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows).toHaveCount(4);
  const [first, , third, fourth] = await names();
  await page.click('[data-count="3"]');
  await expect(rows, 'the last player leaves').toHaveCount(3);
  await page.click('[data-count="4"]');
  await rows.nth(1).getByRole('button', { name: /^Remove / }).click();
  expect(await names()).toEqual([first, third, fourth]);
  await rows.nth(1).getByRole('button', { name: /^Remove / }).focus();
  await page.keyboard.press('Enter');
  expect(await names()).toEqual([first, fourth]);
  expect(await rows.getByRole('button', { name: /^Remove / }).evaluateAll((all) => all.filter((button) => !button.disabled).length), 'two must stay').toBe(0);

  await page.click('.setup-more > summary');
  await page.click('input[name=seed]');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4711');
  expect(await page.inputValue('input[name=seed]')).toBe('4711');
  await page.keyboard.press('Enter');
  await page.locator('main.game').waitFor();
  const other = await newPage();
  await start(other, { seed: '4711' });
  expect(await board(page)).toEqual(await board(other));
  const another = await newPage();
  await start(another, { seed: '4712' });
  expect(await board(page)).not.toEqual(await board(another));
});
