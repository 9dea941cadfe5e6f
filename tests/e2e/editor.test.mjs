// Positions of one's own: set up by clicking and by keys, checked as one goes, played, handed on, made a lesson of.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, axe, launch, newPage, open, ready, VIEWPORTS } from './harness.mjs';
import { acknowledged, kept } from './kept.mjs';
import { cell, openSheet, start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const editor = async (options = {}) => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet, ...options });
  await open(page, '#edit');
  await page.locator('.editor .cell').first().waitFor();
  return page;
};
const brush = (page, name) => page.locator('.brush', { hasText: '' }).and(page.getByRole('button', { name })).click();
const flaws = (page) => page.locator('.flaws li').allInnerTexts();
const said = (page, square) => cell(page, square).getAttribute('aria-label');
/** Unfolds what is folded. */
const unfold = async (page, selector) => {
  const fold = page.locator(selector);
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
};
/** The position as the page writes it. */
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

test('a position is set up by clicking, its faults are told as they come, and it is played', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await open(page);
  await page.click('[data-does=edit]');
  await page.locator('.editor .cell').first().waitFor();
  assert.deepEqual(await flaws(page), []);
  await page.click('[data-does=sweep]');
  assert.deepEqual(await flaws(page), [], 'all meeples are in the bag');
  await brush(page, /^elder, 20 left/);
  for (const square of ['c3', 'c3', 'd3', 'd4']) await cell(page, square).click();
  await brush(page, /^assassin/);
  await cell(page, 'd4').click();
  await brush(page, /^palm tree/);
  await cell(page, 'd4').click();
  await brush(page, /^Camel: Sam/);
  await cell(page, 'e4').click();
  assert.match(await said(page, 'c3'), /2 elders/);
  assert.match(await said(page, 'd4'), /1 elder and 1 assassin, 1 palm tree/);
  assert.match(await said(page, 'e4'), /Sam’s camel|camel of Sam/);
  // Too much of something: said, and taken back by a right click and by undo.
  await brush(page, /^palm tree, 11 left/);
  for (let count = 0; count < 12; count += 1) await cell(page, 'a1').click();
  assert.deepEqual(await flaws(page), ['Palm trees: 13, and there are only 12']);
  assert.equal(await page.locator('[data-does=play]').isDisabled(), true);
  await cell(page, 'a1').click({ button: 'right' });
  assert.deepEqual(await flaws(page), []);
  for (let count = 0; count < 12; count += 1) await page.keyboard.press('Control+z');
  assert.match(await said(page, 'a1'), /1 palm tree/);
  await page.locator('[data-does=redo]').click();
  assert.match(await said(page, 'a1'), /2 palm trees/);
  await page.locator('[data-setting=way] input').nth(1).click();
  await cell(page, 'a1').click();
  assert.match(await said(page, 'a1'), /1 palm tree/);
  // A tile that is there too often.
  await page.locator('[data-setting=way] input').nth(0).click();
  await brush(page, /^sacred place 15/);
  for (const square of ['a1', 'b1']) await cell(page, square).click();
  assert.match((await flaws(page)).join(), /Sacred place 15: [23], and there are only 1/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  // It is Sam's turn, and the game goes on from here, also when the page is loaded again.
  await page.locator('[name=moment]').nth(1).click();
  await page.locator('[name=whose]').nth(1).click();
  await page.click('[data-does=play]');
  await page.locator('main.game').waitFor();
  assert.match(await page.locator('.action-bar').innerText(), /Sam|tile|move/i);
  const shown = await said(page, 'd4');
  assert.match(shown, /1 elder and 1 assassin, 1 palm tree/);
  await acknowledged(page);
  await page.reload();
  await ready(page);
  await page.locator('main.game').waitFor();
  assert.equal(await said(page, 'd4'), shown);
  // The way back leads to the editor as it was left.
  await page.goBack();
  await page.locator('.editor .cell').first().waitFor();
  assert.match(await said(page, 'd4'), /1 palm tree/);
  assertClean(page);
  await page.context().close();
});

