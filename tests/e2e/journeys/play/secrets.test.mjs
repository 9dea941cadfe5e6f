// What people at one device hide from each other (R-H1). `tests/table/secrets.rs` walks through every table; these look at the page.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, leave, openDialog, openRecord, start } from '../../support/game.mjs';
import { answer, decide, found, seatToAct, sent, visit } from '../../support/messages.mjs';
import { withStored } from '../../support/pages.mjs';
import { coins, cover } from '../../support/secrets.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const GAME = '5-players-both';

/** Cuts a game before somebody keeps one of several drawn things. */
async function beforeKeep(of) {
  for (const name of ['5-players-both', '3-players-artisans']) {
    const record = await cut(name);
    const at = record.actions.findIndex((action) => action.startsWith('keep ') && of.test(action));
    if (at > 0) return { ...record, actions: record.actions.slice(0, at) };
  }
  throw new Error('nobody keeps anything');
}

test('what was drawn shows to nobody until its player looks, and is masked again after the choice', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, await beforeKeep(/flute|lamp|ring|horn|carpet|scimitar|talisman|jewel|chest|crown/), { secrecy: 'peek' });
  const offered = page.locator('.offered-item, .action-bar [data-action]:not([data-action=cancel]), .held-item');
  expect(await offered.count()).toBe(0);
  await page.locator('[data-does=look]').click();
  expect(await offered.count()).toBeGreaterThan(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(offered, 'an absence masks it').toHaveCount(0);
  await page.locator('[data-does=look]').click();
  await page.locator('.offered-item, .action-bar [data-action]').first().click();
  await page.locator('.action-bar .answer[data-action^="keep "]').click();
  await expect(offered.filter({ has: page.locator(':scope.held-item') })).toHaveCount(0);
  await expect(page.locator('.held-item')).toHaveCount(0);
});

test('under a cover nobody sees a thing: in a replay, by the dialogs, and after an absence', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await page.clock.install();
  await withStored(page, { turn: 'on' });
  await openRecord(page, await cut(GAME, 100), { handOver: true });
  const name = await page.locator('.cover-name').innerText();
  const turn = () => page.evaluate(() => document.documentElement.dataset.turn ?? '0');
  const [masked, turned] = [await coins(page), await turn()];
  await page.click('[data-does=show-me]');
  await cover(page).waitFor({ state: 'detached' });
  expect(await coins(page), 'the replay shows no more').toEqual(masked);
  await expect(page.locator('.held-item, .held-whims .whim:not(.done)')).toHaveCount(0);
  // A branch from here knows nobody's things.
  await page.click('[data-does=branch]');
  await page.locator('main.game[data-branch]').waitFor();
  await expect(page.locator('.held-item, .held-whims .whim:not(.done)')).toHaveCount(0);
  expect(await turn(), 'what is tried out turns nothing').toBe(turned);
  await page.click('[data-does=leave-branch]');
  expect(await turn()).toBe(turned);
  await page.locator('.history-bar').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cover-name'), 'the cover is as it was').toHaveText(name);
  // The end of the replay has the words of the cover, so that nobody has to say twice who they are.
  await page.click('[data-does=show-me]');
  expect(await page.locator('[data-does=to-game]').innerText()).toBe(`I am ${name}`);
  await page.click('[data-does=to-game]');
  await expect(cover(page)).toHaveCount(0);
  expect(await turn()).toBe(turned);
  expect(await coins(page)).not.toEqual(masked);
  // A branch of one's own shows what one knows. It ends with an absence.
  await openDialog(page, 'menu');
  await page.click('[data-does=history]');
  await page.click('[data-does=branch]');
  await page.locator('main.game[data-branch]').waitFor();
  await page.clock.fastForward(301_000);
  await page.locator('main.game:not([data-branch])').waitFor();
  expect(await coins(page)).toEqual(masked);
  await page.click('[data-does=to-game]');
  for (const absent of [
    () => page.clock.fastForward(301_000),
    () => page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }),
  ]) {
    await absent();
    await expect(page.locator('.cover-name')).toHaveText(name);
    expect(await coins(page)).toEqual(masked);
    await page.click('.cover button.primary');
  }
});

