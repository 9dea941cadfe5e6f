// The page for teachers: what it reads, what it says of what it cannot read, and what it keeps to itself.
import { readFile } from 'node:fs/promises';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { BASE_URL } from '../../support/site.mjs';

const RESULT = { format: 'naqala-result/1', name: 'Amina', title: 'The move', step: 3, of: 3, solved: 2, goals: 3, corrections: 1, hints: 2, again: 0, refusals: 4, seconds: 65, score: 58, done: false, at: '2026-11-30T08:00:00.000Z' };
const STATE = { format: 'naqala-state/1', step: 2, actions: ['take b2'], counts: { action: 1, ended: true }, all: { correction: 3, hint: 1, again: 2, refusal: 0, seconds: 3700 }, seconds: 9 };
const json = (value) => ({ name: 'one.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) });

/** Writes a result as a code with the script that pages use. */
const codeOf = async (page, result) => {
  await page.goto(`${BASE_URL}examples.html#en`);
  await page.addScriptTag({ url: `${BASE_URL}naqala-report.js` });
  return page.evaluate((result) => {
    const report = window.naqalaReport(document.querySelector('naqala-board'));
    report.result = () => result;
    return report.code();
  }, result);
};
const openClass = (page, lang = 'en') => page.goto(`${BASE_URL}class.html#${lang}`);
const add = async (page, text) => {
  await page.locator('#codes').fill(text);
  await page.locator('#add').click();
};
const table = (page) => page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th, td')].slice(0, 11).map((cell) => cell.textContent)));

test('codes come out of messages as they went in, also broken over lines and in small letters, and a newer one takes the place when asked', async ({ page }) => {
  const old = await codeOf(page, { ...RESULT, solved: 1, at: '2026-11-29T08:00:00.000Z' });
  const code = await codeOf(page, RESULT), nameless = await codeOf(page, { ...RESULT, name: '', score: null });
  await openClass(page);
  await add(page, `Hello!\n> ${code.slice(0, 30)}\n${code.slice(30).toLowerCase()}\nSam: ${nameless}\n${old}`);
  await expect(page.locator('#faults')).toBeEmpty();
  expect((await table(page)).map(([name, , , solved]) => [name, solved]), 'they may be of two people').toEqual([['Amina (1)', '1/3'], ['Amina (2)', '2/3'], ['Sam', '2/3']]);
  await expect(page.locator('#twins')).toContainText('two people');
  await expect(page.getByRole('button', { name: 'Remove: Amina (2)' })).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#save').click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain('Amina (1),The move');
  await axe(page);
  await page.locator('#newest').click();
  await expect(page.locator('#twins')).toBeHidden();
  await expect(page.locator('#scroll')).toBeFocused();
  expect(await table(page)).toEqual([
    ['Amina', 'The move', '3/3', '2/3', '1', '2', '0', '4', '1:05', '58', 'no'],
    ['Sam', 'The move', '3/3', '2/3', '1', '2', '0', '4', '1:05', '', 'no'],
  ]);
  await expect(page.locator('#count')).toHaveText('In the table: 2');
  await expect(page.locator('#codes'), 'what was read is gone').toHaveValue('');
});

test('a code is whole wherever a mail breaks and quotes it; who stands before it has sent it; what comes twice is there once', async ({ page }) => {
  const code = await codeOf(page, RESULT), nameless = await codeOf(page, { ...RESULT, name: '' }), other = await codeOf(page, { ...RESULT, name: '', seconds: 70 });
  await openClass(page);
  for (const between of ['\n', '\r\n> ']) {
    const lost = await page.evaluate(([code, between]) => [...code].map((_, at) => at).slice(1).filter((at) => {
      document.querySelector('#codes').value = `Hi ${code.slice(0, at)}${between}${code.slice(at)}\nBye`;
      document.querySelector('#add').click();
      return document.querySelector('#faults').textContent !== '';
    }), [code, between]);
    expect(lost, JSON.stringify(between)).toEqual([]);
  }
  await expect(page.locator('tbody tr')).toHaveCount(1);
  for (const text of [`> Sam: ${nameless}, Tom: ${other}`, nameless, nameless]) await add(page, text);
  await expect(page.locator('#faults')).toBeEmpty();
  expect((await table(page)).map(([name]) => name)).toEqual(['without a name', 'Amina', 'Sam', 'Tom']);
});

test('a name stands before a code; a greeting or a sentence is none', async ({ page }) => {
  const nameless = [];
  for (let at = 0; at < 12; at += 1) nameless.push(await codeOf(page, { ...RESULT, name: '', seconds: 100 + at }));
  await openClass(page);
  const before = ['Sam', 'Anna de Vries', 'zoe', 'Student 12', 'Hi Anna, here is my code', 'My code', 'Mein Code', 'Hallo Anna', 'Here it comes', 'Is this right? Sam', 'Dear Anna', 'コードです'];
  await add(page, nameless.map((code, at) => `${before[at]}: ${code}`).join('\n'));
  await expect(page.locator('#faults')).toBeEmpty();
  const names = (await table(page)).map(([name]) => name);
  expect(names.filter((name) => name !== 'without a name')).toEqual(['Anna de Vries', 'Sam', 'Student 12', 'zoe']);
  expect(names).toHaveLength(12);
});

test('a file says what each step took; the same result of another minute is there once', async ({ page }) => {
  await openClass(page);
  const steps = [[1, 100, 0, 0, 0, 0, 20], [3, 25, 1, 2, 0, 4, 45], 'x', [-1]];
  await page.locator('#files').setInputFiles([{ ...json({ ...STATE, result: { ...RESULT, steps } }), name: 'a.json' }, { ...json({ ...STATE, result: { ...RESULT, steps, at: '2026-11-30T09:00:00.000Z' } }), name: 'b.json' }]);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.locator('summary').click();
  await expect(page.locator('details li')).toHaveText(['Step 1: Score 100 · Time 0:20', 'Step 3: Score 25 · Corrections 1 · Hints 2 · Refused moves 4 · Time 0:45']);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#save').click()]);
  const [heads, line] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(heads).toMatch(/,By step$/);
  expect(line).toMatch(/Step 1: Score 100 · Time 0:20 \| Step 3: Score 25/);
});

test('a browser that names its language otherwise than the standard has the table, too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['en-US@posix'] }));
  await openClass(page);
  await page.locator('#files').setInputFiles([json(RESULT)]);
  await expect(page.locator('tbody tr')).toHaveCount(1);
});

test('on a phone each result is a card in which no figure is out of sight', async ({ page }) => {
  const code = await codeOf(page, RESULT);
  await page.setViewportSize({ width: 390, height: 800 });
  await openClass(page);
  await add(page, code);
  const out = await page.locator('tbody :is(th, td)').evaluateAll((cells) => cells.filter((cell) => cell.textContent && (cell.getBoundingClientRect().right > innerWidth || cell.getBoundingClientRect().left < 0)).length);
  expect(out).toBe(0);
  expect(await page.locator('#scroll').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(page.getByRole('cell', { name: '1:05' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Amina' })).toBeVisible();
  expect(await page.locator('td[data-label]').first().evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Exercise');
});

test('what cannot be read is named with its place, stays in the field, and keeps nothing else out', async ({ page }) => {
  const code = await codeOf(page, RESULT);
  await openClass(page);
  const wrong = code.slice(0, 12) + (code[12] === 'A' ? 'B' : 'A') + code.slice(13);
  await add(page, `${code}\n\n${wrong}\n${code.slice(0, 25)}\nNQ2-AAAA-BBBB`);
  const faults = page.locator('#faults li');
  await expect(faults).toHaveText([
    /^pasted text, line 3: a sign of this code is wrong: copy it again \(NQ1-/,
    /^pasted text, line 4: this code is not whole/,
    /^pasted text, line 5: this result is of a newer version/,
  ]);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('#codes')).toHaveValue(/NQ2-AAAA-BBBB$/);
  await add(page, 'Dear teacher, I have lost it');
  await expect(faults).toHaveText(['pasted text: there is no code in it']);
  await page.locator('#files').setInputFiles([json(RESULT), { ...json({ format: 'naqala-lesson/1' }), name: 'lesson.json' }, { ...json([RESULT, null, { format: 'naqala-result/9' }]), name: 'many.json' }, { name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1 << 21) }]);
  await expect(faults).toHaveText([
    'lesson.json: this is no result of Naqala', 'many.json, [1]: this is no result of Naqala',
    /^many\.json, \[2\]: this result is of a newer version/, 'big.txt: this file is too large for a result',
  ]);
  // What is crafted keeps nothing else out, either.
  const crafted = [{ ...RESULT, format: { toString: 1 } }, { ...RESULT, name: { toString: 1 }, title: 7, at: { valueOf: 1 } }, { ...RESULT, name: 'Late', seconds: 1e300, score: 1e9 }];
  await page.locator('#files').setInputFiles([json(crafted)]);
  await expect(faults).toHaveText(['one.json, [0]: this is no result of Naqala']);
  expect((await table(page)).map((cells) => [cells[0], cells[1], cells[9]])).toEqual([['without a name', '', '58'], ['Amina', 'The move', '58'], ['Late', 'The move', '100']]);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#save').click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain('277777:46:40');
});

test('a state of a board is a result of the one whose name its file has; names are never HTML; the table is saved without formulas', async ({ page }) => {
  await openClass(page);
  await page.locator('#files').setInputFiles([{ ...json(STATE), name: 'Sam.json' }, json([{ ...RESULT, name: '<img src=x>' }, { ...RESULT, name: '=1+1', title: 'a "quoted", b' }, { ...RESULT, name: 'a;=1+1;b', title: 'a\t=1+1', seconds: 90061 }])]);
  await expect(page.locator('tbody tr')).toHaveCount(4);
  expect(await page.locator('tbody img').count()).toBe(0);
  expect((await table(page))[0]).toEqual(['Sam', '', '2', '', '3', '1', '2', '0', '1:01:40', '', 'yes']);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#save').click()]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffName,Exercise,Step,/,Solved,/,Corrections,Hints,New starts,Refused moves,Time,Score,Finished,Sent (UTC)');
  expect(lines).toContain(`'=1+1,"a ""quoted"", b",3,3,2,3,1,2,0,4,00:01:05,58,no,2026-11-30 08:00`);
  expect(lines).toContain(`"a;'=1+1;b","a\t'=1+1",3,3,2,3,1,2,0,4,25:01:01,58,no,2026-11-30 08:00`);
  await page.getByRole('button', { name: 'Remove: a;=1+1;b' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await expect(page.locator('[data-remove="1"]'), 'the next row').toBeFocused();
  await page.getByRole('button', { name: 'Remove: Sam' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  // The journey says no to a question as long as it does not listen.
  await page.locator('#clear').click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  page.once('dialog', (dialog) => dialog.accept());
  await page.locator('#clear').click();
  await expect(page.locator('#count')).toHaveText('No results yet.');
  await expect(page.locator('#scroll'), 'nothing to scroll, no stop').toBeHidden();
  await expect(page.locator('#codes')).toBeFocused();
});

test('what a state does not know is blank; what the script of reports put into it is its result, which a newer code replaces', async ({ page }) => {
  const code = await codeOf(page, { ...RESULT, name: 'Tom', solved: 3, done: true, at: '2026-11-30T09:00:00.000Z' });
  await openClass(page);
  const solving = { ...STATE, step: 3, counts: {} };
  await page.locator('#files').setInputFiles([{ ...json(solving), name: 'Sam.json' }, { ...json({ ...solving, result: { ...RESULT, name: '', steps: [] } }), name: 'Tom.json' }, { ...json({ ...solving, result: { format: 'naqala-result/2' } }), name: 'Zoe.json' }]);
  await expect(page.locator('#faults li')).toHaveText([/^Zoe\.json: this result is of a newer version/]);
  expect(await table(page)).toEqual([
    ['Sam', '', '3', '', '3', '1', '2', '0', '1:01:40', '', ''],
    ['Tom', 'The move', '3/3', '2/3', '1', '2', '0', '4', '1:05', '58', 'no'],
  ]);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#save').click()]);
  expect((await readFile(await download.path(), 'utf8')).split('\r\n')[1]).toBe('Sam,,3,,,,3,1,2,0,01:01:40,,,');
  await add(page, code);
  await page.locator('#newest').click();
  expect((await table(page)).map((cells) => [cells[0], cells[3], cells[10]])).toEqual([['Sam', '', ''], ['Tom', '3/3', 'yes']]);
});

test('the page speaks all languages of the site, at every width, and asks nobody', async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await openClass(page, 'fr');
  await expect(page.locator('h1')).toHaveText('Une classe');
  await page.locator('#files').setInputFiles([json(RESULT)]);
  await expect(page.locator('#language option')).toHaveCount(12);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tag of await page.locator('#language option').evaluateAll((options) => options.map(({ value }) => value))) {
      await page.locator('#language').selectOption(tag);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${tag} at ${width}`).toBeLessThanOrEqual(0);
    }
    await axe(page);
  }
  await page.locator('#save').click();
  const own = asked.filter((url) => url.startsWith('http'));
  expect(own.filter((url) => !(url.startsWith(BASE_URL) && /^(class\.(html|css|js)|fonts\/|icons\/favicon)/.test(url.slice(BASE_URL.length))))).toEqual([]);
});
