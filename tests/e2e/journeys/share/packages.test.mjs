// Packages for learning platforms: made by *Put it on a page*, opened in real runtimes, reported to, and resumed.
import { readFile } from 'node:fs/promises';
import { LESSON } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/boards.mjs';
import { open } from '../../support/pages.mjs';
import { servePlatform, serveStore, unpack } from '../../support/platforms/platform.mjs';
import { BASE_URL } from '../../support/site.mjs';

const choose = (page, name) => page.locator('dialog').getByRole('radio', { name, exact: true }).check();

/** Makes the package of what an address shows, and returns its files. */
async function make(page, address, standard) {
  await open(page, address);
  await page.locator('[data-opens=menu]').click();
  await page.locator('[data-does=embed]').click();
  await choose(page, 'Package');
  await choose(page, standard);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-does=save-package]').click()]);
  expect(download.suggestedFilename()).toMatch(/^naqala-.+\.zip$/);
  return unpack(await download.path());
}

/** Plays the solution of a step of a lesson, and goes on. */
async function solve(board, { solution }) {
  for (const action of solution) await board.evaluate((board, action) => board.play(action), action);
}

/** Solves the first two steps of the lesson, and goes on to the third. */
async function solveTwo(board) {
  const inside = board.locator('iframe').contentFrame();
  const next = async (step) => {
    await inside.locator('[data-does=next]').click();
    await inside.locator(`[data-lesson-step="${step}"]`).waitFor();
  };
  await solve(board, LESSON.steps[0]);
  await next(2);
  // The goal of this step is that the rules refuse a drop.
  for (const action of ['take b2', 'drop c3 w']) await board.evaluate((board, action) => board.play(action).catch(() => null), action);
  await next(3);
}

test('the dialog offers an exercise as a package, which says what it is, and no other content', async ({ page }) => {
  await open(page, '#learn=move');
  await page.locator('[data-opens=menu]').click();
  await page.locator('[data-does=embed]').click();
  await choose(page, 'Package');
  await expect(page.locator('dialog')).toContainText('learning platforms');
  await expect(page.locator('dialog textarea')).toHaveCount(0);
  await axe(page);
  await choose(page, 'Notion');
  await expect(page.locator('[data-does=save-package]'), 'Notion takes addresses alone').toHaveCount(0);
});

test('the puzzle of the day is no package: it is another one tomorrow', async ({ page }) => {
  await open(page, '#puzzle=daily');
  await page.locator('[data-opens=menu]').click();
  await page.locator('[data-does=embed]').click();
  await expect(page.locator('dialog textarea').first()).toBeVisible();
  await expect(page.locator('dialog').getByRole('radio', { name: 'Package', exact: true })).toHaveCount(0);
});

test('a package that cannot be made says so, and why on the console', async ({ newPage }) => {
  const page = await newPage({ mayComplain: true });
  const warnings = [];
  page.on('console', (message) => warnings.push(message.text()));
  await open(page, '#learn=move');
  await page.route('**/naqala-report.js', (route) => route.abort());
  await page.locator('[data-opens=menu]').click();
  await page.locator('[data-does=embed]').click();
  await choose(page, 'Package');
  await page.locator('[data-does=save-package]').click();
  await expect(page.locator('dialog')).toContainText('could not be made');
  expect(warnings.join()).toContain('the package could not be made: naqala-report.js: Failed');
});

