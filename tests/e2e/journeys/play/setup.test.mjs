// The set-up of a game, by real mouse and keys.
import { axe, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { labels, openDialog, openSetup, start } from '../../support/game.mjs';
import { open, untilSeen } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { storedGames } from '../../support/storage.mjs';

test('players can be removed by mouse and by keys, and a typed seed deals the same game each time', async ({ newPage }) => {
  const page = await newPage();
  await openSetup(page);
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

for (const [locale, hint] of [['en-GB', 'Sees half'], ['fr-FR', 'Voit la moitié']]) {
  test(`one person sits down against three computers in four taps, and each level is explained once (${locale})`, async ({ newPage }) => {
    const page = await newPage({ locale, viewport: { width: 390, height: 844 }, touch: true });
    await openSetup(page);
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
  await openSetup(page);
  const five = page.locator('[data-count="5"]');
  await expect(page.locator('#five-need'), 'the reason stands there before one asks').toHaveText(/expansion/);
  await five.click({ force: true });
  expect(await page.locator('.player-row').count()).toBe(2);
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

/** Returns the names in their order. */
const namesOf = (page) => page.locator('.player-row input[type=text]').evaluateAll((fields) => fields.map((field) => field.value));

test('Enter goes from name to name and then to the start, and starts no game; a tap selects a name', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone, touch: true });
  await openSetup(page);
  await page.locator('[data-count="3"]').tap();
  const fields = page.locator('.player-row input[type=text]');
  for (const [index, name] of ['Ada', 'Bob', 'Cleo'].entries()) {
    if (index === 0) await fields.first().tap();
    await expect(fields.nth(index)).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  expect(await namesOf(page), 'what was there is replaced').toEqual(['Ada', 'Bob', 'Cleo']);
  await expect(page.locator('[data-does=start]')).toBeFocused();
  await expect(page.locator('main.setup')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.locator('main.game, .cover').first().waitFor();
});

test('players change places by dragging, by keys and by buttons, and colours by their discs', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openSetup(page);
  await page.click('[data-count="4"]');
  const [first, second, third, fourth] = await namesOf(page);
  const rows = page.locator('.player-row');
  const handle = (seat) => rows.nth(seat).locator('[data-does=move]');
  const [from, to] = await Promise.all([handle(0), handle(2)].map((handle) => handle.boundingBox()));
  await page.mouse.move(from.x + 10, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 25, { steps: 12 });
  await expect(page.locator('.player-row[data-dragged]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('.player-row[data-dragged]')).toHaveCount(0);
  expect(await namesOf(page)).toEqual([second, third, first, fourth]);
  await expect(page.locator('.seat-strip:visible'), 'a drag is no tap').toHaveCount(0);

  await handle(2).focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await namesOf(page)).toEqual([first, second, third, fourth]);
  await expect(page.locator('.players-to-be [role=status]')).toHaveText(`${first}: place 1 of 4`);

  await handle(3).click();
  await rows.nth(3).locator('[data-does=up]').click();
  expect(await namesOf(page)).toEqual([first, second, fourth, third]);
  await rows.nth(2).locator('[data-does=up]').press('Enter');
  expect(await namesOf(page)).toEqual([first, fourth, second, third]);

  const colours = () => rows.evaluateAll((rows) => rows.map((row) => row.dataset.colour));
  const before = await colours();
  await rows.nth(0).locator('[data-does=colour]').click();
  await expect(page.locator('.seat-strip:visible'), 'one row is open').toHaveCount(1);
  await rows.nth(0).locator(`.swatch[data-colour=${before[1]}]`).click();
  expect(await colours(), 'a colour that is taken is exchanged').toEqual([before[1], before[0], ...before.slice(2)]);
  await rows.nth(0).locator('.swatch[data-colour=black]').click();
  expect(await colours()).toEqual(['black', before[0], ...before.slice(2)]);
});

test('a computer has a style and players other coins, which the row says and the game keeps', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone, touch: true, ownContext: true });
  await openSetup(page);
  const rows = page.locator('.player-row');
  const who = rows.nth(1).locator('.who');
  const shown = () => who.evaluate((select) => select.selectedOptions[0].textContent);
  await rows.nth(1).locator('[data-does=colour]').tap();
  await expect(rows.nth(1).locator('.style'), 'a person has no style').toHaveCount(0);
  await who.selectOption('apprentice');
  await expect(rows.nth(1).locator('.style'), 'an apprentice does not see enough').toHaveCount(0);
  await who.selectOption('counsellor');
  await rows.nth(1).locator('.style').selectOption('djinns');
  expect(await shown()).toBe('Counsellor · djinns');
  await rows.nth(1).locator('.coins').selectOption('40');
  await rows.nth(0).locator('[data-does=colour]').tap();
  await rows.nth(0).locator('.coins').selectOption('65');
  const hints = page.locator('.level-hints');
  for (const line of ['Idris likes djinns.', 'Idris starts with 40 coins.', 'Anna starts with 65 coins.']) await expect(hints).toContainText(line);
  await axe(page);
  await expectNoSidewaysScroll(page);

  await page.click('[data-does=start]');
  await page.locator('main.game').waitFor();
  await expect(page.locator('.player[data-seat="0"] [data-stat=coin]').first()).toContainText('65');
  const stored = async () => JSON.parse(Object.values(await storedGames(page)).at(-1) ?? '{}');
  await expect.poll(async () => (await stored()).styles).toEqual([0, 2]);
  const { record } = await stored();
  expect([record.computers, record.position.players.map(({ coins }) => coins)]).toEqual([[null, 'counsellor'], [65, 40]]);

  await page.reload();
  await expect(page.locator('.player[data-seat="0"] [data-stat=coin]').first(), 'it is there again').toContainText('65');
  await openDialog(page, 'menu');
  await page.click('[data-does=table]');
  await expect(page.locator('dialog .level-hints')).toContainText('Idris likes djinns.');
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.removeItem('naqala.current'));
  await openSetup(page);
  expect(await shown(), 'the next set-up begins so').toBe('Counsellor · djinns');
});

test('a finger drags a player, and taps the handle for the buttons', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone, touch: true });
  await openSetup(page);
  const [first, second] = await namesOf(page);
  const handle = page.locator('.player-row [data-does=move]').first();
  await handle.tap();
  await page.locator('.seat-strip:visible [data-does=down]').tap();
  expect(await namesOf(page)).toEqual([second, first]);
  await page.locator('.player-row [data-does=move]').nth(1).tap();
  await expect(page.locator('.seat-strip:visible')).toHaveCount(0);
  const box = await handle.boundingBox();
  const device = await page.context().newCDPSession(page);
  const touch = (type, y) => device.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 20, y }] });
  await touch('touchStart', box.y + 20);
  for (let y = box.y + 25; y < box.y + 170; y += 10) await touch('touchMove', y);
  await touch('touchEnd');
  await expect.poll(() => namesOf(page)).toEqual([first, second]);
});

