// Every screen of the game and the way to it: for screenshots, for axe, for checks of size.
import { readFile } from 'node:fs/promises';
import { boardAddress, LESSON, START } from './board-pages.mjs';
import { cut, importRecord, openDialog, openGames, openGuided, openPosition, openRecord, openSetup, start } from './game.mjs';
import { lesson as readLesson, performByScript } from './learner.mjs';
import { decide, sentAtOnce } from './messages.mjs';
import { open, untilSeen, withStored } from './pages.mjs';
import { withRelay } from './live.mjs';
import { ALL_AWAY, ASKED, AWAY, forked, invited, KEY, live, UP } from './live-screens.mjs';
import { clickFirst, clickGround } from './press.mjs';
import { lookBack, openDue, openPractice } from './practice.mjs';
import { BASE_URL } from './site.mjs';
import { acknowledged } from './storage.mjs';

/** Opens a recorded game just before the nth action that begins with a word. */
const before = (players, word, nth = 0) => async (page) => {
  const { actions } = await cut(players);
  const at = actions.map((action, index) => [action, index]).filter(([action]) => action.startsWith(word))[nth][1];
  await openRecord(page, await cut(players, at));
};
const at = (players, actions, options) => async (page) => openRecord(page, await cut(players, actions), options);
/** Opens a recorded game just before the first move, which is a computer's. */
const against = async (page) => openRecord(page, { ...(await cut(2, 4)), computers: ['courtier', null] }, { handOver: true });
/** Opens a recorded game whose players can ask for hints. */
const hinted = (players, actions) => async (page) => {
  const record = await cut(players, actions);
  const colours = ['indigo', 'orange', 'teal', 'pink', 'black'].slice(0, record.players.length);
  await openRecord(page, JSON.stringify({ format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours, hints: [...colours.keys()], record }));
};
/** Opens a recorded game just before the first move, that of a computer, which then says why. */
const taught = async (page) => {
  await withStored(page, { teacher: 'on' });
  const record = { ...(await cut(2, 4)), computers: ['courtier', null] };
  await openRecord(page, JSON.stringify({ format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], hints: [1], record }), { handOver: true });
};
/** Asks for so many stages of a hint, each once the one before it is found. */
const stages = (count) => async (page) => {
  for (let stage = 0; stage < count; stage += 1) {
    await clickFirst(page, '[data-does=hint]');
    await untilSeen(page, '.hint-panel :is(.guide-hint, .bid-table)');
  }
};
/** Opens a whole recorded game from a text: it stands at its start. */
const imported = (players) => async (page) => importRecord(page, await cut(players));
/** Opens a recorded game with a guide. */
const guided = (entries, options) => (page) => openGuided(page, entries, options);
/** Opens a position of tests/fixtures/valid. */
const position = (name, options) => (page) => openPosition(page, name, options);
const BOTH = '5-players-both';
const item = (name) => click(`.own [data-item=${name}]`);
const then = (first, ...more) => async (page) => {
  await first(page);
  for (const step of more) await step(page);
};
const click = (selector) => (page) => clickFirst(page, selector);
const closed = async (page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};
const key = (name) => (page) => page.keyboard.press(name);
const dialog = (name) => (page) => openDialog(page, name);
const drawn = (selector) => (page) => untilSeen(page, selector);
/** Waits until an element shows a text. */
const drawnWith = (selector, text) => (page) => page.locator(selector, { hasText: text }).waitFor();
/** Waits until a part of the page no longer says that it comes. */
const untilUnreachable = (page) => page.locator('dialog[open] .part-coming', { hasNotText: '…' }).waitFor();
const link = (hash) => (page) => page.evaluate((hash) => (location.hash = hash), hash);
/** Opens a link to a game. */
const shared = async (page) => {
  const text = JSON.stringify(await cut('5-players-both', 120));
  await link(`#g=0${Buffer.from(text).toString('base64url')}`)(page);
};
/** Opens a sheet of tests/fixtures/pads. */
function scorePad(name) {
  return async (page) => {
    const text = await readFile(new URL(`../../fixtures/pads/${name}.json`, import.meta.url), 'utf8');
    await page.addInitScript((text) => localStorage.setItem('naqala.pad', text), text);
    await open(page, '#score');
    await clickFirst(page, '[data-seat="1"][data-line=djinns]');
  };
}
/** Opens the history of sheets, with some of tests/fixtures/pads. */
async function scoreSheets(page) {
  const sheets = JSON.parse(await readFile(new URL('../../fixtures/pads/history.json', import.meta.url), 'utf8')).sheets;
  await page.addInitScript((sheets) => sheets.forEach((sheet, at) => localStorage.setItem(`naqala.pad.${at + 1}`, JSON.stringify(sheet))), sheets);
  await open(page, '#score/sheets');
  await untilSeen(page, '.pad-averages');
}
/** Opens the link to a sheet. */
const sharedSheet = async (page) => {
  await open(page, (await readFile(new URL('../../fixtures/pads/link-1.txt', import.meta.url), 'utf8')).trim());
  await untilSeen(page, '[data-found=sheet]');
};
/** Opens the course, or one of its lessons. */
const lesson = (id) => async (page) => {
  await open(page, `#learn${id}`);
  await untilSeen(page, '.lessons, main.lesson');
};
/** Opens the list of puzzles, or one of them. */
const puzzle = (name) => async (page) => {
  await open(page, `#puzzle${name}`);
  await untilSeen(page, '.lesson-chapter, main.lesson');
};
/** Opens the editor, with a position. */
const edit = (position) => async (page) => {
  if (position) await page.addInitScript((text) => localStorage.setItem('naqala.draft', text), JSON.stringify(position));
  await open(page, '#edit');
  await untilSeen(page, '.editor .cell');
};
/** Opens the end of the first chapter. */
const basicsDone = async (page) => {
  await page.addInitScript(() => localStorage.setItem('naqala.learned', 'aim:done move:1'));
  await lesson('=first-game')(page);
  await untilSeen(page, 'main.lesson');
  await performByScript(page, (await readLesson('first-game')).steps[0].solution);
  await clickFirst(page, '.lesson-panel [data-does=next]');
  await untilSeen(page, '.lesson-end');
};
/** Goes from a game to the first page, which offers to continue it. */
const left = async (page) => {
  await acknowledged(page);
  await openDialog(page, 'menu');
  await clickFirst(page, '[data-does=leave]');
  await untilSeen(page, '.resume .board-picture');
};
/** Starts a game of five by message and decides for the first player. */
const byMessage = async (page) => {
  await start(page, { players: 5, expansions: ['artisans', 'whims'], apart: true });
  await decide(page, 1);
};
/** Opens a game by message whose connection is lost before the part of the page has come that sends it. */
const unsent = async (page) => {
  await page.route(/\/dialogs-[^/]*wasm$/, (route) => route.abort());
  const record = await cut(BOTH, 1);
  const colours = ['indigo', 'orange', 'teal', 'pink', 'black'];
  await openRecord(page, { format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours, apart: { game: '000123456789abcd', seat: 0, known: 0 }, record });
  await clickFirst(page, '.action-bar [data-does=send]');
  await untilSeen(page, '.failure');
};
/** Plays a step while the storage is full. */
const full = async (page) => {
  await at(BOTH, 3)(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await clickFirst(page, '.spot[data-price="1"]');
  await clickFirst(page, '.answer.primary');
  await untilSeen(page, '.notice');
};
/** Opens the same game in another tab first, so that the page becomes the second. */
const another = async (page) => {
  await acknowledged(page);
  const first = await page.context().newPage();
  await page.goto('about:blank');
  await open(first);
  await acknowledged(first);
  await open(page);
  await untilSeen(page, '.notice.elsewhere');
  await page.bringToFront();
};

/** Chooses a player whose only puzzle that is due is about a bid. */
const bidsOf = (name) => async (page) => {
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem('naqala.practice'));
    kept.puzzles = kept.puzzles.filter(({ player, verdict }) => player !== name || verdict.kind === 'bids');
    localStorage.setItem('naqala.practice', JSON.stringify(kept));
  }, name);
  await page.reload();
  await page.locator('[name=whose]').selectOption(name);
};