test('somebody who is not there is replaced without a claim to be them', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, { ...(await cut(2, 1)) }, { handOver: true });
  const name = await page.locator('.cover-name').innerText();
  const masked = await coins(page);
  await page.click('[data-does=absent]');
  const row = page.locator('dialog[data-dialog=table] .player-row').filter({ has: page.locator(`select[aria-label$="${name}"]`) });
  await row.locator('select.who').selectOption('apprentice');
  expect(await page.locator('.player-level').count(), 'the others agree first').toBe(0);
  await row.locator('[data-does=agree]').click();
  await page.keyboard.press('Escape');
  // The other one has to take the device before the page shows their things.
  await expect(page.locator('.cover-name')).not.toHaveText(name);
  expect(await coins(page)).toEqual(masked);
  await page.click('.cover button.primary');
  expect(await coins(page)).not.toEqual(masked);
});

test('at the start of a turn the page says that one holds items, to their own eyes only', async ({ newPage }) => {
  const position = JSON.parse(await (await import('node:fs/promises')).readFile(new URL('../../../fixtures/valid/all-magic-at-hand.json', import.meta.url), 'utf8'));
  const game = { format: 'naqala-record/1', position, seed: '1', actions: [] };
  const note = (page) => page.locator('[data-note=items]');
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, game, { handOver: true });
  await expect(note(page)).toHaveCount(0);
  await page.click('.cover button.primary');
  await expect(note(page)).toHaveText(/^You hold \d+ magic items: tap one in your row\.$/);
  await page.click('.own [data-item=lamp]');
  await expect(page.locator('.prompt')).toHaveText(/^Fabulous lamp/);
  await expect(note(page), 'the question is about an item, so the whim that is met waits').toHaveCount(0);
  const masked = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(masked, game, { secrecy: 'peek' });
  await expect(note(masked)).toHaveText(/^You hold \d+ items: hold your row to see them\.$/);
  // Without items the whim that is met is named, again to its player's eyes only.
  for (const player of position.players) position.itemDeck.push(...player.items.splice(0));
  const bare = { ...game, position };
  const met = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(met, bare, { handOver: true });
  await expect(note(met)).toHaveCount(0);
  await met.click('.cover button.primary');
  await expect(note(met)).toHaveText('A whim of yours is met: tap it in your row, and it pays.');
  const hidden = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(hidden, bare, { secrecy: 'peek' });
  await expect(note(hidden)).toHaveCount(0);
});

test('the cover after a bid offers to take it back by name, and asks the table', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, await cut(3, 1), { handOver: true });
  const next = await page.locator('.cover-name').innerText();
  const masked = await coins(page);
  expect(await page.locator('.cover-news h3').innerText(), 'who has not bid yet has not played').toMatch(/^so far$/i);
  const offer = cover(page).locator('[data-does=take-back]');
  const [, bidder] = (await offer.innerText()).match(/^Take back (.+)’s bid$/);
  expect(bidder).not.toBe(next);
  await offer.click();
  await cover(page).locator('[data-does=no]').click();
  await offer.click();
  await cover(page).locator('[data-does=take-back-yes]').click();
  await expect(page.locator('.cover-name'), 'nobody knows who has the device').toHaveText(bidder);
  expect(await coins(page)).toEqual(masked);
  await expect(offer).toHaveCount(0);
  await page.click('.cover button.primary');
  await expect(page.locator('.spot[data-state=open]').first()).toBeVisible();
});

for (const secrecy of ['peek', 'open']) {
  test(`without a cover (${secrecy}) the bar offers to take a bid back by name until something follows, and asks the table`, async ({ newPage }) => {
    const page = await newPage({ viewport: VIEWPORTS.tablet });
    await openRecord(page, await cut(3, 1), { secrecy });
    const offer = page.locator('.action-bar [data-does=take-back]');
    const bidder = (await offer.innerText()).match(/^Take back (.+)’s bid$/)[1];
    const undo = page.locator('.icon-undo');
    expect(await undo.getAttribute('aria-label'), 'undo names the same').toBe(`Take back ${bidder}’s bid`);
    const dialog = page.locator('dialog[open][data-dialog=take-back]');
    await offer.click();
    await expect(dialog).toContainText(`${bidder}’s bid and all that came after it`);
    await dialog.locator('[data-does=no]').click();
    await expect(dialog).toHaveCount(0);
    await undo.click({ force: true });
    await dialog.locator('[data-does=take-back-yes]').click();
    await expect(page.locator('.whose')).toContainText(`${bidder} bids`);
    await expect(offer, 'nothing is left to take back').toHaveCount(0);
    await page.locator('.spot[data-state=open]').first().click();
    await page.locator('.action-bar .answer.primary').click();
    await expect(offer).toHaveText(`Take back ${bidder}’s bid`);
    await page.locator('.spot[data-state=open]').first().click();
    await expect(offer, 'the next one has chosen').toHaveCount(0);
  });
}

