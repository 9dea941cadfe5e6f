// Games against computers on boards: on strict pages, with and without a worker, to the end and again; messages reveal nothing hidden.
import { board, boardAddress, frame, LISTEN, received, RECORD, SCRIPT, START, STRICT, untilFitted, untilReceived } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';
import { axe, expectNames } from '../../support/checks.mjs';
import { look, play } from '../../support/game.mjs';
import { recorded } from '../../support/pages.mjs';
import { byKeys } from '../../support/press.mjs';
import { BASE_URL } from '../../support/site.mjs';

const SITE = new URL(BASE_URL).origin;

/** Records every message that reaches a page, as `window.messages`. */
const HEAR = `${LISTEN}
  window.messages = [];
  addEventListener('message', (event) => messages.push(event.data));`;

const messages = (page) => page.evaluate(() => window.messages);

/** Returns the page of a board, which has the functions of any page. */
const inner = async (page) => {
  await page.frameLocator('iframe').first().locator('.cell').first().waitFor();
  return page.frames().find((one) => one.url().includes('embed.html'));
};

/** Waits until a person is to play, or the game is over. */
const untilMine = (inside) => inside.locator('.embed-table:not([data-computer])').waitFor();

const told = (inside) => inside.locator('.action-bar .turn-summary');

/** Plays on a board until `isDone()`, and waits for the computers in between. */
const playOn = (inside, isDone, press = ({ id }) => inside.locator(`[data-e2e="${id}"]`).click()) =>
  play(inside, { seed: 3, press, done: async () => (await untilMine(inside), await isDone()) });

/** Expects the player with this seat to hide coins, points and items, or to show them. */
async function expectHidden(inside, seat, isHidden) {
  const player = inside.locator(`.player[data-seat="${seat}"]`);
  await expect(player.locator('[data-stat=coin] .hidden-count')).toHaveCount(isHidden ? 1 : 0);
  await expect(player.locator('.player-score')).toHaveCount(isHidden ? 0 : 1);
  if (isHidden) await expect(player.locator('.held-item, .whim')).toHaveCount(0);
}