test('Back and Escape lead from the set-up to the first page, and what was chosen is there again', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await open(page);
  await page.click('[data-does=setup]');
  await page.locator('.player-row input[type=text]').first().fill('Zoé');
  await page.click('input[name=artisans]');
  await page.goBack();
  await page.locator('main.home').waitFor();
  await page.goForward();
  await untilSeen(page, 'main.setup .player-row');
  expect((await namesOf(page))[0]).toBe('Zoé');
  await expect(page.locator('input[name=artisans]')).toBeChecked();
  await page.keyboard.press('Escape');
  await page.locator('main.home').waitFor();
  await page.reload();
  await page.locator('main.home').waitFor();
});

test('two computers have two names, and no choice moves another', async ({ newPage }) => {
  const page = await newPage({ ownContext: true, viewport: VIEWPORTS.phone });
  await openSetup(page);
  for (const seat of [0, 1]) await page.locator('.player-row select').nth(seat).selectOption('courtier');
  expect(new Set(await namesOf(page)).size).toBe(2);
  const places = () => page.locator('.secrecy label').evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top + scrollY));
  const start = () => page.locator('.setup-options').evaluate((part) => part.offsetHeight);
  const before = [await places(), await start()];
  for (const index of [1, 2, 0]) {
    await page.locator('.secrecy label').nth(index).click();
    expect([await places(), await start()]).toEqual(before);
  }
});