test('for somebody who has left the cover asks the others, the bar says so, and the table turns to no empty seat', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await withStored(page, { turn: 'on' });
  await openRecord(page, await cut(3, 1), { handOver: true });
  const turn = () => page.evaluate(() => document.documentElement.dataset.turn ?? '0');
  const [name, turned] = [await page.locator('.cover-name').innerText(), await turn()];
  await page.click('[data-does=absent]');
  const row = page.locator('dialog[data-dialog=table] .player-row').first();
  await expect(row.locator('.player-field'), 'whoever is missed comes first').toHaveValue(name);
  await row.locator('input[name^=left]').check();
  await row.locator('[data-does=agree]').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cover-pass')).toHaveText('Decide together for');
  await expect(page.locator('.cover-asked'), 'the sentence goes on after the name').toHaveText('who has left the table');
  await expect(page.locator('[data-does=absent]')).toHaveCount(0);
  await page.getByRole('button', { name: 'We decide' }).click();
  await expect(page.locator('[data-note=left]')).toHaveText(`${name} has left: decide together.`);
  expect(await turn()).toBe(turned);
  await page.locator('.spot[data-state=open]').first().click();
  await page.locator('.action-bar .answer.primary').click();
  await expect(page.locator('.cover-pass')).toHaveText('Give the device to');
  await expect(page.locator('.cover-asked')).toHaveText(/^It is your (bid|turn)\.$/);
});

test('a table turns and changes its language once a dialog is closed, not under whoever reads it', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await withStored(page, { turn: 'on' });
  await openRecord(page, await cut(4, 1), { handOver: true });
  const turn = () => page.evaluate(() => document.documentElement.dataset.turn ?? '0');
  const [name, turned] = [await page.locator('.cover-name').innerText(), await turn()];
  await page.click('[data-does=absent]');
  const row = page.locator('dialog[data-dialog=table] .player-row').first();
  await row.locator('select.who').selectOption('apprentice');
  await row.locator('[data-does=agree]').click();
  await expect(page.locator('.cover-name'), 'the computer has bid').not.toHaveText(name);
  expect(await turn()).toBe(turned);
  await page.keyboard.press('Escape');
  await expect.poll(turn).not.toBe(turned);
});

test('a message shows its player alone what is theirs, however its device hides things', async ({ newPage }) => {
  const sender = await newPage();
  await start(sender, { players: 3, expansions: ['artisans'], apart: true });
  if ((await seatToAct(sender)) === 0) await decide(sender, 1);
  const link = await sent(sender);
  for (const [seat, name, secrecy] of [[1, 'Sam', 'open'], [2, 'Maya', 'cover']]) {
    const page = await newPage({ viewport: VIEWPORTS.tablet });
    await withStored(page, { secrecy });
    await visit(page, link);
    await found(page, 'unknown').waitFor();
    await answer(page, 'who', name);
    await page.locator('main.game').waitFor();
    expect((await coins(page)).map((text) => /\d/.test(text)), `${name}, ${secrecy}`).toEqual([0, 1, 2].map((other) => other === seat));
  }
});

test('what a table hides stays hidden: whoever opens it asks all, in the game and from the first page', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await start(page, { handOver: true });
  const name = await page.locator('.cover-name').innerText();
  const masked = await coins(page);
  await page.click('.cover button.primary');
  const own = await coins(page);
  const open = () => page.locator('dialog[open] [name=dialog-secrecy]').last().check({ force: true });
  await openDialog(page, 'settings');
  await open();
  await page.locator('dialog[open] [data-does=no]').click();
  await expect(page.locator('dialog[open] [name=dialog-secrecy]').nth(1)).toBeChecked();
  await page.keyboard.press('Escape');
  expect(await coins(page)).toEqual(own);
  await leave(page);
  await page.click('[data-opens=settings]');
  await open();
  await page.keyboard.press('Escape');
  await page.locator('[data-does=resume]').first().click();
  await expect(page.locator('.cover-name')).toHaveText(name);
  expect(await coins(page)).toEqual(masked);
  await page.click('.cover button.primary');
  await openDialog(page, 'settings');
  await open();
  await page.locator('dialog[open] [data-does=show-secrets]').click();
  await page.keyboard.press('Escape');
  expect(await coins(page)).not.toEqual(own);
});

