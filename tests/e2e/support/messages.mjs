// Games by message: a device sends a link, another opens it.
import { BASE_URL } from './site.mjs';
import { storedGames } from './storage.mjs';

/** Sends the game from the bar and returns the link. The dialog is closed again. */
export async function sent(page) {
  await page.click('.action-bar [data-does=send]');
  await page.locator('dialog[open][data-dialog=send] #share-link').waitFor();
  const link = await page.inputValue('#share-link');
  await page.click('[data-does=copy-link]');
  await page.locator('dialog[open] [data-sent]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return link;
}

/** Sends the game in the way of `sent`, but a script in the page presses the buttons: in a fraction of the time. */
export const sentAtOnce = (page) =>
  page.evaluate(async () => {
    const until = async (find) => {
      for (;;) {
        const found = find();
        if (found) return found;
        await new Promise((later) => setTimeout(later, 5));
      }
    };
    (await until(() => document.querySelector('.action-bar [data-does=send]'))).click();
    const link = await until(() => document.querySelector('#share-link')?.value);
    document.querySelector('[data-does=copy-link]').click();
    document.querySelector('dialog[open]').close();
    // A closed dialog stays until its event arrives. The next call must not read this link again.
    await until(() => !document.querySelector('#share-link'));
    return link;
  });

/** Opens a link in a page that is open. */
export const receive = (page, link) => page.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf('#')));

/** Opens a link in an empty page. */
export const visit = (page, link) => page.goto(link.startsWith('#') ? BASE_URL + link : link);

/** Answers the dialog of a message, in the way of `sentAtOnce`. */
export const answer = (page, does, words = '') => page.locator(`dialog[open] [data-does=${does}]:has-text("${words}")`).dispatchEvent('click');

/** Returns the part of a message's dialog that says what the message is, such as `same`. */
export const found = (page, what) => page.locator(`dialog[open] [data-found=${what}]`);

/** Returns the seat of the player who decides next, as the page marks it; null once the game is over. */
export const seatToAct = (page) =>
  page.evaluate(() => {
    if (document.querySelector('.winners')) return null;
    const seat = document.querySelector('.player.active')?.dataset.seat;
    return seat === undefined ? null : Number(seat);
  });

/**
 * Decides for the player of this device until it is the turn of another device or the game is over. A script in the page presses what is
 * highlighted: a whole game takes a fraction of the time of real input. It returns the number of presses. At a live table, where nothing is
 * sent by hand, `seat` says whose turn ends it.
 */
export const decide = (page, seed, seat = null) =>
  page.evaluate(async ({ seed, seat }) => {
    let state = seed >>> 0;
    const pick = (bound) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * bound);
    };
    const later = () => new Promise((done) => setTimeout(done, 4));
    const seen = (element) => element.getClientRects().length > 0 && element.getAttribute('aria-disabled') !== 'true' && !element.disabled;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const plain = '.cell[data-light=alive], .cell[data-light=lit], .cell[data-light=way], .cell[data-light=target], .bid-track.bidding .spot[data-state=open], .market .card.lit, button.kill, .hand .held[data-asked], .action-bar .answer[data-action]';
    const dull = '.djinns .djinn.lit, .held-djinn.lit, .sale-set, .market .card.chosen';
    let waits = 0;
    for (let presses = 0; presses < 400; ) {
      if (document.querySelector('.winners') || all('.action-bar [data-does=send]').length > 0) return presses;
      const active = document.querySelector('.player.active')?.dataset.seat;
      if (seat !== null && active !== undefined && Number(active) !== seat) return presses;
      const isCancel = (element) => /^(Cancel|Renoncer)/.test((element.getAttribute('aria-label') ?? element.textContent).trim());
      const choices = document.querySelector('main.game[data-computer]') ? [] : all(plain);
      const good = choices.filter((element) => !isCancel(element));
      const from = pick(10) > 0 && good.length > 0 ? good : [...choices, ...(document.querySelector('main.game[data-computer]') ? [] : all(dull))];
      if (from.length === 0) {
        waits += 1;
        if (waits > 5000) throw new Error(`nothing to press; the page asks: ${document.querySelector('.prompt')?.innerText}`);
        await later();
        continue;
      }
      from[pick(from.length)].click();
      presses += 1;
      await later();
    }
    throw new Error(`not done after 400 presses; the page asks: ${document.querySelector('.prompt')?.innerText}`);
  }, { seed, seat });

/** Returns the stored games by message: `{ id, text, game }` of each. */
export async function letters(page) {
  const games = Object.entries(await storedGames(page)).map(([id, text]) => ({ id, text, game: JSON.parse(text) }));
  return games.filter(({ game }) => game.apart);
}

/** Returns the fragment of a link to a game, packed as text. */
export const gameLink = (game) => `#g=0${Buffer.from(JSON.stringify(game)).toString('base64url')}`;

/** Returns the fragment of a message with a game under a head. */
function underHead(head, game) {
  const payload = gameLink(game).slice('#g='.length);
  const bytes = Buffer.concat([head, Buffer.from(payload)]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5));
  return `#m=0${Buffer.concat([head, check]).toString('base64url')}.${payload}`;
}

/** Returns the fragment of a message: a game with its identity, 16 hexadecimal digits, from a seat. */
export const messageLink = (id, from, game) => underHead(Buffer.from([...Buffer.from(id, 'hex'), from, 0]), game);

/** Returns the message with another game under the same head, as a forger would write it. */
export const rewritten = (link, game) => BASE_URL + underHead(Buffer.from(link.split('.')[0].slice('#m=0'.length), 'base64url').subarray(0, -4), game);