for (const version of ['SCORM 1.2', 'SCORM 2004']) {
  const name = version.toLowerCase().replace(' ', '-');
  test(`a package of ${version} reports a lesson to a real runtime, and the next visit goes on where the last one ended`, async ({ page, newPage }) => {
    const files = await make(page, '#learn=move', version);
    expect(Object.keys(files)).toEqual(['imsmanifest.xml', 'index.html', 'page.css', 'naqala.js', 'naqala-report.js']);
    const platform = await servePlatform(name, files);
    try {
      const other = await newPage();
      const last = (path) => path.split('.').reduce((value, key) => value?.[key], platform.commits.at(-1)?.cmi);
      const core = name === 'scorm-1.2' ? 'core.' : '';
      const status = name === 'scorm-1.2' ? 'core.lesson_status' : 'completion_status';
      const visit = async () => {
        await other.goto(platform.url('localhost'));
        const board = other.frameLocator('iframe').locator('naqala-board');
        await board.locator('iframe').contentFrame().locator('.cell').first().waitFor();
        return board;
      };
      const board = await visit();
      const inside = board.locator('iframe').contentFrame();
      await solve(board, LESSON.steps[0]);
      await expect.poll(() => last(`${core}score.raw`), 'a third of it').toBe('33');
      expect(last(status)).toBe('incomplete');
      expect(last(`${core}exit`), 'the page may never be told that it closes').toBe('suspend');
      await inside.locator('[data-does=next]').click();
      await inside.locator('[data-lesson-step="2"]').waitFor();
      await board.evaluate((board) => board.play('take b2'));
      await expect.poll(() => board.evaluate((board) => board.state().then(({ actions }) => actions))).toEqual(['take b2']);
      await other.goto('about:blank');
      await expect.poll(() => last(`${core}exit`)).toBe('suspend');
      expect(last(`${core}session_time`)).toMatch(name === 'scorm-1.2' ? /^(00)?00:\d\d:\d\d/ : /^PT(\d+M)?\d+S$/);
      expect(last('suspend_data').length).toBeLessThan(4096);

      const again = await visit();
      await expect(again.locator('iframe').contentFrame().locator('[data-lesson-step="2"]'), 'the step').toBeVisible();
      await expect.poll(() => again.evaluate((board) => board.state().then(({ actions }) => actions)), 'and the moves in it').toEqual(['take b2']);
      await again.locator('iframe').contentFrame().locator('.lesson-buttons [data-does=hint]').click();
      // The goal of this step is that the rules refuse a drop.
      await again.evaluate((board) => board.play('drop c3 w').catch(() => null));
      const within = again.locator('iframe').contentFrame();
      await within.locator('[data-does=next]').click();
      await within.locator('[data-lesson-step="3"]').waitFor();
      await solve(again, LESSON.steps[2]);
      await expect.poll(() => last(status)).toBe(name === 'scorm-1.2' ? 'passed' : 'completed');
      expect(last(`${core}score.raw`), 'the hint cost a quarter of a step').toBe(String(Math.round(275 / 3)));
      await other.goto('about:blank');
      await expect.poll(() => last(`${core}exit`)).toBe(name === 'scorm-1.2' ? '' : 'suspend');

      const third = await visit();
      await expect.poll(() => third.evaluate((board) => window.naqalaReport(board).result()), 'who looks at it again has solved it').toMatchObject({ solved: 3, done: true });
      await other.goto('about:blank');
      expect(last(status)).toBe(name === 'scorm-1.2' ? 'passed' : 'completed');
    } finally {
      await platform.stop();
    }
  });
}

test('a package of xAPI sends valid statements to the store of its launch, in order, also after the store was away', async ({ page, newPage }) => {
  const files = await make(page, '#learn=move', 'xAPI');
  expect(Object.keys(files)).toContain('tincan.xml');
  const store = await serveStore(files);
  try {
    const other = await newPage({ mayComplain: true });
    const board = other.locator('naqala-board'), inside = board.locator('iframe').contentFrame();
    await other.goto(store.launch());
    await inside.locator('.cell').first().waitFor();
    const verbs = () => store.statements.map(({ verb }) => verb.id.split('/').pop());
    await expect.poll(verbs).toEqual(['initialized']);
    store.fail(503);
    await solve(board, LESSON.steps[0]);
    await inside.locator('[data-does=next]').click();
    await inside.locator('[data-lesson-step="2"]').waitFor();
    store.fail(null);
    for (const action of ['take b2', 'drop c3 w']) await board.evaluate((board, action) => board.play(action).catch(() => null), action);
    await expect.poll(verbs, 'what failed comes with the next').toEqual(['initialized', 'answered', 'progressed', 'answered', 'progressed']);
    await inside.locator('[data-does=next]').click();
    await inside.locator('[data-lesson-step="3"]').waitFor();
    await expect.poll(() => board.evaluate((board) => board.state().then(({ step }) => step))).toBe(3);
    await other.goto('about:blank');
    await expect.poll(verbs).toContain('terminated');

    await other.goto(store.launch());
    await expect(inside.locator('[data-lesson-step="3"]'), 'the store has kept the state').toBeVisible();
    await inside.locator('.lesson-buttons [data-does=hint]').click();
    await solve(board, LESSON.steps[2]);
    await expect.poll(verbs).toContain('passed');
    const kept = await store.kept(), of = (name) => kept.find(({ verb }) => verb.id.endsWith(`/${name}`));
    expect(of('completed').result).toMatchObject({ completion: true, success: true, score: { scaled: 0.92, raw: 92, min: 0, max: 100 }, extensions: { 'urn:naqala:xapi:attempts': 1, 'urn:naqala:xapi:hints': 1 } });
    expect(of('completed').result.duration).toMatch(/^PT(\d+M)?\d+S$/);
    expect(of('completed').object.id).toBe('https://platform.example/course/move');
    expect(of('answered').context).toMatchObject({ registration: '7d1b1d3e-6c0a-4f0e-9d1c-0a3f5f1b2c3d', contextActivities: { parent: [{ id: 'https://platform.example/course/move' }] } });
    expect(store.faults).toEqual([]);
  } finally {
    await store.stop();
  }
});