/** Looks at each change of a table from its start, until the game is over, for what its players should hide; keeps what it saw in `window.hidden`. */
const watchHidden = (page) =>
  page.addInitScript(() => {
    const hidden = (window.hidden = { looks: 0, shown: [] });
    const look = () => {
      if (!document.querySelector('.action-bar') || document.querySelector('.embed-score')) return;
      hidden.looks += 1;
      for (const player of document.querySelectorAll('.player')) {
        // A fulfilled whim lies open.
        const isHidden = player.querySelector('[data-stat=coin] .hidden-count') && !player.querySelector('.player-score, .held-item, .whim:not(.done)');
        if (!isHidden) hidden.shown.push(player.textContent);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Expects the messages of a game to say who plays how often, and nothing else, until its end. */
function expectNothingHidden(all) {
  const known = { text: ['naqala', 'type', 'text', 'lang'], action: ['naqala', 'type', 'steps', 'player', 'computer', 'undone'], end: ['naqala', 'type', 'scores', 'winners'], resize: ['naqala', 'type', 'width', 'height'], loading: ['naqala', 'type'], ready: ['naqala', 'type', 'mode', 'accepts', 'core'], answer: ['naqala', 'type', 're', 'position', 'record'] };
  for (const message of all) {
    expect(known[message.type], JSON.stringify(message)).toEqual(expect.arrayContaining(Object.keys(message)));
    if (message.type === 'action') for (const value of [message.steps, message.player ?? 0]) expect(value).toEqual(expect.any(Number));
    const { position } = message;
    if (!position || position.turn.step === 'over') continue;
    expect([position.rng, ...position.players.map(({ coins }) => coins ?? undefined)].filter((value) => value !== undefined)).toEqual([]);
    expect([position.deck, position.djinnDeck].map((deck) => typeof deck)).toEqual(['number', 'number']);
  }
}

/** Counts the workers that each page gets. */
const countWorkers = (page) =>
  page.addInitScript(() => {
    window.workers = 0;
    window.Worker = class extends window.Worker {
      constructor(...words) {
        super(...words);
        window.workers += 1;
      }
    };
  });

for (const [name, sandbox, workers] of [['localhost', undefined, 1], ['127.0.0.1', 'allow-scripts', 0]]) {
  test(`a game against a courtier is played on a strict page (${sandbox ?? 'usual sandbox'})`, async ({ openBoards }) => {
    const more = sandbox ? { sandbox } : {};
    const one = board({ id: 'a', mode: 'play', opponents: 'courtier', seed: '42', motion: 'off', loading: 'eager', ...more });
    const page = await openBoards(`<script src="hear.js"></script>${SCRIPT}${one}`, { isBare: true, name, policy: STRICT(SITE), files: { 'hear.js': { text: HEAR } }, prepare: countWorkers, reducedMotion: 'no-preference' });
    await untilReceived(page, 'a', 'ready');
    const inside = await inner(page);
    await expect(inside.locator('.player[data-seat="1"] .player-words')).toHaveText('Idris');
    await expect(inside.locator('.player[data-seat="1"] .player-level')).toHaveText('courtier');
    let lines = 0;
    const positions = [];
    await playOn(inside, async () => {
      lines += await told(inside).count();
      positions.push(await page.evaluate(() => document.getElementById('a').position()));
      return lines > 2;
    });
    expect(lines, 'the turns of the computer are summed up').toBeGreaterThan(2);
    await expectHidden(inside, 0, false);
    await expectHidden(inside, 1, true);
    expect(await inside.locator('.cover').count(), 'one person needs no cover').toBe(0);
    expect(await inside.evaluate(() => window.workers)).toBe(workers);
    const all = await messages(page);
    expectNothingHidden(all);
    const actions = all.filter(({ type }) => type === 'action');
    expect(actions.at(-1).steps).toBe(actions.length);
    expect(actions.some(({ computer, player }) => computer && player === 1)).toBe(true);
    expect(actions.some(({ computer, player }) => player === 0 && computer === undefined)).toBe(true);
    expect(await page.evaluate(() => document.getElementById('a').record().catch((error) => error.code))).toBe('mode');
    expect(positions.length).toBeGreaterThan(2);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('a board on a page of its own site has a computer, though its frame gets no worker', { tag: '@chromium' }, async ({ page }) => {
  await countWorkers(page);
  await page.goto(`${BASE_URL}examples.html#en`);
  await page.evaluate(() => {
    const element = document.createElement('naqala-board');
    const attributes = { id: 'a', mode: 'play', opponents: 'apprentice apprentice', motion: 'off', loading: 'eager' };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.addEventListener('action', (event) => (window.steps = event.detail.steps));
    document.body.replaceChildren(element);
  });
  await page.waitForFunction(() => window.steps > 20);
  const inside = await inner(page);
  expect(await inside.evaluate(() => [origin, window.workers])).toEqual(['null', 0]);
});

test('a game between computers runs to its end, reveals nothing before it, and starts again', async ({ openBoards }) => {
  const one = board({ id: 'a', mode: 'play', opponents: 'apprentice, apprentice', expansions: 'artisans whims', seed: '5', motion: 'off', loading: 'eager', theme: 'dark' });
  const page = await openBoards(`<script>${HEAR}</script>${SCRIPT}${one}`, { isBare: true, viewport: { width: 768, height: 1024 }, prepare: watchHidden });
  const inside = await inner(page);
  await untilReceived(page, 'a', 'end');
  const [{ scores }] = await received(page, 'a', 'end');
  await inside.locator('.embed-score .winners').waitFor();
  for (const seat of [0, 1]) await expectHidden(inside, seat, false);
  const { looks, shown } = await inside.evaluate(() => window.hidden);
  expect(looks, 'moments at which the table was looked at').toBeGreaterThan(50);
  expect(shown, 'what was shown before the end').toEqual([]);
  const all = await messages(page);
  expectNothingHidden(all);
  const steps = all.filter(({ type }) => type === 'action').map((message) => message.steps);
  expect(steps, 'each step is told once').toEqual(steps.map((_, at) => at + 1));
  const record = await page.evaluate(() => document.getElementById('a').record());
  expect(record.computers).toEqual(['apprentice', 'apprentice']);
  expect(record.actions.length).toBe(steps.length);
  expect(scores.length).toBe(2);
  await axe(page);
  await inside.locator('[data-does=rematch]').click();
  const first = async () => (await received(page, 'a', 'action')).filter((message) => message.steps === 1).length;
  await expect.poll(first, 'the same computers play again').toBe(2);
  await expect(inside.locator('.player-level')).toHaveText(['apprentice', 'apprentice']);
});

test('a rematch keeps the computers, and the person who plays them', async ({ openBoards }) => {
  const nearly = { ...RECORD, actions: RECORD.actions.slice(0, -1) };
  // The person makes the last action, whichever seat that is.
  const page = await openBoards(board({ id: 'a', mode: 'play', loading: 'eager', motion: 'off' }, nearly));
  await untilReceived(page, 'a', 'ready');
  const seat = Number(await frame(page, 'a').locator('.player.active').getAttribute('data-seat'));
  const opponents = [0, 1].map((other) => (other === seat ? 'person' : 'apprentice')).join(' ');
  await page.evaluate((opponents) => {
    const element = document.getElementById('a');
    element.setAttribute('opponents', opponents);
    window.received.length = 0;
    element.remove();
    document.body.append(element);
  }, opponents);
  await untilReceived(page, 'a', 'ready');
  const inside = await inner(page);
  await expect(inside.locator('.player-level')).toHaveCount(1);
  await inside.locator('.action-bar .answer[data-action]').last().click();
  await untilReceived(page, 'a', 'end');
  // A frame that grows between the press and the release of a button takes the click away from it.
  await untilFitted(page, 'a');
  await inside.locator('[data-does=rematch]').click();
  const restarts = async () => (await received(page, 'a', 'action')).filter(({ steps, undone }) => steps === 0 && !undone).length;
  await expect.poll(restarts, { message: 'the page hears of the new game' }).toBe(1);
  await inside.locator('.bid-track').waitFor();
  await expect(inside.locator(`.player[data-seat="${1 - seat}"] .player-level`)).toHaveText('apprentice');
  await expect(inside.locator(`.player[data-seat="${seat}"] .player-level`)).toHaveCount(0);
  const isMoving = async () => (await inside.locator('.cell[data-light=alive]').count()) > 0;
  await playOn(inside, isMoving);
  expect(await restarts()).toBe(1);
});

test('a computer shows its turn step by step; one skips ahead, looks again and takes a turn back', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, touch: true, reducedMotion: 'no-preference' });
  const record = { ...RECORD, actions: RECORD.actions.slice(0, 4) };
  await page.goto(`./${boardAddress('play', { record: JSON.stringify(record), opponents: 'person apprentice' })}`);
  await page.locator('.player.active').waitFor();
  const first = Number(await page.locator('.player.active').getAttribute('data-seat'));
  await page.goto('about:blank');
  const opponents = first === 0 ? 'apprentice person' : 'person apprentice';
  await page.goto(`./${boardAddress('play', { record: JSON.stringify(record), opponents })}`);
  // One script looks and skips, so that the computer cannot end its turn in between.
  await page.evaluate(async () => {
    while (!document.querySelector('.embed-table[data-computer=plays] .cell[data-visited]')) await new Promise((painted) => requestAnimationFrame(painted));
    document.querySelector('[data-does=skip]').click();
  });
  await expect(told(page)).toContainText(/ (took|ended on) [a-f][1-5] with \d /);
  const line = await told(page).innerText();
  await expect(page.locator('.bar-area p.unseen[role=status]'), 'screen readers hear the turn in one sentence').toContainText(line);
  await page.locator('[data-does=show-again]').tap();
  await page.locator('.history-bar').waitFor();
  await page.locator('[data-does=to-game]').tap();
  await expect(told(page)).toHaveText(line);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await axe(page);
  const small = await page.locator('.action-bar button:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 43.9 || height < 43.9));
  expect(small).toEqual([]);
});

test('one’s own take-back goes past the computer, and the page hears of it', async ({ openBoards }) => {
  const page = await openBoards(board({ id: 'a', mode: 'play', opponents: 'apprentice', seed: '42', motion: 'off', loading: 'eager' }));
  await untilReceived(page, 'a', 'ready');
  const inside = await inner(page);
  await playOn(inside, async () => (await inside.locator('[data-does=take-back-own]').count()) > 0 && (await told(inside).count()) > 0);
  const before = (await received(page, 'a', 'action')).at(-1);
  await inside.locator('[data-does=take-back-own]').click();
  await expect(told(inside)).toHaveCount(0);
  await expect.poll(async () => (await received(page, 'a', 'action')).at(-1), 'it is a step of its own').toEqual({ ...before, steps: before.steps + 1 });
  await inside.locator('.icon-undo').click();
  await expect(told(inside)).toHaveCount(1);
});

test('several people hide nothing from each other unless the page says so; computers always hide theirs', { tag: '@chromium' }, async ({ openBoards }) => {
  const three = (id, more) => board({ id, mode: 'play', players: 'Anna, Amina, Sami', opponents: 'person sultan person', seed: '3', motion: 'off', loading: 'eager', ...more });
  const page = await openBoards(`${three('a')}${three('b', { hide: 'on' })}`);
  for (const id of ['a', 'b']) await untilReceived(page, id, 'ready');
  const open = frame(page, 'a');
  await open.locator('.player').first().waitFor();
  for (const seat of [0, 1, 2]) await expectHidden(open, seat, seat === 1);
  await expect(open.locator('.cover')).toHaveCount(0);
  const hidden = frame(page, 'b');
  await hidden.locator('.cover .primary').click();
  const first = Number(await hidden.locator('.player.active').getAttribute('data-seat'));
  for (const seat of [0, 1, 2]) await expectHidden(hidden, seat, seat !== first);
});

test('a page names opponents by attribute, with a position, by message, or with a fault', async ({ openBoards }) => {
  const record = { ...START, computers: ['sultan', null] };
  const boards = [
    board({ id: 'record', mode: 'play', loading: 'eager', motion: 'off' }, { ...START, computers: [null, 'sultan'] }),
    board({ id: 'both', mode: 'play', loading: 'eager', motion: 'off', opponents: 'person courtier:palms' }, record),
    board({ id: 'message', mode: 'play', loading: 'eager', motion: 'off', lang: 'fr' }),
    board({ id: 'try', mode: 'explore', loading: 'eager', controls: 'actions players' }, record),
    board({ id: 'past', mode: 'replay', loading: 'eager', controls: 'history players' }, record),
    board({ id: 'picture', mode: 'view', loading: 'eager', controls: 'players' }, record),
    board({ id: 'wrong', mode: 'play', loading: 'eager', players: 'Anna, Sam, Zoé', opponents: 'courtier sultan' }),
    board({ id: 'style', mode: 'play', loading: 'eager', opponents: 'person courtier:camels' }),
  ];
  const page = await openBoards(boards.join(''));
  for (const id of ['record', 'both', 'message', 'try', 'past', 'picture']) await untilReceived(page, id, 'ready');
  const levels = (id) => frame(page, id).locator('.player-level');
  await expect(levels('record')).toHaveText('sultan');
  await expect(levels('both')).toHaveText('courtier');
  await page.evaluate(() => document.getElementById('message').set({ opponents: ['person', 'person', 'counsellor'] }));
  await expect(levels('message')).toHaveText('conseiller');
  expect((await frame(page, 'message').locator('.player-words').allInnerTexts()).sort()).toEqual(['Anna', 'Idris', 'Sami']);
  await frame(page, 'try').locator('.player').first().waitFor();
  await expect(levels('try'), 'whoever tries moves plays all seats').toHaveCount(0);
  for (const id of ['past', 'picture']) {
    await expect(levels(id), 'a picture names the computers of its record').toHaveText('sultan');
    await expect(frame(page, id).locator('.stat[data-stat=coin]'), 'and hides nothing of theirs').toHaveText([/\d/, /\d/]);
    await expect(frame(page, id).locator('[data-computer]'), 'nobody thinks').toHaveCount(0);
  }
  for (const [id, at] of [['wrong', 'opponents'], ['style', 'opponents[1]']]) {
    await untilReceived(page, id, 'error');
    const [{ code, faults }] = await received(page, id, 'error');
    expect([code, faults[0].at]).toEqual(['options', at]);
    await expect(page.locator(`#${id} p[role=alert]`)).toHaveText(/^There is a mistake on this page/);
  }
  const said = recorded(page).console.splice(0).sort();
  expect(said.map((line) => line.match(/each of the 3 players|a style after 'courtier:'/)?.[0]).sort(), 'the console says so, too').toEqual(["a style after 'courtier:'", 'each of the 3 players']);
});

test('a board says that its computer cannot be fetched, and tries again when asked', async ({ openBoards }) => {
  const one = board({ id: 'a', mode: 'play', opponents: 'apprentice apprentice', controls: 'track', motion: 'off', loading: 'eager' });
  const page = await openBoards(one, { ownContext: true, mayComplain: true, prepare: (page) => page.context().route(/\/thinker-/, (route) => route.abort()) });
  const again = frame(page, 'a').locator('[data-does=think-again]');
  await again.waitFor();
  await expect(frame(page, 'a').locator('.action-bar')).toContainText('could not be fetched');
  expect(await received(page, 'a', 'action')).toEqual([]);
  await page.context().unroute(/\/thinker-/);
  await again.click();
  await untilReceived(page, 'a', 'action');
  await again.waitFor({ state: 'detached' });
});

test('a board with a computer passes axe, fits, and works by keys', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-FR', viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await page.goto(`./${boardAddress('play', { opponents: 'apprentice', seed: '42', lang: 'fr' })}`);
  await page.locator('.player').first().waitFor();
  const isMoving = async () => (await told(page).count()) > 0 && (await page.locator('.cell[data-light=alive]').count()) > 0;
  await playOn(page, isMoving, byKeys(page));
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is kept while the computer plays').toBe(true);
  expect((await look(page)).length).toBeGreaterThan(0);
  for (const [width, height] of [[320, 640], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    await axe(page);
    await expectNames(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${wide} px too wide`).toBeLessThanOrEqual(0);
  }
});

test('the frame of a board keeps the height of its content while a computer plays', async ({ openBoards }) => {
  const page = await openBoards(board({ id: 'a', mode: 'play', opponents: 'apprentice', seed: '42', motion: 'off', loading: 'eager' }), { viewport: { width: 390, height: 844 } });
  await untilReceived(page, 'a', 'ready');
  const inside = await inner(page);
  await playOn(inside, async () => (await told(inside).count()) > 0);
  await untilFitted(page, 'a');
});

test('a board in a sandboxed frame makes no worker, which would fail in each browser, and its computers play', async ({ openBoards }) => {
  const address = `${BASE_URL}${boardAddress('play', { opponents: 'apprentice apprentice', seed: '42', motion: 'off' })}`;
  const count = () => {
    window.made = 0;
    window.Worker = class extends window.Worker {
      constructor(...words) {
        window.made += 1;
        super(...words);
      }
    };
  };
  const page = await openBoards(`<script>window.faults = []</script><iframe id="a" title="A game" sandbox="allow-scripts" width="900" height="900" src="${address}"></iframe>`, { isBare: true, prepare: (page) => page.addInitScript(count) });
  const inside = page.frameLocator('#a');
  await told(inside).first().waitFor();
  expect(await inside.locator('html').evaluate(() => window.made)).toBe(0);
});