test('the board is set up by keys alone', async () => {
  const page = await editor();
  await page.click('[data-does=sweep]');
  await cell(page, 'a1').focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'e', 'e', 'v', 'Shift+e', 'ArrowUp', 'b', 'Enter', 'Delete']) await page.keyboard.press(key);
  assert.match(await said(page, 'b2'), /1 vizier and 1 elder/);
  assert.equal(await page.locator('.editor-board [role=status]').innerText(), await said(page, 'b3'), 'what a key did is heard');
  assert.match(await said(page, 'b3'), /1 builder/);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), 'b3', 'the focus stays on its tile');
  await page.keyboard.press('Control+z');
  assert.match(await said(page, 'b3'), /2 builders/);
  await page.keyboard.press('Control+Shift+z');
  assert.match(await said(page, 'b3'), /1 builder\b/);
  // A smaller board: the focus finds a tile that is there.
  await page.getByRole('button', { name: 'Rows: less' }).focus();
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Enter');
  assert.equal(await page.locator('.cell').count(), 6);
  await page.keyboard.press('Shift+Tab');
  assertClean(page);
  await page.context().close();
});

test('players, cards and markers are set, and the position says all of it', async () => {
  const page = await editor();
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
  // Wherever it lies, in the deck or face up, it comes from there.
  await page.click('[data-pile=djinns-2] [data-adds=sloar]');
  await page.click('[data-pile=djinns-2] [data-adds=boaz]');
  await unfold(page, '[data-pile=djinn-row]');
  await page.click('[data-pile=djinn-row] [data-adds=sloar]');
  assert.match(await page.locator('[data-pile=djinns-2] [data-adds=sloar]').innerText(), /from: Djinns face up/);
  assert.match(await page.locator('[data-pile=djinn-row] [data-adds=boaz]').innerText(), /from: Djinns, Zoé/);
  await page.click('[data-pile=djinns-2] [data-adds=sloar]');
  assert.equal(await page.locator('[data-pile=djinn-row] [data-thing=sloar]').count(), 0);
  await page.locator('[data-pile=djinns-2] [data-thing]').first().press('Enter');
  await page.click('[data-pile=djinns-2] [data-adds=boaz]');
  await page.click('[data-pile=djinns-2] [data-thing=sloar]');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.thing), 'boaz', 'the focus goes to what is next');
  await unfold(page, '[data-pile=items-2]');
  await page.click('[data-pile=items-2] [data-adds=carpet]');
  assert.equal(await page.locator('[data-pile=items-2] [data-adds=carpet]').getAttribute('aria-disabled'), 'true', 'there is one');
  await page.locator('[name=moment]').nth(1).click();
  await page.locator('[data-track="5"] [data-puts="2"]').click();
  await page.getByRole('spinbutton', { name: 'Round' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Round' }).press('Enter');
  await page.getByLabel('This is the last round').click();
  const position = await written(page);
  const { name, coins, elders, goods, djinns, items, tent } = position.players[2];
  assert.deepEqual({ name, coins, elders, goods, djinns, items, tent },
    { name: 'Zoé', coins: 17, elders: 1, goods: { silk: 1 }, djinns: ['boaz'], items: ['carpet'], tent: true });
  assert.deepEqual(position.turnOrder.find(({ price }) => price === 5).players, [2]);
  assert.deepEqual([position.round, position.ending, position.expansions], [4, true, ['artisans', 'whims']]);
  assert.ok(!position.djinnDeck.includes('boaz') && position.djinnDeck.includes('sloar'));
  assert.deepEqual(await flaws(page), []);
  // Who leaves takes what is open with them, and comes back with nothing.
  await page.getByRole('button', { name: 'Players: less' }).click();
  assert.equal(await page.locator('.editor details[data-seat]').count(), 2);
  await page.keyboard.press('Control+z');
  assert.deepEqual((await written(page)).players[2].djinns, ['boaz']);
  // Without anything but what was put there.
  await page.getByLabel(/All the rest is in the bag/).click();
  await page.click('[data-does=empty-stock]');
  const bare = await written(page);
  assert.deepEqual([bare.deck, bare.djinnDeck, bare.bag], [[], [], '']);
  assert.deepEqual(bare.players[2].djinns, ['boaz']);
  assertClean(page);
  await page.context().close();
});

