// The editor: positions are set up, checked, played and shared.
import { axe } from '../../support/checks.mjs';
import { brush, editor, flaws, paste, said, SMALL, unfold, written } from '../../support/editor.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cell, openDialog, start } from '../../support/game.mjs';
import { open, ready } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { acknowledged, storedGames } from '../../support/storage.mjs';

test('a position can be set up by clicking, shows its faults, and can be played', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await open(page);
  await page.click('[data-does=edit]');
  await page.locator('.editor .cell').first().waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.click('[data-does=sweep]');
  expect(await flaws(page), 'all meeples are in the bag').toEqual([]);
  await brush(page, /^elder, 20 left/);
  for (const square of ['c3', 'c3', 'd3', 'd4']) await cell(page, square).click();
  await brush(page, /^assassin/);
  await cell(page, 'd4').click();
  await brush(page, /^palm tree/);
  await cell(page, 'd4').click();
  await brush(page, /^Camel: Sam/);
  await cell(page, 'e4').click();
  expect(await said(page, 'c3')).toMatch(/2 elders/);
  expect(await said(page, 'd4')).toMatch(/1 elder and 1 assassin, 1 palm tree/);
  expect(await said(page, 'e4')).toMatch(/Sam’s camel|camel of Sam/);
  // Too many of a piece is a fault; a right click or undo removes it.
  await brush(page, /^palm tree, 11 left/);
  for (let count = 0; count < 12; count += 1) await cell(page, 'a1').click();
  expect(await flaws(page)).toEqual(['Palm trees: 13, and there are only 12']);
  expect(await page.locator('[data-does=play]').isDisabled()).toBe(true);
  await cell(page, 'a1').click({ button: 'right' });
  expect(await flaws(page)).toEqual([]);
  for (let count = 0; count < 12; count += 1) await page.keyboard.press('Control+z');
  expect(await said(page, 'a1')).toMatch(/1 palm tree/);
  await page.locator('[data-does=redo]').click();
  expect(await said(page, 'a1')).toMatch(/2 palm trees/);
  await page.locator('[data-setting=brush-mode] input').nth(1).click();
  await cell(page, 'a1').click();
  expect(await said(page, 'a1')).toMatch(/1 palm tree/);
  // So is a tile that occurs too often.
  await page.locator('[data-setting=brush-mode] input').nth(0).click();
  await brush(page, /^sacred place 15/);
  for (const square of ['a1', 'b1']) await cell(page, square).click();
  expect((await flaws(page)).join()).toMatch(/Sacred place 15: [23], and there are only 1/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  // It is Sam's turn; the game goes on from here, also after a reload.
  await page.locator('[name=moment]').nth(1).click();
  await page.locator('[name=whose]').nth(1).click();
  await page.click('[data-does=play]');
  await page.locator('main.game').waitFor();
  expect(await page.locator('.action-bar').innerText()).toMatch(/Sam|tile|move/i);
  const shown = await said(page, 'd4');
  expect(shown).toMatch(/1 elder and 1 assassin, 1 palm tree/);
  await acknowledged(page);
  await page.reload();
  await ready(page);
  await page.locator('main.game').waitFor();
  expect(await said(page, 'd4')).toBe(shown);
  // Back leads to the unchanged editor.
  await page.goBack();
  await page.locator('.editor .cell').first().waitFor();
  expect(await said(page, 'd4')).toMatch(/1 palm tree/);
});

