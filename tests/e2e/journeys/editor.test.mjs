// The editor: positions are set up by mouse and keys, checked, played, shared, and made into lessons.
import { axe } from '../support/checks.mjs';
import { expect, test } from '../support/fixtures.mjs';
import { cell, openSheet, start } from '../support/game.mjs';
import { open, ready } from '../support/pages.mjs';
import { VIEWPORTS } from '../support/site.mjs';
import { acknowledged, storedGames } from '../support/storage.mjs';

const editor = async (newPage, options = {}) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, ...options });
  await open(page, '#edit');
  await page.locator('.editor .cell').first().waitFor();
  return page;
};
const brush = (page, name) => page.locator('.brush', { hasText: '' }).and(page.getByRole('button', { name })).click();
const flaws = (page) => page.locator('.flaws li').allInnerTexts();
const said = (page, square) => cell(page, square).getAttribute('aria-label');
/** Opens a `details` element. */
const unfold = async (page, selector) => {
  const fold = page.locator(selector);
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
};
/** Returns the position that the page writes. */
const written = async (page) => {
  await unfold(page, '.hand-on');
  return JSON.parse(await page.locator('.hand-on textarea[readonly]').first().inputValue());
};
const paste = async (page, text) => {
  await unfold(page, '.hand-on');
  await page.locator('.hand-on textarea:not([readonly])').fill(typeof text === 'string' ? text : JSON.stringify(text));
  await page.click('[data-does=take-text]');
};
const SMALL = { board: ['O8:ww V5:w', 'S6:b S6:wb'] };

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
  await page.locator('[data-setting=way] input').nth(1).click();
  await cell(page, 'a1').click();
  expect(await said(page, 'a1')).toMatch(/1 palm tree/);
  // So is a tile that occurs too often.
  await page.locator('[data-setting=way] input').nth(0).click();
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
  await unfold(page, '[data-pile=djinns-2]');
  // A card moves from wherever it lies, in the deck or face up.
  await page.click('[data-pile=djinns-2] [data-adds=sloar]');
  await page.click('[data-pile=djinns-2] [data-adds=boaz]');
  await unfold(page, '[data-pile=djinn-row]');
  await page.click('[data-pile=djinn-row] [data-adds=sloar]');
  expect(await page.locator('[data-pile=djinns-2] [data-adds=sloar]').innerText()).toMatch(/from: Djinns face up/);
  expect(await page.locator('[data-pile=djinn-row] [data-adds=boaz]').innerText()).toMatch(/from: Djinns, Zoé/);
  await page.click('[data-pile=djinns-2] [data-adds=sloar]');
  expect(await page.locator('[data-pile=djinn-row] [data-thing=sloar]').count()).toBe(0);
  await page.locator('[data-pile=djinns-2] [data-thing]').first().press('Enter');
  await page.click('[data-pile=djinns-2] [data-adds=boaz]');
  await page.click('[data-pile=djinns-2] [data-thing=sloar]');
  expect(await page.evaluate(() => document.activeElement.dataset.thing), 'the focus goes to what is next').toBe('boaz');
  await unfold(page, '[data-pile=items-2]');
  await page.click('[data-pile=items-2] [data-adds=carpet]');
  expect(await page.locator('[data-pile=items-2] [data-adds=carpet]').getAttribute('aria-disabled'), 'there is one').toBe('true');
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
  for (const each of [page, other]) {
  }
});

test('a game opens in the editor as a copy and stays unchanged', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, SMALL);
  await start(page, { players: 3 });
  await acknowledged(page);
  const label = await said(page, 'b2');
  await openSheet(page, 'menu');
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
  await openSheet(page, 'menu');
  await page.locator('dialog [data-does=edit]').click();
  await page.locator('.editor .cell').first().waitFor();
  await page.click('[data-does=swap]');
  expect(await cells()).toBe(4);
  expect(Object.keys(await storedGames(page)).length).toBe(1);
  await page.locator('[data-does=leave]').click();
  await page.locator('.game-row').first().waitFor();
  await page.locator('.game-row [data-does=resume], .game-row a, .game-row button').first().click();
  await page.locator('main.game').waitFor();
  expect(await said(page, 'b2')).toBe(label);
});

test('a position becomes a lesson step that can be written, played and tried', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, SMALL);
  await unfold(page, '.lesson-step');
  const step = page.locator('.lesson-step');
  expect(await step.locator('[data-missing]').innerText()).toMatch(/title and a text/);
  await step.locator('[name=title-en]').fill('Taking a tile');
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
  await step.locator('textarea[readonly]').waitFor();
  const lesson = JSON.parse(await step.locator('textarea[readonly]').inputValue());
  expect(lesson.positions.start.board).toEqual(SMALL.board);
  expect(lesson.steps[0].goal).toEqual({ tile: 'a2', owner: 0 });
  expect(lesson.steps[0].solution).toEqual(['take b2', 'drop a2 w']);
  expect(lesson.title).toEqual({ en: 'Taking a tile', fr: 'Taking a tile' });
  // A reload restores all of it.
  await page.reload();
  await ready(page);
  await step.locator('textarea[readonly]').waitFor();
  expect(JSON.parse(await step.locator('textarea[readonly]').inputValue())).toEqual(lesson);
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
  await other.fill('.lesson-step [name=title-fr]', 'Un titre');
  await paste(other, SMALL);
  expect(await other.locator('.lesson-step').innerText()).toMatch(/the way has 2 actions/);
  expect(await other.locator('.editor [role=alert].failure').count()).toBe(0);
  expect(await stored()).not.toBe(text);
  expect(await other.evaluate(() => localStorage.getItem('naqala.draft-step'))).toMatch(/drop a2 w/);
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

test('a long list of goals shows that it goes on', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, { board: ['O8:ww V5:w', 'S6:b S6:wb'], players: [{ coins: 9, goods: { fish: 1 } }, {}] });
  await unfold(page, '.lesson-step');
  await page.click('[data-does=record-solution]');
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  const list = page.locator('.targets');
  await page.setViewportSize({ width: 1024, height: 320 });
  const edge = async () => {
    const { x, y, width, height } = await list.boundingBox();
    return page.screenshot({ clip: { x: x + width - 40, y: y + height - 3, width: 20, height: 2 } });
  };
  expect(await list.evaluate((list) => list.scrollHeight > list.clientHeight), 'the list is longer than its place').toBe(true);
  await page.evaluate(() => (document.adoptedStyleSheets = []) && null);
  const more = await edge();
  await list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  expect((await edge()).equals(more), 'a shadow stands at the edge only while something is below').toBe(false);
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
  await unfold(page, '[data-pile=market]');
  const cards = page.locator('[data-pile=market] [data-thing]');
  await expect(cards).toHaveCount(9);
  await page.click('[data-pile=market] [data-does=empty-zone]');
  await expect(cards).toHaveCount(0);
});

test('a lesson has several steps, with hints, corrections and amounts', async ({ newPage }) => {
  const page = await editor(newPage);
  await paste(page, SMALL);
  await unfold(page, '.lesson-step');
  const step = page.locator('.lesson-step');
  const file = async () => JSON.parse(await step.locator('textarea[readonly]').inputValue());
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
  await step.locator('textarea[readonly]').waitFor();
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