test('a text is taken over or refused with its fault, and nothing is lost', async () => {
  const page = await editor({ locale: 'fr-FR' });
  const before = await written(page);
  for (const [text, fault] of [['{"board": ["Q7 V5"]}', /tile 1: expected a tile/], ['{', /ligne 1/], ['', /vide/i]]) {
    await paste(page, text);
    assert.match(await page.locator('.hand-on [role=alert]').innerText(), fault);
    assert.deepEqual(await written(page), before);
  }
  await paste(page, SMALL);
  assert.equal(await page.locator('.hand-on [role=alert]').innerText(), '');
  assert.equal(await page.locator('.cell').count(), 4);
  assert.deepEqual(await flaws(page), []);
  await paste(page, { board: ['O8:yyyyyyyyyyyyyyyyyyyyyyyyyy V5@1', 'S15 S15'], expansions: [] });
  assert.deepEqual(await flaws(page), ['Vizirs\u00a0: 26, il n’y en a que 16', 'Lieu sacré 15\u00a0: 2, il n’y en a que 1']);
  await page.locator('[data-does=undo]').click();
  // Whatever lies here is here again, right or wrong, when the page is.
  await page.locator('[data-does=redo]').click();
  await page.reload();
  await ready(page);
  await page.locator('.editor .cell').first().waitFor();
  assert.equal((await flaws(page)).length, 2);
  assertClean(page);
  await page.context().close();
});

test('a link leads to the position on another device', async () => {
  const page = await editor();
  await paste(page, { ...SMALL, players: [{ coins: 7 }, {}] });
  await page.locator('#share-link').waitFor();
  const link = await page.inputValue('#share-link');
  const other = await newPage(browser, { viewport: VIEWPORTS.phone });
  await other.goto(link);
  await other.locator('[data-found=game]').waitFor();
  await other.click('[data-does=open-shared]');
  await other.locator('main.game').waitFor();
  assert.equal(await other.locator('.cell').count(), 4);
  assert.match(await said(other, 'a2'), /2 elders/);
  await brush(page, /^vizier/);
  for (let count = 0; count < 17; count += 1) await cell(page, 'a1').click();
  await page.locator('#share-link').waitFor({ state: 'detached' });
  for (const each of [page, other]) {
    assertClean(each);
    await each.context().close();
  }
});

test('a game goes to the editor as a copy, and stays what it is', async () => {
  const page = await editor();
  await paste(page, SMALL);
  await start(page, { players: 3 });
  await acknowledged(page);
  const label = await said(page, 'b2');
  await openSheet(page, 'menu');
  await page.locator('dialog [data-does=edit]').click();
  await page.locator('.editor .cell').first().waitFor();
  assert.equal((await said(page, 'b2')).split(';')[0], label.split(';')[0]);
  assert.equal(await page.locator('.editor details[data-seat]').count(), 3);
  await page.click('[data-does=sweep]');
  await page.keyboard.press('Control+z');
  // What lay there before is one step back; after a reload, too, the two can change places.
  const cells = () => page.locator('.cell').count();
  await page.keyboard.press('Control+z');
  assert.equal(await cells(), 4);
  await page.keyboard.press('Control+Shift+z');
  for (const _ of ['once', 'and again']) {
    await page.reload();
    await ready(page);
    await page.locator('.editor .cell').first().waitFor();
    assert.ok((await cells()) > 4);
    await page.click('[data-does=swap]');
    assert.equal(await cells(), 4);
    await page.keyboard.press('Control+z');
    assert.ok((await cells()) > 4);
  }
  // Another copy of the game costs nothing either.
  await page.goBack();
  await page.locator('main.game').waitFor();
  await openSheet(page, 'menu');
  await page.locator('dialog [data-does=edit]').click();
  await page.locator('.editor .cell').first().waitFor();
  await page.click('[data-does=swap]');
  assert.equal(await cells(), 4);
  assert.equal(Object.keys(await kept(page)).length, 1);
  await page.locator('[data-does=leave]').click();
  await page.locator('.game-row').first().waitFor();
  await page.locator('.game-row [data-does=resume], .game-row a, .game-row button').first().click();
  await page.locator('main.game').waitFor();
  assert.equal(await said(page, 'b2'), label);
  assertClean(page);
  await page.context().close();
});