/** Opens the examples of boards on other pages, at one of them. */
const example = (mode) => async (page) => {
  await page.goto(new URL('examples.html', BASE_URL).href);
  const board = page.locator(`#${mode} naqala-board`);
  await board.scrollIntoViewIfNeeded();
  await board.locator('iframe').contentFrame().locator('.cell').first().waitFor();
  await page.locator(`#${mode}`).evaluate((section) => section.scrollIntoView());
};

/** Gives a seat of the set-up to a computer. */
const select = (seat, level) => (page) => page.locator('.player-row .who').nth(seat).selectOption(level);
const chosen = (selector, value) => (page) => page.locator(`.seat-strip ${selector}`).selectOption(value);

/** Name of a screen → function that brings an empty page there. */
export const SCREENS = {
  home: then(open, drawn('.daily-way .board-picture')),
  'home-begun': then(basicsDone, click('[data-does=to-course]'), drawn('[data-lesson=aim][data-done]'), click('[data-does=leave]'), drawn('.learn-way .course-state')),
  'home-resume': then(at(3, 100), left),
  'home-open': then(open, click('[data-opens=open]')),
  setup: openSetup,
  'setup-row': then(openSetup, click('[data-does=colour]')),
  'setup-liking': then(openSetup, select(1, 'counsellor'), click('.player-row:nth-child(2) [data-does=colour]'), chosen('.style', 'merchants'), chosen('.coins', '60')),
  'setup-message': then((page) => open(page, '#new=message'), drawn('[name=own-seat]')),
  'setup-five': then(openSetup, click('input[name=artisans]'), click('input[name=whims]'), click('[data-count="5"]')),
  'setup-computers': then(openSetup, ...[0, 1].map((seat) => select(seat, 'counsellor'))),
  'computer-told': then(against, drawn('.turn-summary')),
  'computer-taught': then(taught, drawn('[data-taught]')),
  'computer-table': then(against, drawn('.turn-summary'), dialog('menu'), click('[data-does=table]')),
  'computer-score': then(against, drawn('.turn-summary'), dialog('score')),
  'guide-bid': guided(0),
  'guide-move': guided(4),
  'guide-drop': then(guided(4), click('.cell[data-light=alive]')),
  'guide-suggestion': then(guided(4), click('[data-does=suggest]'), drawnWith('.guide-suggestion', /[:：]/)),
  'guide-told': then(guided(38, { isNext: false }), drawn('main.game:not([data-computer]) .guide-said:first-child')),
  bid: at(4, 2),
  'five-bid': then(at(BOTH, 3), click('.spot[data-price="1"]')),
  'five-move': at(BOTH, 5),
  'five-late': at(BOTH, 240),
  enlarged: then(at(BOTH, 240), (page) => page.locator('[data-square=c1]').click({ button: 'right', force: true }), drawn('.tile-note:popover-open')),
  'five-masked': at(BOTH, 240, { secrecy: 'peek' }),
  'five-peeking': then(at(BOTH, 240, { secrecy: 'peek' }), click('.player.active .player-look')),
  'five-absent': then(at(BOTH, 100, { handOver: true }), click('[data-does=absent]')),
  'five-score': then(at(BOTH, 200), dialog('score')),
  'five-over': then(imported(BOTH), click('[data-does=to-game]')),
  'five-cover': at(BOTH, 100, { handOver: true }),
  control: before(BOTH, 'control'),
  artisans: before(BOTH, 'craft'),
  'keep-item': before(BOTH, 'keep'),
  'keep-item-chosen': then(before(BOTH, 'keep'), click('.answer')),
  workshop: position('tile-of-a-workshop'),
  items: then(position('all-magic-at-hand'), item('scimitar')),
  'items-hidden': position('all-magic-at-hand', { handOver: true }),
  'item-note': then(position('all-magic-at-hand'), item('crown')),
  scimitar: then(position('all-magic-at-hand'), item('scimitar'), (page) => clickGround(page, '[data-square=c2]')),
  talisman: then(position('all-magic-at-hand'), item('talisman'), click('[data-square=c2]')),
  lamp: then(position('all-magic-at-hand'), item('lamp')),
  flute: position('flute-before-the-move'),
  horn: then(position('order-before-the-move'), click('.market .card.lit')),
  carpet: then(position('all-magic-at-hand'), item('carpet'), click('[data-square=a2]')),
  whims: position('end-with-whims-to-lay'),
  'bid-fakirs': then(position('bid-with-kumarbi'), click('.spot[data-price="5"]'), click('.more-fakirs')),
  'bid-chosen': then(at(4, 2), click('.spot[data-price="8"]')),
  move: at(4, 4),
  'move-long': then(before(2, 'take', 10), async (page) => page.locator(".cell[data-light=alive]").first().hover()),
  picked: at(4, 5),
  victims: then(before(4, 'kill'), (page) => clickGround(page, '.cell[data-light=target]')),
  sowing: at(4, 6),
  'last-drop': at(4, 7),
  builders: before(4, 'build'),
  assassins: before(4, 'kill'),
  market: before(4, 'buy'),
  djinn: before(4, 'djinn'),
  'card-note': then(at(4, 4), click('.djinns .djinn')),
  palm: before(4, 'palm'),
  sale: before(4, 'sell', 3),
  'turn-end': before(4, 'end', 5),
  late: at(3, 270),
  'late-move': before(2, 'take', 50),
  cover: at(4, 4, { handOver: true }),
  log: then(at(4, 120), dialog('log')),
  score: then(at(4, 200), dialog('score')),
  menu: then(at(4, 20), dialog('menu')),
  export: then(at(4, 20), dialog('menu'), click('[data-does=export]')),
  'new-game': then(at(4, 20), dialog('menu'), click('[data-does=new-game]')),
  table: then(at(4, 20), dialog('menu'), click('[data-does=table]')),
  'ended-early': then(at(4, 120), dialog('menu'), click('[data-does=table]'), click('[data-does=end-here]'), click('[data-does=end-here-yes]'), drawn('.winners')),
  help: then(at(4, 20), dialog('help')),
  settings: then(at(4, 20), dialog('settings')),
  over: then(imported(4), click('[data-does=to-game]')),
  history: then(at(4, 120), ...Array(4).fill(key('PageUp'))),
  'history-long': then(before(4, 'end', 7), key('PageUp'), key('ArrowLeft')),
  'history-five': then(at(BOTH, 241), key('PageUp')),
  'history-start': imported(3),
  'history-shown': then(at(BOTH, 100, { handOver: true }), click('[data-does=show-me]'), click('[data-does=play]')),
  hint: then(hinted(BOTH, 5), stages(1)),
  'hint-where': then(hinted(BOTH, 5), stages(2)),
  'hint-whole': then(hinted(BOTH, 5), stages(4)),
  'hint-bid': then(hinted(BOTH, 3), stages(2)),
  'look-back': lookBack,
  'look-back-moment': then(lookBack, click('.review-costliest[data-seat="2"] [data-does=costliest]'), drawn('.review-verdict')),
  trial: then(lookBack, click('.review-costliest[data-seat="2"] [data-does=costliest]'), click('.review-verdict [data-does=try-again]'), drawn('.trial-answer'), click('[data-does=trial-hint]'), click('[data-does=trial-hint]')),
  branch: then(at(BOTH, 240), key('PageUp'), click('.history-bar [data-does=branch]'), drawn('.branch-panel')),
  'embed-code': then(at(4, 20), dialog('menu'), click('[data-does=embed]'), drawn('dialog textarea')),
  'embed-code-frame': then(lesson('=move'), click('[data-opens=menu]'), click('[data-does=embed]'), click('[data-setting=embed-host] label:nth-child(3)'), click('[data-setting=embed-way] label:nth-child(2)'), drawn('[data-part=frame-size]')),
  'embed-code-package': then(lesson('=move'), click('[data-opens=menu]'), click('[data-does=embed]'), click('[data-setting=embed-way] label:last-child'), drawn('[data-does=save-package]')),
  'message-turn': byMessage,
  'message-send': then(byMessage, click('.action-bar [data-does=send]'), drawn('dialog #share-link')),
  'message-sent': then(byMessage, sentAtOnce),
  'storage-full': full,
  share: then(at(4, 20), dialog('menu'), click('[data-does=share]'), drawn('.codes .qr')),
  'share-long': then(at(BOTH, 300), dialog('menu'), click('[data-does=share]'), drawn('.codes .qr')),
  shared: then(open, shared, drawn('[data-found=game]')),
  'shared-part': then(open, link('#p=01234567.2.4.AAAA'), drawn('[data-found=part]')),
  'shared-fault': then(open, link('#g=1AAAA'), drawn('[data-found=fault]')),
  games: then(at(3, 100), left, openGames),
  'games-more': then(at(3, 100), left, openGames, click('[data-does=more]'), click('[data-does=rename]')),
  'games-deleted': then(at(3, 100), left, openGames, click('[data-does=more]'), click('[data-does=duplicate]'), click('[data-does=show-secrets]'), drawn('.game-row:nth-child(2)'), click('[data-does=more]'), click('[data-does=delete]')),
  elsewhere: then(at(4, 20), another),
  // A table that is dealt begins with its dialog.
  'live-waiting': then(live(0), drawn('.codes .qr'), closed),
  'live-signs': then(live(5, { seats: AWAY }), click('[data-does=signs]')),
  'live-clock': then(live(5, { seats: ALL_AWAY, clock: UP }), drawn('.time[data-left=up]')),
  'live-dialog': then(live(0), drawn('.codes .qr')),
  'live-away': live(5, { seats: AWAY }),
  'live-taken': live(240, { seats: [[1, 2, 9], ...AWAY.slice(1)] }),
  'live-asks': then(live(5, { seats: AWAY, requests: ASKED }), drawn('[data-notice=asked]')),
  'live-asked': then(live(5, { seats: AWAY, requests: ASKED }), drawn('[data-notice=consent]')),
  'live-fork': then(live(3), forked),
  'live-refused': live(5, { isReachable: false, seats: AWAY }),
  'live-unreachable': then((page) => withRelay(page, false), (page) => open(page, KEY), untilUnreachable),
  'live-invited': invited,
  'live-start': then((page) => withRelay(page), (page) => open(page, '#new=message'), drawn('[name=live]')),
  editor: edit(),
  'editor-faults': then(edit({ board: ['O8:yyyyyyyyyyyyyyyyyyyyyyyyyy@1 V5:wb', 'S15:gr#1 S15', 'X G'] })),
  'editor-open': then(edit(), click('input[name=artisans]'), click('input[name=whims]'), click('input[name=fills]'), click('[data-seat="0"] > summary'), click('[data-zone=market] summary'), click('.hand-on > summary'), click('.lesson-step > summary')),
  'editor-solution': then(edit({ board: ['O8:ww V5:w', 'S6:b S6:wb'] }), click('.lesson-step > summary'), click('[data-does=record-solution]'), click('[data-square=b2]'), click('[data-square=a2]')),
  'score-pad': then((page) => open(page, '#score'), drawn('.pad-sheet')),
  'score-pad-both': scorePad('pad-both'),
  'score-pad-faults': scorePad('pad-faults'),
  'score-pad-below': then(scorePad('pad-both'), click('[data-does=to-editor]'), drawn('[data-notice=to-editor]')),
  'score-sheets': scoreSheets,
  'score-found': then(scoreSheets, (page) => page.fill('[name=search]', 'lyon noor')),
  'score-deleted': then(scoreSheets, click('[data-does=delete]'), drawn('[data-does=undo-delete]')),
  'score-shared': sharedSheet,
  course: lesson(''),
  'lesson-end': basicsDone,
  'first-game': then((page) => open(page, '#learn=game'), drawn('[data-does=first-game]')),
  'course-begun': then(basicsDone, click('[data-does=to-course]'), drawn('[data-lesson=aim][data-done]')),
  'lesson-unknown': then((page) => open(page, '#learn=nothing'), drawn('.failure')),
  lesson: lesson('=assassins'),
  'lesson-menu': then(lesson('=move'), click('[data-opens=menu]'), drawn('dialog [data-does=embed]')),
  'lesson-hints': then(lesson('=control'), click('[data-does=hint]'), click('[data-square=b2]'), click('[data-square=b1]')),
  'lesson-done': then(lesson('=control'), click('[data-square=b2]'), click('[data-square=a2]'), drawn('[data-said=reached]')),
  'lesson-board': then(lesson('=parity'), click('[data-square=c3]')),
  'lesson-bid': then(lesson('=bidding'), click('.spot[data-price="3"]')),
  'lesson-cards': lesson('=djinn-boaz'),
  puzzles: then(puzzle(''), click('.lesson-chapter > summary')),
  puzzle: puzzle('=merchants-1'),
  'puzzle-hint': then(puzzle('=control-1'), click('[data-does=hint]'), click('[data-does=hint]')),
  'puzzle-bid': then(puzzle('=bids-1'), click('[data-does=hint]')),
  practice: openDue,
  'practice-open': then(openDue, click('.practice-kept > summary'), click('.losses-by-game > summary')),
  'practice-none': then(open, openPractice, drawn('[data-says=none]')),
  drill: then(openDue, click('[data-does=begin]'), drawn('.trial-answer'), click('[data-does=trial-hint]')),
  'drill-answered': then(openDue, bidsOf('Olivier'), click('[data-does=begin]'), click('.spot[data-price="18"]'), click('.answer.primary'), drawn('[data-says=again]')),
  aids: then(at(4, 60), dialog('settings'), ...['parity', 'range', 'blue', 'control', 'score'].map((name) => click(`[name=${name}]`)), click('.dialog-head button')),
  // Six columns and six rows.
  'artisans-control': at('3-players-artisans', 193),
  'artisans-item': at('3-players-artisans', 218),
};