test('players, cards and markers can be set, and the text of the position contains them', async ({ newPage }) => {
  const page = await editor(newPage);
  await page.getByLabel('The Artisans of Naqala').click();
  await page.getByLabel('The Whims of the Sultan').click();
  await page.getByRole('button', { name: 'Players: more' }).click();
  await unfold(page, '[data-seat="2"]');
  const player = page.locator('[data-seat="2"]');
  await player.getByLabel('Name').fill('Zoé');
  await player.getByLabel('Name').press('Enter');
  await player.getByRole('spinbutton', { name: 'Coins' }).fill('17');
  await player.getByRole('spinbutton', { name: 'Coins' }).press('Enter');
  await player.getByRole('radio', { name: 'Black' }).check();
  await player.getByRole('button', { name: 'elders: more' }).click();
  await player.getByRole('button', { name: 'silk: more' }).click();
  await unfold(page, '[data-zone=djinns-2]');
  // A card moves from wherever it lies, in the deck or face up.
  await page.click('[data-zone=djinns-2] [data-adds=sloar]');
  await page.click('[data-zone=djinns-2] [data-adds=boaz]');
  await unfold(page, '[data-zone=djinn-row]');
  await page.click('[data-zone=djinn-row] [data-adds=sloar]');
  expect(await page.locator('[data-zone=djinns-2] [data-adds=sloar]').innerText()).toMatch(/from: Djinns face up/);
  expect(await page.locator('[data-zone=djinn-row] [data-adds=boaz]').innerText()).toMatch(/from: Djinns, Zoé/);
  await page.click('[data-zone=djinns-2] [data-adds=sloar]');
  expect(await page.locator('[data-zone=djinn-row] [data-zone-card=sloar]').count()).toBe(0);
  await page.locator('[data-zone=djinns-2] [data-zone-card]').first().press('Enter');
  await page.click('[data-zone=djinns-2] [data-adds=boaz]');
  await page.click('[data-zone=djinns-2] [data-zone-card=sloar]');
  // The focus goes to what is next.
  await page.locator('[data-zone=djinns-2] [data-zone-card=boaz]:focus').waitFor();
  await unfold(page, '[data-zone=items-2]');
  await page.click('[data-zone=items-2] [data-adds=carpet]');
  expect(await page.locator('[data-zone=items-2] [data-adds=carpet]').getAttribute('aria-disabled'), 'there is one').toBe('true');
  await page.locator('[name=moment]').nth(1).click();
  await page.locator('[data-track="5"] [data-puts="2"]').click();
  await page.getByRole('spinbutton', { name: 'Round' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Round' }).press('Enter');
  await page.getByLabel('This is the last round').click();
  const position = await written(page);
  const { name, coins, elders, goods, djinns, items, tent } = position.players[2];
  expect({ name, coins, elders, goods, djinns, items, tent }).toEqual({ name: 'Zoé', coins: 17, elders: 1, goods: { silk: 1 }, djinns: ['boaz'], items: ['carpet'], tent: true });
  expect(position.turnOrder.find(({ price }) => price === 5).players).toEqual([2]);
  expect([position.round, position.ending, position.expansions]).toEqual([4, true, ['artisans', 'whims']]);
  expect(!position.djinnDeck.includes('boaz') && position.djinnDeck.includes('sloar')).toBeTruthy();
  expect(await flaws(page)).toEqual([]);
  // A removed player loses all cards; undo restores them.
  await page.getByRole('button', { name: 'Players: less' }).click();
  expect(await page.locator('.editor details[data-seat]').count()).toBe(2);
  await page.keyboard.press('Control+z');
  expect((await written(page)).players[2].djinns).toEqual(['boaz']);
  // Decks and bag without anything that was not put there.
  await page.getByLabel(/All the rest is in the bag/).click();
  await page.click('[data-does=empty-stock]');
  const bare = await written(page);
  expect([bare.deck, bare.djinnDeck, bare.bag]).toEqual([[], [], '']);
  expect(bare.players[2].djinns).toEqual(['boaz']);
});

test('a pasted position is opened, or refused with its fault, and nothing is lost', async ({ newPage }) => {
  const page = await editor(newPage, { locale: 'fr-FR' });
  const before = await written(page);
  for (const [text, fault] of [['{"board": ["Q7 V5"]}', /board\[0\]\u00a0: manque, ou n’est pas noté/], ['{', /ligne 1/], ['', /vide/i]]) {
    await paste(page, text);
    expect(await page.locator('.hand-on [role=alert]').innerText()).toMatch(fault);
    expect(await written(page)).toEqual(before);
  }
  await paste(page, SMALL);
  expect(await page.locator('.hand-on [role=alert]').innerText()).toBe('');
  expect(await page.locator('.cell').count()).toBe(4);
  expect(await flaws(page)).toEqual([]);
  await paste(page, { board: ['O8:yyyyyyyyyyyyyyyyyyyyyyyyyy V5@1', 'S15 S15'], expansions: [] });
  expect(await flaws(page)).toEqual(['Vizirs\u00a0: 26, il n’y en a que 16', 'Lieu sacré 15\u00a0: 2, il n’y en a que 1']);
  await page.locator('[data-does=undo]').click();
  // A reload restores the draft, with its faults.
  await page.locator('[data-does=redo]').click();
  await page.reload();
  await ready(page);
  await page.locator('.editor .cell').first().waitFor();
  expect((await flaws(page)).length).toBe(2);
});

test('a link opens the position on another device', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, { ...SMALL, players: [{ coins: 7 }, {}] });
  await page.locator('#share-link').waitFor();
  const link = await page.inputValue('#share-link');
  const other = await newPage({ viewport: VIEWPORTS.phone });
  await other.goto(link);
  await other.locator('[data-found=game]').waitFor();
  await other.click('[data-does=open-shared]');
  await other.locator('main.game').waitFor();
  expect(await other.locator('.cell').count()).toBe(4);
  expect(await said(other, 'a2')).toMatch(/2 elders/);
  await brush(page, /^vizier/);
  for (let count = 0; count < 17; count += 1) await cell(page, 'a1').click();
  await page.locator('#share-link').waitFor({ state: 'detached' });
});