test('a position becomes a lesson step: written, played, tried', async () => {
  const page = await editor();
  await paste(page, SMALL);
  await unfold(page, '.lesson-step');
  const step = page.locator('.lesson-step');
  assert.match(await step.locator('[data-missing]').innerText(), /title and a text/);
  await step.locator('[name=title-en]').fill('Taking a tile');
  await step.locator('[name=text-fr]').fill('Emparez-vous de l’oasis.');
  await step.locator('[name=text-en]').fill('Make the oasis yours.');
  assert.match(await step.innerText(), /only read/);
  await page.click('[data-does=rehearse]');
  await page.locator('#rehearsal-title:focus').waitFor();
  assert.equal(await page.locator('[data-does=use-way]').isDisabled(), true);
  // What is undone is the move, and not the position.
  await cell(page, 'b2').click();
  await page.keyboard.press('Control+z');
  await page.locator('.cell[data-light=alive]').first().waitFor();
  await page.click('[data-does=to-editor]');
  await page.locator('[data-does=rehearse]:focus').waitFor();
  assert.equal(await page.locator('.cell').count(), 4);
  await page.click('[data-does=rehearse]');
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  await page.locator('.targets').getByText('Anna holds a2').click();
  await page.click('[data-does=use-way]');
  await page.locator('[data-does=rehearse]:focus').waitFor();
  await step.locator('textarea[readonly]').waitFor();
  const lesson = JSON.parse(await step.locator('textarea[readonly]').inputValue());
  assert.deepEqual(lesson.positions.start.board, SMALL.board);
  assert.deepEqual(lesson.steps[0].goal, { tile: 'a2', owner: 0 });
  assert.deepEqual(lesson.steps[0].solution, ['take b2', 'drop a2 w']);
  assert.deepEqual(lesson.title, { en: 'Taking a tile', fr: 'Taking a tile' });
  // All of it is here again when the page is.
  await page.reload();
  await ready(page);
  await step.locator('textarea[readonly]').waitFor();
  assert.deepEqual(JSON.parse(await step.locator('textarea[readonly]').inputValue()), lesson);
  // As a learner: another way first.
  await page.click('[data-does=try-lesson]');
  await page.locator('[data-lesson-step="1"]').waitFor();
  assert.match(await page.locator('.lesson-text').innerText(), /Make the oasis yours/);
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  await page.locator('[data-said=reached]').waitFor();
  await page.click('[data-does=next]');
  await page.locator('[data-does=try-lesson]:focus').waitFor();
  // What was played fits no more once the position is another.
  await brush(page, /^Clear the tile/);
  await cell(page, 'b2').click();
  assert.match(await page.locator('.lesson-step [data-missing]').innerText(), /play it again/);
  await page.reload();
  await ready(page);
  await page.locator('.lesson-step').waitFor();
  assert.equal(await page.locator('.lesson-step [name=text-fr]').inputValue(), 'Emparez-vous de l’oasis.', 'texts are kept');
  assertClean(page);
  await page.context().close();
});

test('without storage the editor works and says so; a draft that cannot be read is shown and kept until something is changed', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.phone, touch: true });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
  });
  await open(page, '#edit');
  await page.locator('.editor .cell').first().waitFor();
  await page.locator('.brush[data-brush=broom]').tap();
  await cell(page, 'a1').tap();
  assert.match(await said(page, 'a1'), /no meeples/i);
  assert.match(await page.locator('.editor [role=status].failure').innerText(), /copy the text before you leave/);
  assertClean(page);
  await page.context().close();
  const other = await newPage(browser, { viewport: VIEWPORTS.phone });
  await open(other);
  const text = '{"board": 7}';
  await other.evaluate((text) => localStorage.setItem('naqala.draft', text), text);
  const stored = () => other.evaluate(() => localStorage.getItem('naqala.draft'));
  await open(other, '#edit');
  await other.reload();
  await other.locator('.editor .cell').first().waitFor();
  assert.match(await other.locator('.editor [role=alert].failure').innerText(), /cannot be read/);
  assert.match(await other.locator('.hand-on [role=alert]').innerText(), /board/);
  assert.equal(await other.locator('.hand-on textarea:not([readonly])').inputValue(), text);
  assert.equal(await stored(), text);
  await axe(other);
  // Mended, it has the way again that was played on it.
  await other.evaluate(() => localStorage.setItem('naqala.draft-step', JSON.stringify([['Title', ''], ['Text', ''], ['take b2', 'drop a2 w'], [{ tile: 'a2', owner: 0 }]])));
  await other.reload();
  await other.locator('.lesson-step [data-missing], .lesson-step textarea[readonly]').first().waitFor();
  assert.match(await other.locator('.lesson-step').innerText(), /only read/);
  await other.fill('.lesson-step [name=title-fr]', 'Un titre');
  await paste(other, SMALL);
  assert.match(await other.locator('.lesson-step').innerText(), /the way has 2 actions/);
  assert.equal(await other.locator('.editor [role=alert].failure').count(), 0);
  assert.notEqual(await stored(), text);
  assert.match(await other.evaluate(() => localStorage.getItem('naqala.draft-step')), /drop a2 w/);
  assertClean(other);
  await other.context().close();
});