test('a platform that has kept damaged data is named, and the visit goes on with what is whole', async ({ page, newPage }) => {
  const platform = await servePlatform('scorm-2004', await make(page, '#learn=move', 'SCORM 2004'));
  try {
    const kept = { format: 'naqala-result/1', done: true, seconds: 'x', steps: [[1, 'much'], [2, 75, 1, 0, 0, 0, 9], null] };
    platform.commits.push({ cmi: { learner_name: 'Sahin, Amina', exit: 'suspend', suspend_data: JSON.stringify(kept) } });
    const other = await newPage({ mayComplain: true });
    const warnings = [];
    other.on('console', (message) => warnings.push(message.text()));
    await other.goto(platform.url('localhost'));
    const board = other.locator('iframe').contentFrame().locator('naqala-board');
    await board.locator('iframe').contentFrame().locator('.cell').first().waitFor();
    await solve(board, LESSON.steps[0]);
    await expect.poll(() => platform.commits.at(-1).cmi.score?.raw).toBe('58');
    expect(platform.commits.at(-1).cmi.completion_status).toBe('incomplete');
    expect(warnings.join()).toContain('naqala-report: what an earlier visit has kept is damaged');
  } finally {
    await platform.stop();
  }
});

test('a store that tells nothing of the first visit keeps it, and what is solved meanwhile', async ({ page, newPage }) => {
  const store = await serveStore(await make(page, '#learn=move', 'xAPI'));
  try {
    const other = await newPage({ mayComplain: true });
    const board = other.locator('naqala-board'), inside = board.locator('iframe').contentFrame();
    const solved = () => board.evaluate((board) => window.naqalaReport(board).result().solved);
    await other.goto(store.launch());
    await inside.locator('.cell').first().waitFor();
    await solveTwo(board);
    await other.goto('about:blank');
    await expect.poll(store.state).toContain('"steps":[[1,100,0,0,0,0');
    await expect.poll(store.state).toContain('[2,100,0,0,0,');
    store.fail(503, (path) => path.endsWith('/state'));
    await other.goto(store.launch());
    await inside.locator('[data-lesson-step="1"]').waitFor();
    await expect.poll(() => store.refused.join()).toContain('GET');
    store.fail(null);
    await solve(board, LESSON.steps[0]);
    await expect.poll(solved, 'the store tells it now').toBe(2);
    await other.goto('about:blank');
    await other.goto(store.launch());
    await inside.locator('.cell').first().waitFor();
    await expect.poll(solved).toBe(2);
    expect(store.faults).toEqual([]);
  } finally {
    await store.stop();
  }
});

test('the end reaches a store that did not take it on a later visit, once; one statement that it refuses keeps no other out', async ({ page, newPage }) => {
  const store = await serveStore(await make(page, '#learn=move', 'xAPI'));
  try {
    const other = await newPage({ mayComplain: true });
    const board = other.locator('naqala-board'), inside = board.locator('iframe').contentFrame();
    const verbs = () => store.statements.map(({ verb }) => verb.id.split('/').pop());
    await other.goto(store.launch());
    await inside.locator('.cell').first().waitFor();
    await expect.poll(verbs).toEqual(['initialized']);
    store.fail(400, (path, body) => body.includes('verbs/progressed'));
    await solveTwo(board);
    await expect.poll(verbs).toEqual(['initialized', 'answered', 'answered']);
    store.fail(503, (path) => path.endsWith('/statements'));
    await solve(board, LESSON.steps[2]);
    await expect.poll(store.state).toContain('"done":true');
    await other.goto('about:blank');
    await expect.poll(() => store.refused.join()).toContain('verbs/terminated');
    store.fail(null);
    await other.goto(store.launch());
    await expect.poll(verbs).toContain('passed');
    await expect.poll(store.state, 'the store has it').toContain('"told":"passed"');
    await other.goto(store.launch());
    await inside.locator('.cell').first().waitFor();
    await other.goto('about:blank');
    await expect.poll(() => verbs().filter((verb) => verb === 'terminated').length).toBe(2);
    expect(verbs().filter((verb) => verb === 'completed')).toHaveLength(1);
    expect(store.faults).toEqual([]);
  } finally {
    await store.stop();
  }
});

