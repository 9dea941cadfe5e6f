// The set-up on the first page, by real mouse and keys.
import { expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { labels, openDialog, start } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';

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
  expect(await labels(page)).toEqual(await labels(other));
  const another = await newPage();
  await start(another, { seed: '4712' });
  expect(await labels(page)).not.toEqual(await labels(another));
});

for (const [locale, hint] of [['en-GB', 'Sees more than half'], ['fr-FR', 'Voit plus de la moitié']]) {
  test(`one person sits down against three computers in four taps, and each level is explained once (${locale})`, async ({ newPage }) => {
    const page = await newPage({ locale, viewport: { width: 390, height: 844 }, touch: true });
    await open(page);
    const levels = () => page.locator('.player-row select').evaluateAll((all) => all.map((select) => select.value));
    await page.locator('[data-count="4"]').tap();
    // Two taps: one opens the list, one chooses.
    await page.locator('.players-others select').selectOption('courtier');
    expect(await levels()).toEqual(['', 'courtier', 'courtier', 'courtier']);
    const names = await page.locator('.player-row input[type=text]').evaluateAll((fields) => fields.map((field) => field.value));
    expect(names.slice(1), 'default names change with the seats').toEqual(['Idris', 'Zahra', 'Omar']);
    await expect(page.locator('.setup-form').getByText(hint), 'said once').toHaveCount(1);
    await page.locator('[data-count="3"]').tap();
    await page.locator('[data-count="4"]').tap();
    expect(await levels(), 'a new seat is one more of them').toEqual(['', 'courtier', 'courtier', 'courtier']);
    await page.locator('.player-row select').nth(2).selectOption('sultan');
    await expect(page.locator('.players-others select'), 'levels differ').toHaveValue('mixed');
    await expect(page.locator('.level-hints')).toHaveText(/^\S+ · .+\n?Sultan · /);
    await expectNoSidewaysScroll(page);
    await page.locator('.setup-form button[type=submit]').tap();
    await page.locator('main.game').waitFor();
    await expect(page.locator('.player-level')).toHaveCount(3);
  });
}

test('five players need an expansion, and the page says so', async ({ page }) => {
  await open(page);
  const five = page.locator('[data-count="5"]');
  await page.click('[data-count="4"]');
  expect(await five.isDisabled()).toBeTruthy();
  expect(await page.locator('#five-need').innerText()).toMatch(/expansion/);
  await page.click('input[name=whims]');
  await five.click();
  expect(await page.locator('.player-row').count()).toBe(5);
  await page.click('input[name=whims]');
  await page.click('.setup-form button[type=submit]');
  expect(await page.locator('main.game').count(), 'five play the base game').toBe(0);
  await page.click('input[name=artisans]');
  await page.click('.setup-form button[type=submit]');
  await page.locator('main.game').waitFor();
  expect(await page.locator('.cell').count()).toBe(36);
  await openDialog(page, 'menu');
  await page.click('[data-does=new-game]');
  await page.click('[data-does=yes]');
  expect(await page.locator('input[name=artisans]').isChecked(), 'the expansions are not remembered').toBeTruthy();
});