test('a game opens in the editor as a copy and stays unchanged', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, SMALL);
  await start(page, { players: 3 });
  await acknowledged(page);
  const label = await said(page, 'b2');
  await openDialog(page, 'menu');
  await page.locator('dialog [data-does=edit]').click();
  await page.locator('.editor .cell').first().waitFor();
  expect((await said(page, 'b2')).split(';')[0]).toBe(label.split(';')[0]);
  expect(await page.locator('.editor details[data-seat]').count()).toBe(3);
  await page.click('[data-does=sweep]');
  await page.keyboard.press('Control+z');
  // The former draft is one undo away, and after a reload it can be swapped in.
  const cells = () => page.locator('.cell').count();
  await page.keyboard.press('Control+z');
  expect(await cells()).toBe(4);
  await page.keyboard.press('Control+Shift+z');
  for (const _ of ['once', 'and again']) {
    await page.reload();
    await ready(page);
    await page.locator('.editor .cell').first().waitFor();
    expect(await cells()).toBeGreaterThan(4);
    await page.click('[data-does=swap]');
    expect(await cells()).toBe(4);
    await page.keyboard.press('Control+z');
    expect(await cells()).toBeGreaterThan(4);
  }
  // A second copy of the game does not overwrite it either.
  await page.goBack();
  await page.locator('main.game').waitFor();
  await openDialog(page, 'menu');
  await page.locator('dialog [data-does=edit]').click();
  await page.locator('.editor .cell').first().waitFor();
  await page.click('[data-does=swap]');
  expect(await cells()).toBe(4);
  expect(Object.keys(await storedGames(page)).length).toBe(1);
  await page.locator('[data-does=leave]').click();
  await page.locator('.resume [data-does=resume]').click();
  await page.locator('main.game').waitFor();
  expect(await said(page, 'b2')).toBe(label);
});

test('without storage the editor works and says so; an unreadable draft is shown and stays stored until it is changed', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone, touch: true });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
  });
  await open(page, '#edit');
  await page.locator('.editor .cell').first().waitFor();
  await page.locator('.brush[data-brush=broom]').tap();
  await cell(page, 'a1').tap();
  expect(await said(page, 'a1')).toMatch(/no meeples/i);
  expect(await page.locator('.editor [role=status].failure').innerText()).toMatch(/copy the text before you leave/);
  const other = await newPage({ viewport: VIEWPORTS.phone });
  await open(other);
  const text = '{"board": 7}';
  await other.evaluate((text) => localStorage.setItem('naqala.draft', text), text);
  const stored = () => other.evaluate(() => localStorage.getItem('naqala.draft'));
  await open(other, '#edit');
  await other.reload();
  await other.locator('.editor .cell').first().waitFor();
  expect(await other.locator('.editor [role=alert].failure').innerText()).toMatch(/cannot be read/);
  expect(await other.locator('.hand-on [role=alert]').innerText()).toMatch(/board/);
  expect(await other.locator('.hand-on textarea:not([readonly])').inputValue()).toBe(text);
  expect(await stored()).toBe(text);
  await axe(other);
  // A repaired draft has its played solution again.
  await other.evaluate(() => localStorage.setItem('naqala.draft-step', JSON.stringify([['Title', ''], ['Text', ''], ['take b2', 'drop a2 w'], [{ tile: 'a2', owner: 0 }]])));
  await other.reload();
  await other.locator('.lesson-step [data-missing], .lesson-step textarea[readonly]').first().waitFor();
  expect(await other.locator('.lesson-step').innerText()).toMatch(/only read/);
  await other.fill('.lesson-step [name=title-en]', 'A title');
  await paste(other, SMALL);
  expect(await other.locator('.lesson-step').innerText()).toMatch(/the way has 2 actions/);
  expect(await other.locator('.editor [role=alert].failure').count()).toBe(0);
  expect(await stored()).not.toBe(text);
  expect(await other.evaluate(() => localStorage.getItem('naqala.draft-step'))).toMatch(/drop a2 w/);
});

test('rows are typed as they are seen, faulty tiles are marked, and a row of cards is emptied at once', async ({ newPage }) => {
  const page = await editor(newPage);
  await unfold(page, '[data-part=rows]');
  const rows = page.locator('[name=rows]');
  expect((await rows.inputValue()).split('\n').length).toBe(5);
  await rows.fill('m6:gb  V5\nS12:yy@1 O8\n');
  await rows.press('Tab');
  expect(await said(page, 'a2')).toMatch(/1 merchant and 1 builder/);
  expect(await page.locator('.cell').count()).toBe(4);
  await expect(rows).toHaveValue('M6:gb V5\nS12:yy@1 O8');
  await rows.fill('M6 Q7');
  await rows.press('Tab');
  await expect(page.locator('[data-part=rows] [role=alert]')).toHaveText(/board\[0\].*tile 2/);
  expect(await page.locator('.cell').count(), 'the board stays').toBe(4);
  await rows.fill('S15 S15\nV5 V5');
  await rows.press('Tab');
  const marked = () => page.locator('.cell[data-faulty]').evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
  expect(await marked()).toEqual(['a2', 'b2']);
  await page.keyboard.press('Control+z');
  await page.locator('.cell[data-square=a1]').click();
  expect(await page.locator('#editor-keys').innerText()).toMatch(/V vizier, E elder, M merchant, B builder, A assassin\./);
  await unfold(page, '[data-zone=market]');
  const cards = page.locator('[data-zone=market] [data-zone-card]');
  await expect(cards).toHaveCount(9);
  await page.click('[data-zone=market] [data-does=empty-zone]');
  await expect(cards).toHaveCount(0);
});
