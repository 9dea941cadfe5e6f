// At a live table each person agrees at their own device to what opens secrets, or does not.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, leave, openDialog } from '../../support/game.mjs';
import { connection, show, sitDown, startRelay } from '../../support/live.mjs';
import { letters } from '../../support/messages.mjs';
import { ready } from '../../support/pages.mjs';

let relay;
test.beforeEach(async () => {
  relay = await startRelay();
});
test.afterEach(async () => {
  await relay.stop();
});

/** Opens a game of three at a device for each, and at some that watch. */
const ofThree = async (newPage, watchers) => sitDown(newPage, relay, await cut(3, 60), watchers);

const question = (page) => page.locator('[data-notice=consent]');
const outcome = (page) => page.locator('[data-notice=asked]');
const game = async (page) => (await letters(page)).at(-1).game;
const isEnded = async (page) => (await game(page)).ended === true;
const levels = async (page) => (await game(page)).record.computers ?? [];

/** Opens the dialog of the table, and asks the others for what `press` chooses there. */
async function ask(page, press) {
  await openDialog(page, 'menu');
  await page.click('dialog [data-does=table]');
  await press();
  await page.click('dialog [data-does=ask-all]');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

const askForEnd = (page) => ask(page, () => page.click('dialog [data-does=end-here]'));

/** Waits until a device has heard of a request of the first player, whether it shows it or not. */
const hears = (page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const room = Object.entries(localStorage).find(([name]) => /^naqala\.live\.\w{16}$/.test(name));
        return Boolean(JSON.parse(room[1]).requests[1][0]?.[2]);
      }),
    )
    .toBe(true);

test('the game ends early only once each who is here agrees, also after a reload; who watches is not asked', async ({ newPage }) => {
  const [anna, sam, olivier, maya] = await ofThree(newPage, 1);
  await askForEnd(anna);
  for (const page of [sam, olivier]) await expect(question(page)).toContainText('Anna asks: The game ends here');
  await axe(sam, { within: '.bar-area' });
  await expect(outcome(anna)).toContainText('No answer yet: Sam, Olivier.');
  await hears(maya);
  await expect(question(maya)).toHaveCount(0);
  await sam.click('[data-notice=consent] [data-does=grant]');
  await expect(question(sam)).toHaveCount(0);
  await expect(outcome(anna)).toContainText('No answer yet: Olivier.');
  for (const page of [anna, olivier]) {
    await page.reload();
    await ready(page);
    await connection(page, 'open');
  }
  await expect(outcome(anna)).toContainText('No answer yet: Olivier.');
  for (const page of [anna, sam, olivier, maya]) expect(await isEnded(page), 'one has not agreed').toBe(false);

  await openDialog(maya, 'menu');
  await maya.click('dialog [data-does=export]');
  await expect(maya.locator('dialog [role=alert]')).toContainText('Only somebody who plays at this device');
  await expect(maya.locator('dialog [data-does=ask-all], dialog [data-does=show-secrets]')).toHaveCount(0);
  await maya.keyboard.press('Escape');

  await olivier.click('[data-notice=consent] [data-does=grant]');
  for (const page of [anna, sam, olivier, maya]) {
    await expect.poll(() => isEnded(page)).toBe(true);
    await expect(outcome(page)).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
  }
});

test('a refusal clears the question for all and is told; two ask at once, and who asks can stop', async ({ newPage }) => {
  const [anna, sam, olivier] = await ofThree(newPage);
  await ask(anna, () => anna.check('[name=left-2]'));
  await expect(question(olivier), 'also who is said to have left').toContainText('Olivier has left');
  await question(sam).locator('[data-does=refuse]').click();
  await expect(question(olivier)).toHaveCount(0);
  await expect(outcome(anna)).toContainText('Sam does not agree.');
  await axe(anna, { within: '.bar-area' });
  await outcome(anna).locator('[data-does=settle]').click();
  await expect(outcome(anna)).toHaveCount(0);

  await askForEnd(anna);
  await question(sam).waitFor();
  await outcome(anna).locator('[data-does=stop-asking]').click();
  for (const page of [sam, olivier]) await expect(question(page)).toHaveCount(0);

  await askForEnd(anna);
  await ask(sam, () => sam.locator('.player-row').nth(2).locator('select.who').selectOption('apprentice'));
  await expect(question(olivier)).toHaveCount(2);
  await question(olivier).filter({ hasText: 'Anna asks' }).locator('[data-does=refuse]').click();
  await expect(outcome(anna)).toContainText('Olivier does not agree.');
  await question(olivier).filter({ hasText: 'Sam asks' }).locator('[data-does=grant]').click();
  await expect(outcome(sam)).toContainText('No answer yet: Anna.');
  expect(await levels(sam)).toEqual([]);
  await question(anna).locator('[data-does=grant]').click();
  for (const page of [anna, sam, olivier]) await expect.poll(() => levels(page)).toEqual([null, null, 'apprentice']);
  await expect(anna.locator('[data-notice=agreed]')).toContainText('A computer plays for Olivier.');
  for (const page of [anna, sam]) expect(await isEnded(page), 'nobody agreed to the end').toBe(false);
});

test('who is away is not waited for and is told afterwards, and alone one agrees with oneself', async ({ newPage }) => {
  const [anna, sam, olivier] = await ofThree(newPage);
  await show(olivier, false);
  await expect(anna.locator('[data-presence=away]')).toHaveCount(1);
  await openDialog(anna, 'menu');
  await anna.click('dialog [data-does=share]');
  await anna.click('dialog [data-does=ask-all]');
  await question(sam).locator('[data-does=grant]').click();
  // Whoever looks away for a moment is waited for.
  await expect(outcome(anna)).toContainText('No answer yet: Olivier.');
  await expect(outcome(anna)).toContainText('The others agree', { timeout: 30_000 });
  await show(olivier, true);
  for (const page of [sam, olivier]) {
    const told = page.locator('[data-notice=agreed]');
    await expect(told).toContainText('The record was opened or copied');
    await told.locator('[data-does=told]').click();
  }
  await expect(question(olivier), 'it is settled').toHaveCount(0);
  for (const isAllowed of [true, false]) {
    await openDialog(anna, 'menu');
    await anna.click('dialog [data-does=share]');
    await expect(anna.locator('dialog #share-link')).toHaveCount(isAllowed ? 1 : 0);
    await expect(anna.locator('dialog [data-does=ask-all]'), 'once').toHaveCount(isAllowed ? 0 : 1);
    await anna.keyboard.press('Escape');
  }

  for (const page of [sam, olivier]) await leave(page);
  await expect(anna.locator('[data-presence=away]')).toHaveCount(2);
  await askForEnd(anna);
  await expect.poll(() => isEnded(anna), { timeout: 30_000 }).toBe(true);
});
