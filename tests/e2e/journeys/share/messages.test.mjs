// Games by message: each player has a device of their own, and links carry the game from one to the others.
import { axe, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { leave, openDialog, openGames, start } from '../../support/game.mjs';
import { answer, decide, found, letters, receive, rewritten, seatToAct, sent, sentAtOnce, visit } from '../../support/messages.mjs';
import { open, ready, withStored } from '../../support/pages.mjs';
import { drawSmall } from '../../support/press.mjs';
import { IS_WHOLE_RUN, VIEWPORTS } from '../../support/site.mjs';
import { acknowledged, storedGames, untilSettled } from '../../support/storage.mjs';

const atOnce = (page) => withStored(page, { pace: 'at-once' });
const actions = async (page) => (await letters(page)).map(({ game }) => JSON.stringify(game.record.actions));

/** How often the device changes in the game of four, unless it is played to its end: until all mishaps have happened. */
const LAST_PASS = 17;

/** Opens a game that this device does not have, as one of its players. */
async function join(page, link, seat) {
  if (page.url() === 'about:blank') await visit(page, link);
  else await receive(page, link);
  await ready(page);
  await found(page, 'unknown').waitFor();
  const names = ['Anna', 'Sam', 'Maya'];
  await answer(page, 'who', names[seat]);
  await page.locator('main.game').waitFor();
  await acknowledged(page);
}

/** Opens a link on a device that has the game, and waits until the page shows what came. */
async function goOn(page, link) {
  await receive(page, link);
  await page.waitForFunction(() => location.hash === '' && !document.querySelector('dialog[open]'));
  await page.locator('main.game').waitFor();
}

test('who deals, but does not bid first, sends the deal', async ({ newPage }) => {
  const anna = await newPage();
  await start(anna, { players: 5, apart: true, expansions: ['artisans', 'whims'] });
  await expect(anna.locator('.player[data-seat="0"]'), 'somebody else begins').not.toHaveClass(/active/);
  const first = await anna.locator('.player.active .player-words').textContent();
  await expect(anna.locator('.prompt')).toHaveText(`Send the game to ${first}.`);
  await sent(anna);
  await expect(anna.locator('.prompt')).toHaveText(`${first} has the game. Open the link that comes back.`);
});

test('two devices play by message: one deals and sends, the other says who they are, sees what happened and answers', async ({ newPage }) => {
  const anna = await newPage();
  await open(anna);
  await anna.click('[data-does=message]');
  await expect(anna.locator('input[name=apart]')).toBeChecked();
  await anna.click('.setup-more summary');
  await anna.selectOption('[name=own-seat]', { label: 'Anna' });
  await expect(anna.locator('.setup-options')).toContainText('It rests on trust');
  await axe(anna, { within: '.setup-form' });
  await anna.fill('input[name=seed]', '42');
  await anna.click('.setup-form button[type=submit]');
  await anna.locator('main.game').waitFor();
  await decide(anna, 1);
  await expect(anna.locator('.prompt')).toHaveText('Send the game to Sam.');
  expect(await anna.locator('.player[data-seat="1"]').innerText(), 'the coins of others stay hidden').not.toMatch(/\b50\b/);
  await anna.locator('.cell').first().click({ force: true });
  await expect(anna.locator('.refusal')).toHaveText('It is not your turn: Sam plays at another device.');
  const link = await sent(anna);
  await expect(anna.locator('.prompt')).toHaveText('Sam has the game. Open the link that comes back.');
  expect(link.length, link).toBeLessThan(250);

  const sam = await newPage({ touch: true, viewport: VIEWPORTS.phone });
  await visit(sam, link);
  await ready(sam);
  await found(sam, 'unknown').waitFor();
  await axe(sam, { within: 'dialog[open]' });
  expect(Object.keys(await storedGames(sam)), 'nothing is stored unasked').toEqual([]);
  const buttons = await sam.locator('[data-does=who]').allInnerTexts();
  expect(buttons).toEqual(['I am Sam', 'I am Anna, who sent it']);
  await sam.locator('[data-does=who]').first().tap();
  await sam.locator('main.game').waitFor();
  expect(await seatToAct(sam)).toBe(1);
  await decide(sam, 2);
  await sam.locator('.action-bar [data-does=send]').tap();
  await sam.locator('#share-link').waitFor();
  await axe(sam, { within: 'dialog[open]' });
  await expectNoSidewaysScroll(sam);
  await sam.locator('.send-code summary').tap();
  await sam.locator('.send-code .qr').waitFor();
  const back = await sam.inputValue('#share-link');
  await sam.keyboard.press('Escape');
  await expect(sam.locator('.prompt')).toHaveText('Anna has the game. Open the link that comes back.');

  await leave(anna);
  await expect(anna.locator('.glance-players [data-active]'), 'the first page says whose turn it is').toContainText('Sam');
  await openGames(anna);
  await expect(anna.locator('.game-waits')).toContainText('waiting for Sam · sent');
  await goOn(anna, back);
  expect(await actions(anna)).toEqual(await actions(sam));
  await leave(anna);
  await openGames(anna);
  await expect(anna.locator('.game-waits')).toContainText('your turn');
  expect((await letters(anna)).length, 'the game is found by its identity').toBe(1);
});

test('a take-back is asked by message, granted or refused by one, in French; a rematch knows its seats', async ({ newPage }) => {
  const anna = await newPage({ locale: 'fr-FR', viewport: VIEWPORTS.phone });
  await start(anna, { apart: true, seed: '7' });
  await decide(anna, 1);
  const sam = await newPage({ locale: 'fr-FR' });
  const first = await sent(anna);
  await open(sam);
  await sam.click('[data-opens=open]');
  await sam.fill('#record-text', ` ${first}\n`);
  await sam.click('[data-does=open]');
  await sam.click('[data-does=who] >> nth=0');
  await sam.locator('main.game').waitFor();
  const before = await actions(sam);

  const ask = async () => {
    await anna.click('.action-bar [data-does=send]');
    await anna.click('[data-does=ask-back]');
    await anna.locator('dialog [data-does=stop-asking]').waitFor();
    await axe(anna, { within: 'dialog[open]' });
    // The link changes with the request.
    await expect.poll(() => anna.inputValue('#share-link')).not.toBe(first);
    const link = await anna.inputValue('#share-link');
    await anna.keyboard.press('Escape');
    return link;
  };
  const request = await ask();
  await goOn(sam, request);
  await expect(sam.locator('.request')).toContainText('Anna demande à reprendre son dernier tour.');
  expect(await actions(sam), 'a request changes nothing').toEqual(before);
  await axe(sam, { within: '.bar-area' });
  await sam.click('[data-does=refuse]');
  await openDialog(sam, 'menu');
  await sam.click('dialog[open] [data-does=send]');
  await sam.locator('#share-link').waitFor();
  const refusal = await sam.inputValue('#share-link');
  await sam.keyboard.press('Escape');
  await goOn(anna, refusal);
  await expect(anna.locator('.request')).toContainText('refuse la reprise');
  await anna.click('[data-does=settle]');

  const again = await ask();
  await goOn(sam, again);
  await sam.click('[data-does=grant]');
  await expect(sam.locator('.prompt')).toHaveText('Envoyez la partie à Anna.');
  const granted = await sent(sam);
  await goOn(anna, granted);
  expect(await seatToAct(anna)).toBe(0);
  expect((await actions(anna))[0]).toMatch(/back 0/);

  await openDialog(anna, 'menu');
  await anna.click('[data-does=rematch]');
  await anna.click('dialog[open] [data-does=yes]');
  await anna.locator('main.game').waitFor();
  await expect(anna.locator('dialog[open]')).toHaveCount(0);
  if ((await seatToAct(anna)) === 0) await decide(anna, 3);
  const rematch = await sent(anna);
  await goOn(sam, rematch);
  await expect.poll(async () => (await letters(sam)).length).toBe(2);
  expect((await letters(sam)).map(({ game }) => game.apart.seat), 'nobody asks who they are').toEqual([1, 1]);
  expect(await seatToAct(sam)).toBe(1);
});

test('four devices play with a computer, to the end with `--all`, with lost, doubled, stale and forked messages, a reload and a reinstall', async ({ newPage }) => {
  test.setTimeout(240_000);
  const pages = [];
  for (let device = 0; device < 4; device += 1) {
    pages.push(await newPage({ viewport: VIEWPORTS.tablet }));
    await atOnce(pages[device]);
    await drawSmall(pages[device]);
  }
  const spare = pages[3];
  await start(pages[0], { players: 4, seed: '11', computers: ['apprentice'], apart: true });
  let at = 0;
  if ((await seatToAct(pages[0])) === 0) await decide(pages[0], 1);
  else await pages[0].locator('.action-bar [data-does=send]').waitFor();
  const links = [await sentAtOnce(pages[0])];
  const joined = new Set([0]);
  const mishaps = [];
  for (let pass = 1; ; pass += 1) {
    const next = await seatToAct(pages[at]);
    if (next === null) break;
    const [page, link] = [pages[next], links.at(-1)];
    if (!joined.has(next)) {
      await join(page, link, next);
      joined.add(next);
    } else if (pass === 6) {
      // Lost: nobody opens the link. It is sent again.
      expect(await sentAtOnce(pages[at])).toBe(link);
      await goOn(page, link);
      mishaps.push('lost');
    } else if (pass === 8) {
      await goOn(page, link);
      await receive(page, link);
      await found(page, 'same').waitFor();
      await answer(page, 'to-game');
      mishaps.push('doubled');
    } else if (pass === 10) {
      await goOn(page, link);
      const before = await actions(page);
      await receive(page, links[2]);
      await found(page, 'older').waitFor();
      await answer(page, 'to-game');
      expect(await actions(page)).toEqual(before);
      mishaps.push('stale');
    } else if (pass === 12) {
      // The same player decides on two devices.
      await goOn(page, link);
      await join(spare, link, next);
      await decide(spare, 99);
      await decide(page, 5);
      const [one, other] = [await sentAtOnce(page), await sentAtOnce(spare)];
      const mine = await actions(page);
      await receive(page, other);
      await found(page, 'fork').waitFor();
      expect(await page.locator('table.fork tbody tr').count()).toBe(6);
      await answer(page, 'keep-mine');
      expect(await actions(page), 'nothing is overwritten unasked').toEqual(mine);
      await receive(spare, one);
      await found(spare, 'fork').waitFor();
      await answer(spare, 'take-theirs');
      await expect.poll(() => actions(spare)).toEqual(mine);
      links.push(one);
      at = next;
      mishaps.push('forked');
      continue;
    } else if (pass === 14) {
      await goOn(page, link);
      await untilSettled(page);
      await page.reload();
      await ready(page);
      await page.locator('main.game').waitFor();
      mishaps.push('reload');
    } else if (pass === 16) {
      await page.evaluate(() => {
        localStorage.clear();
        return new Promise((done) => Object.assign(indexedDB.deleteDatabase('naqala'), { onsuccess: done, onerror: done, onblocked: done }));
      });
      await page.reload();
      await ready(page);
      await join(page, link, next);
      mishaps.push('reinstall');
    } else {
      await goOn(page, link);
    }
    await decide(page, pass);
    at = next;
    if ((await page.locator('.winners').count()) || (pass === LAST_PASS && !IS_WHOLE_RUN)) break;
    links.push(await sentAtOnce(page));
  }
  for (const page of pages) await expect(page.locator('[data-notice=suspect]')).toHaveCount(0);
  expect(mishaps).toEqual(['lost', 'doubled', 'stale', 'forked', 'reload', 'reinstall']);
  const last = pages[at];
  await last.evaluate(() => document.querySelector('dialog[open]')?.close());
  const end = await sentAtOnce(last);
  for (const page of pages.filter((page) => page !== last)) {
    await receive(page, end);
    if (page === spare) {
      // The player of this device has decided at the other one since.
      await found(page, 'decided').waitFor();
      await answer(page, 'take-theirs');
    }
    if (IS_WHOLE_RUN) await page.locator('.winners').waitFor();
    else await expect.poll(() => actions(page)).toEqual(await actions(last));
  }
  const all = [];
  for (const page of pages) {
    await untilSettled(page);
    all.push(await actions(page));
  }
  expect(all[0].length, 'one game on each device').toBe(1);
  for (const one of all) expect(one).toEqual(all[0]);
});

test('a device works out again what a computer decided elsewhere, and says what differs', async ({ newPage }) => {
  const anna = await newPage();
  await atOnce(anna);
  await start(anna, { players: 3, seed: '1', computers: ['apprentice'], apart: true });
  const sam = await newPage();
  await atOnce(sam);
  await openDialog(anna, 'menu');
  await anna.click('dialog[open] [data-does=send]');
  await anna.locator('#share-link').waitFor();
  const deal = await anna.inputValue('#share-link');
  await anna.keyboard.press('Escape');
  await join(sam, deal, 1);
  const twin = await newPage();
  await atOnce(twin);
  await join(twin, deal, 1);

  // Anna bids, then the computer.
  await decide(anna, 1);
  const link = new URL(await sent(anna)).hash;
  await untilSettled(anna);
  const [{ game }] = await letters(anna);
  expect(game.record.actions.length).toBe(2);
  const taken = game.record.actions.map((action) => Number(action.match(/\d+/)[0]));
  const other = [1, 3, 5].find((price) => !taken.includes(price));
  const { apart, ...rest } = game;
  const forged = { ...rest, record: { ...game.record, actions: [game.record.actions[0], `bid ${other}`] } };

  await goOn(sam, rewritten(link, forged));
  await sam.locator('[data-notice=suspect]').waitFor();
  await expect(sam.locator('[data-notice=suspect]')).toContainText('would decide otherwise at this device');
  await axe(sam, { within: '.bar-area' });

  await goOn(twin, link);
  expect(await seatToAct(twin)).toBe(1);
  await decide(twin, 2);
  await expect(twin.locator('[data-notice=suspect]'), 'the computer decides the same on all devices').toHaveCount(0);
});

test('the page refuses hostile links in words and changes nothing', async ({ newPage }) => {
  const anna = await newPage();
  await start(anna, { apart: true, seed: '42' });
  await decide(anna, 1);
  const link = new URL(await sent(anna)).hash;
  await untilSettled(anna);
  const before = await storedGames(anna);
  const [head, body] = link.split('.');
  const hostile = {
    cut: link.slice(0, -3),
    'without a head': `#m=.${body}`,
    changed: `${link.slice(0, 10)}${link[10] === 'A' ? 'B' : 'A'}${link.slice(11)}`,
    'a later version': `#m=9${link.slice(4)}`,
    'another payload': `${head}.${body.slice(0, -1)}`,
    empty: '#m=',
    long: `${head}.2${'A'.repeat(1_200_000)}`,
  };
  for (const [kind, hash] of Object.entries(hostile)) {
    await anna.evaluate((hash) => (location.hash = hash), hash);
    await found(anna, 'fault').waitFor();
    expect(await found(anna, 'fault').innerText(), kind).toMatch(/Nothing was changed or stored\./);
    await anna.click('dialog[open] .buttons .button');
    await anna.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await anna.evaluate(() => location.hash), kind).toBe('');
    expect(await storedGames(anna), kind).toEqual(before);
  }
});
