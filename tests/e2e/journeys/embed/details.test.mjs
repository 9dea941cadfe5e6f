// What cards and players beside a board show only at times comes when a reader needs it.
import { boardAddress } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';

const SALE = { board: ['S6:w O8:g'], players: [{ goods: { fish: 1, ivory: 1 } }, {}], turn: { step: 'end', player: 0 } };
const KILL = { board: ['V5:r S6:wb O8:g', 'S6:y L4:w M6:g'], players: [{}, { viziers: 2, elders: 1 }], turn: { step: 'tribe', player: 0, hand: 'rr', tribe: 'r', at: 'a2' } };
const beside = (position) => boardAddress('explore', { position: JSON.stringify(position), controls: 'actions,players' });

/** Opens a board and counts how often it asks for what is seldom needed. */
async function open(newPage, address, options) {
  const page = await newPage(options);
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`./${address}`);
  await page.locator('.player').first().waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = (name) => asked.filter((path) => path.includes(`/${name}-`)).length;
  return { page, fetched };
}

test('the puzzle of the day fetches what a card does when it is tapped, and no art of the expansions', async ({ newPage }) => {
  const { page, fetched } = await open(newPage, boardAddress('exercise', { puzzle: 'daily' }));
  expect(['details', 'expansions', 'games', 'shared'].map(fetched)).toEqual([0, 0, 0, 0]);
  const note = page.locator('#card-note-offered');
  await page.locator('.djinn:not([hidden])').first().click();
  await expect(note.locator('.djinn-power')).not.toBeEmpty();
  expect(fetched('details')).toBe(1);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.locator('.player-score').first().click();
  await expect(page.locator('#card-note-held dd').first()).toBeVisible();
  expect(fetched('details')).toBe(1);
});

test('a player sells and kills on a board', async ({ newPage }) => {
  const { page, fetched } = await open(newPage, beside(SALE));
  const good = page.locator('.good-toggle').first();
  await expect(good, 'all kinds are proposed').toHaveAttribute('aria-pressed', 'true');
  await good.click();
  await expect(good).toHaveAttribute('aria-pressed', 'false');
  await expect(good, 'its sheet has come').toHaveCSS('min-width', '44px');
  expect(fetched('details')).toBe(1);
  const { page: other } = await open(newPage, beside(KILL));
  const kill = other.locator('[data-seat="1"] .kill');
  const elders = other.locator('[data-seat="1"] [data-stat=elder]');
  await expect(elders).toHaveText('1');
  await kill.last().click();
  await expect(elders).toHaveText('0');
});

test('what a board needs seldom and cannot fetch says so, and comes when a reader tries again', async ({ newPage }) => {
  const page = await newPage({ mayComplain: true });
  let isBroken = true;
  await page.route(/\/details-[0-9a-f]+\.wasm/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`./${beside(SALE)}`);
  await page.locator('.player [data-does=fetch-again]').waitFor();
  isBroken = false;
  await page.locator('.player [data-does=fetch-again]').click();
  await page.locator('.good-toggle').first().waitFor();
});