/** Opens a board as it stands in a frame. */
const embedded = (mode, options, there = '.cell') => async (page) => {
  await page.goto(new URL(boardAddress(mode, options), BASE_URL).href);
  await untilSeen(page, there);
};

/** Screens of pages that have lost something and say so on the console, too. */
export const BROKEN = { 'message-unsent': unsent };

/** The pages in the frames of boards, whose windows scroll. */
export const EMBEDDED = {
  'embedded-view': embedded('view', { record: JSON.stringify(START) }, '.board'),
  'embedded-explore': embedded('explore', { record: JSON.stringify(START) }, '.action-bar'),
  'embedded-exercise': embedded('exercise', { lesson: JSON.stringify(LESSON) }, '.lesson-panel'),
  'embedded-daily': embedded('exercise', { puzzle: 'merchants-4' }, '.side .djinns'),
  'embedded-replay': embedded('replay', { record: JSON.stringify(START) }, '.history-slider'),
  'embedded-play': embedded('play', { players: 'Anna,Sam', seed: '42' }, '.side .djinns'),
  'embedded-fault': embedded('exercise', { puzzle: 'none-1' }, '.failure'),
};

/** The same for boards on other pages, whose windows scroll. */
export const BOARD_SCREENS = {
  'board-view': example('view'),
  'board-explore': example('explore'),
  'board-exercise': example('exercise'),
  'board-replay': example('replay'),
  'board-play': example('play'),
  'board-opponent': example('opponent'),
};