/** Changes what players hide in a position: the coins, one item and one whim of each, and the order of what will be drawn. */
function hideOther(position, seats) {
  const other = structuredClone(position);
  other.deck.reverse();
  other.djinnDeck.reverse();
  for (const seat of seats) {
    const player = other.players[seat];
    player.coins += 11;
    for (const [hand, deck] of [['items', 'itemDeck'], ['whims', 'whimDeck']]) {
      const drawn = other[deck].findIndex((card) => !player[hand].includes(card));
      const given = player[hand].findIndex((card) => ['jewel', 'chest', 'crown'].includes(card) || hand === 'whims');
      [player[hand][given], other[deck][drawn]] = [other[deck][drawn], player[hand][given]];
    }
  }
  return other;
}

/** Returns everything in the page: texts, names, titles, links, values. */
const all = (page) => page.evaluate(() => {
  const lines = [document.title, location.href];
  for (const element of document.querySelectorAll('main.game, main.game *, .cover, .cover *, dialog, dialog *, [popover] *')) {
    // A reminder to save copies comes once on a device.
    const attributes = [...element.attributes].filter(({ name }) => !['style', 'data-has-news'].includes(name)).map(({ name, value }) => `${name}=${value}`);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    lines.push([element.tagName, ...attributes, ...own, element.value ?? ''].join(' '));
  }
  return lines;
});

/** Opens everything that a page of a game offers, and returns what each shows. */
async function everything(page) {
  const shown = { page: await all(page) };
  if (await cover(page).count()) return shown;
  for (const name of ['log', 'score', 'settings']) {
    await openDialog(page, name);
    shown[name] = await all(page);
    await page.keyboard.press('Escape');
  }
  await openDialog(page, 'menu');
  const entries = await page.locator('dialog .menu-item').evaluateAll((items) => items.map((item) => item.dataset.does));
  for (const does of entries.filter((does) => !['leave', 'pause', 'update', 'new-game', 'rematch', 'history', 'picture', 'print'].includes(does))) {
    if (!(await page.locator('dialog[open][data-dialog=menu]').count())) await openDialog(page, 'menu');
    await page.click(`dialog [data-does=${does}]`);
    await page.locator('dialog[open]').waitFor();
    // Its chunk may still be on its way.
    await expect(page.locator('.part-coming')).toHaveCount(0);
    shown[does] = await all(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await openDialog(page, 'menu');
  const [picture] = await Promise.all([page.waitForEvent('download'), page.click('dialog [data-does=picture]')]);
  shown.picture = [(await readFile(await picture.path())).toString('base64')];
  for (const selector of ['.player-score', '.held-djinn']) {
    for (const one of await page.locator(selector).filter({ visible: true }).all()) {
      await one.click({ force: true });
      (shown[selector] ??= []).push(await all(page));
      // Escape would take the move back.
      await page.evaluate(() => document.querySelector(':popover-open')?.hidePopover());
    }
  }
  await openDialog(page, 'menu');
  await page.click('dialog [data-does=history]');
  shown.history = await all(page);
  await page.click('[data-does=branch]');
  await page.locator('main.game[data-branch]').waitFor();
  shown.branch = await all(page);
  return shown;
}

for (const secrecy of ['peek', 'cover']) {
  test(`two games that differ only in what is hidden look the same wherever one looks (${secrecy})`, async ({ newPage }) => {
    const position = JSON.parse(await readFile(new URL('../../../fixtures/valid/all-magic-at-hand.json', import.meta.url), 'utf8'));
    const game = (world, actions) => ({ format: 'naqala-record/1', position: world, seed: '1', actions });
    const first = await newPage();
    await openRecord(first, game(position, []), { secrecy: 'open' });
    const taken = await first.locator('.cell[data-light=alive]').first().getAttribute('data-square');
    // Nobody may know a thing; then the one who has taken the device knows what is theirs.
    for (const known of [[], ...(secrecy === 'cover' ? [[0]] : [])]) {
      const looks = [];
      for (const world of [position, hideOther(position, [0, 1].filter((seat) => !known.includes(seat)))]) {
        const page = await newPage({ viewport: VIEWPORTS.tablet, reducedMotion: 'reduce' });
        // The reminder to save copies comes at a moment of its own.
        await withStored(page, { overlays: 'score', persist: 'told' });
        await openRecord(page, game(world, [`take ${taken}`]), { secrecy });
        if (known.length) await page.click('.cover button.primary');
        // The lines of the log at the side come with a chunk.
        await page.locator('.side-log-lines > details').first().waitFor({ state: 'attached' });
        looks.push(await everything(page));
      }
      const [one, two] = looks;
      for (const place of Object.keys(one)) expect(two[place], place).toEqual(one[place]);
      expect(Object.keys(one).length).toBeGreaterThan(secrecy === 'peek' || known.length ? 12 : 0);
    }
  });
}