test('only a page that says so takes a launch, of one identifier', async ({ page, newPage }) => {
  const files = await make(page, '#learn=move', 'xAPI');
  const plain = await serveStore({ ...files, 'index.html': files['index.html'].replace('data-report="xapi"', 'data-report') }), store = await serveStore(files);
  try {
    // The browser notes each answer of 404: the store keeps nothing yet.
    const other = await newPage({ mayComplain: true });
    const shown = () => other.locator('naqala-board >> iframe').contentFrame().locator('.cell').first().waitFor();
    await other.goto(plain.launch());
    await shown();
    expect(await other.evaluate(() => window.naqalaReport(document.querySelector('naqala-board')).to)).toBe(null);
    const actor = { name: ['Amina'], mbox: ['mailto:amina@platform.example'], account: [{ accountServiceHomePage: 'https://platform.example', accountName: 'amina' }] };
    await other.goto(store.launch({ actor: JSON.stringify(actor) }));
    await shown();
    await expect.poll(() => store.statements.map(({ actor }) => actor)).toEqual([{ objectType: 'Agent', name: 'Amina', mbox: 'mailto:amina@platform.example' }]);
    expect([plain.statements, plain.faults, store.faults]).toEqual([[], [], []]);
  } finally {
    await plain.stop();
    await store.stop();
  }
});

test('a launch that names no store, or names it wrongly, sends nothing', async ({ page, newPage }) => {
  const files = await make(page, '#learn=move', 'xAPI');
  const store = await serveStore(files);
  try {
    const other = await newPage({ mayComplain: true });
    const warnings = [];
    other.on('console', (message) => warnings.push(message.text()));
    for (const [more, what] of [[{ endpoint: 'javascript:alert(1)' }, 'endpoint'], [{ actor: '{"name":"Amina"}' }, 'actor'], [{ registration: '1' }, 'registration'], [{ activity_id: 'course/move' }, 'activity_id']]) {
      warnings.length = 0;
      await other.goto(store.launch(more));
      await other.locator('naqala-board >> iframe').contentFrame().locator('.cell').first().waitFor();
      expect(warnings.join()).toContain(`naqala-report: the launch of this page: ${what}`);
    }
    expect([store.statements, store.faults]).toEqual([[], []]);
  } finally {
    await store.stop();
  }
});

test('a package that no platform opens shows the result and a code, which the page for teachers reads', async ({ page, newPage }) => {
  const files = await make(page, '#learn=move', 'SCORM 1.2');
  expect(files['index.html'], 'the platform runs no script of the site').toContain('<script src="naqala.js" defer>');
  expect(files['index.html']).toContain(`<meta name="naqala-site" content="${BASE_URL}">`);
  const platform = await servePlatform('scorm-1.2', files);
  try {
    const other = await newPage();
    await other.goto(platform.url('localhost', 'package/index.html'));
    const board = other.locator('naqala-board'), inside = board.locator('iframe').contentFrame();
    await inside.locator('.cell').first().waitFor();
    await solve(board, LESSON.steps[0]);
    await inside.locator('[data-does=next]').click();
    await inside.locator('[data-lesson-step="2"]').waitFor();
    for (const action of ['take b2', 'drop b1 y', 'drop a1 w']) await board.evaluate((board, action) => board.play(action), action);
    await inside.locator('[data-does=retry]').click();
    for (const action of ['take b2', 'drop c3 w']) await board.evaluate((board, action) => board.play(action).catch(() => null), action);
    await inside.locator('[data-does=next]').click();
    await inside.locator('[data-lesson-step="3"]').waitFor();
    await expect(other.getByLabel('Code for your teacher'), 'not before it is solved').toHaveCount(0);
    await solve(board, LESSON.steps[2]);
    const code = other.getByLabel('Code for your teacher');
    await other.getByLabel('Your name').fill('Zoé ✓');
    await expect(code).toHaveValue(/^NQ1-[0-9A-Z]+-[0-9A-Z]{4}$/);
    await axe(other);
    await page.goto(`${BASE_URL}class.html#en`);
    await page.getByLabel('Codes').fill(`My result is ${await code.inputValue()}, sent from my phone`);
    await page.getByRole('button', { name: 'Add to the table' }).click();
    const cells = page.locator('tbody tr').first().locator('th, td');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    expect((await cells.allInnerTexts()).slice(0, 8).map((text) => text.trim())).toEqual(['Zoé ✓', LESSON.title.en, '3/3', '3/3', '1', '0', '1', '1']);
    await expect(cells.nth(9), 'the correction cost a quarter of a step').toHaveText('92');
    await expect(cells.nth(10)).toHaveText('yes');
  } finally {
    await platform.stop();
  }
});

/** Opens a page with the script of reports, a lesson at its address, and the script of the documentation that keeps where a learner is. */
const openKept = async (openBoards, scripts = ['naqala-report.js', 'boards.js']) => {
  const docs = await readFile(new URL('../../../../docs/embedding.md', import.meta.url), 'utf8');
  const [, text] = /a whole `boards\.js`[^`]*?[\s\S]*?```js\n([\s\S]*?)```/.exec(docs);
  const tags = scripts.map((name) => `<script src="${name === 'boards.js' ? name : BASE_URL + name}" defer></script>`).join('');
  const page = await openBoards(`${tags}<naqala-board mode="exercise" src="${BASE_URL}lessons/move.json" loading="eager" data-report></naqala-board><p id="progress"></p>`, { files: { 'boards.js': { text } } });
  const board = page.locator('naqala-board'), inside = board.locator('iframe').contentFrame();
  await inside.locator('.cell').first().waitFor();
  return { page, board, inside, result: () => page.evaluate(() => window.naqalaReport(document.querySelector('naqala-board')).result()) };
};
const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('lesson-1')));

test('a page that keeps the state of its board keeps what was solved, too; the exercise has its title, and its time ends with it', async ({ openBoards }) => {
  const { page, board, inside, result } = await openKept(openBoards);
  await inside.locator('.lesson-buttons [data-does=hint]').click();
  await solve(board, LESSON.steps[0]);
  await inside.locator('[data-does=next]').click();
  await inside.locator('[data-lesson-step="2"]').waitFor();
  await expect.poll(() => stored(page).then(({ step }) => step)).toBe(2);
  const before = await result();
  expect(before).toMatchObject({ title: LESSON.title.en, step: 2, of: 3, solved: 1, goals: 3, hints: 1, score: 25, done: false });

  const leave = async () => {
    await page.reload();
    await inside.locator('.cell').first().waitFor();
  };
  await leave();
  await inside.locator('[data-lesson-step="2"]').waitFor();
  await expect.poll(result).toMatchObject({ title: LESSON.title.en, step: 2, of: 3, solved: 1, goals: 3, hints: 1, score: 25, done: false });
  for (const action of ['take b2', 'drop c3 w']) await board.evaluate((board, action) => board.play(action).catch(() => null), action);
  await inside.locator('[data-does=next]').click();
  await inside.locator('[data-lesson-step="3"]').waitFor();
  await solve(board, LESSON.steps[2]);
  const name = page.getByLabel('Your name'), code = page.getByLabel('Code for your teacher');
  await expect(code).toHaveValue(/^NQ1-/);
  const whole = { step: 3, of: 3, solved: 3, goals: 3, hints: 1, score: 92, done: true };
  expect(await result()).toMatchObject(whole);
  const { seconds } = await result();
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 600000;
  });
  await name.fill('Amina');
  expect((await result()).seconds, 'the time ends with the exercise').toBe(seconds);
  await expect.poll(() => stored(page).then(({ result }) => result.done)).toBe(true);

  await leave();
  await expect(code, 'who comes back has a code again').toHaveValue(/^NQ1-/);
  expect(await result()).toMatchObject({ ...whole, seconds });
});

test('a state that an older page has kept, or a page whose script was faster, tells the steps before it', async ({ openBoards }) => {
  const { page, board, inside } = await openKept(openBoards, ['boards.js', 'naqala-report.js']);
  await solve(board, LESSON.steps[0]);
  await inside.locator('[data-does=next]').click();
  await inside.locator('[data-lesson-step="2"]').waitFor();
  await inside.locator('.lesson-buttons [data-does=hint]').click();
  await expect.poll(() => stored(page).then(({ step, all }) => [step, all.hint])).toEqual([2, 1]);
  const { result, ...state } = await stored(page);
  expect(result.solved).toBe(1);
  await page.evaluate((state) => localStorage.setItem('lesson-1', JSON.stringify(state)), state);
  await page.reload();
  const now = () => page.evaluate(() => window.naqalaReport(document.querySelector('naqala-board')).result());
  await expect.poll(now).toMatchObject({ step: 2, of: 3, solved: 1, goals: 3, hints: 1, score: 33 });
});
