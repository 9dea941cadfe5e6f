// The page for teachers: reads result codes and files, shows who is where, and saves the table. It sends nothing, stores nothing, and
// makes no HTML of a text.
'use strict';
// The build puts the words of every language of the site in their place (xtask/src/locales.rs).
const WORDS = {
  en: {
    'own-name': 'English', direction: 'ltr', title: 'A class', intro: 'Paste the codes that your students have sent, or drop files with their results here.', codes: 'Codes',
    'codes-hint': 'One message or many.', add: 'Add to the table', files: 'Choose files', empty: 'No results yet.', table: 'Results', count: 'In the table',
    save: 'Save the table (CSV)', clear: 'Empty the table', remove: 'Remove', name: 'Name', exercise: 'Exercise', step: 'Step', solved: 'Solved', corrections: 'Corrections',
    hints: 'Hints', again: 'New starts', refusals: 'Refused moves', time: 'Time', score: 'Score', finished: 'Finished', sent: 'Sent', yes: 'yes', no: 'no', nameless: 'without a name',
    faults: 'What could not be read', line: 'line', pasted: 'pasted text', 'no-code': 'there is no code in it', cut: 'this code is not whole', slip: 'a sign of this code is wrong',
    'no-result': 'this is no result of Naqala', newer: 'this result is of a newer version', 'too-large': 'this file is too large for a result', unreadable: 'this file cannot be read',
    'by-step': 'By step', twins: 'Results of one name and exercise are numbered, the oldest first: they may be of two people.', newest: 'Keep only the newest',
    language: 'Language', home: 'To the game',
  },
};
const MOST_BYTES = 1 << 20;
// A larger number of a result is a mistake, or a joke. Dates can be that many minutes from now.
const MOST = 1e9;
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBERS = ['step', 'of', 'solved', 'goals', 'corrections', 'hints', 'again', 'refusals', 'seconds', 'score', 'done', 'at'];
const COUNTS = ['corrections', 'hints', 'again', 'refusals'];
const MOST_STEPS = 200;
// What stands before a code and is no name: what a code is called, and how a message begins.
const CALLED = /(?<!\p{L})(?:codes?|código|codice|kod|код)(?!\p{L})|コード|代码/iu;
const GREETING = /^(?:(?:hi|hello|hey|hallo|hola|ciao|olá|bonjour|salut|cześć|привет|привіт)(?!\p{L})|(?:dear|liebe[rs]?|chère?|drog\p{L}+|дорог\p{L}+|шановн\p{L}+)\s)/iu;
const at = (id) => document.getElementById(id);

let words = WORDS.en;
let lang = 'en';
let rows = [];
let faults = [];

/** Why a text is no result: a row of the words. */
class Fault extends Error {}

/** Reads digits as bytes. People write O for 0, and I or L for 1. */
function bytesOf(text) {
  const bytes = [];
  let [bits, held] = [0, 0];
  for (const letter of text.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) throw new Fault('slip');
    held = ((held << 5) | digit) & 0xfff;
    bits += 5;
    if (bits >= 8) bytes.push((held >> (bits -= 8)) & 255);
  }
  return Uint8Array.from(bytes);
}

/** Returns the four digits by which a slip is found, as naqala-report.js writes them. */
function check(bytes) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return [15, 10, 5, 0].map((bits) => DIGITS[((sum ^ (sum >>> 20)) >> bits) & 31]).join('');
}

/** Reads a code without its NQ1. */
function ofCode(digits, sum) {
  const bytes = bytesOf(digits);
  if (check(bytes) !== sum.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')) throw new Fault('slip');
  let next = 0;
  const number = () => {
    let [value, factor] = [0, 1];
    for (;;) {
      if (next >= bytes.length || factor > 2 ** 49) throw new Fault('no-result');
      const byte = bytes[next];
      next += 1;
      value += (byte & 127) * factor;
      factor *= 128;
      if (byte < 128) return value;
    }
  };
  const result = Object.fromEntries(NUMBERS.map((name) => [name, Math.min(number(), MOST)]));
  const text = () => {
    const length = number();
    if (next + length > bytes.length) throw new Fault('no-result');
    next += length;
    return new TextDecoder().decode(bytes.subarray(next - length, next));
  };
  const [name, title] = [text(), text()];
  const sent = new Date(Date.UTC(2025, 0) + result.at * 60000);
  return { ...result, name, title, score: result.score ? Math.min(result.score - 1, 100) : null, done: result.done === 1, at: sent };
}

/** Reads a result that a page has saved as JSON, or the state of a board. */
function ofJson(value, file) {
  if (typeof value !== 'object' || value === null) throw new Fault('no-result');
  const count = (number) => (Number.isFinite(number) && number >= 0 ? Math.min(Math.round(number), MOST) : 0);
  const text = (one) => (typeof one === 'string' ? one : '');
  const [, kind, version] = /^naqala-(result|state)\/(\d+)$/.exec(text(value.format)) || [];
  if (!kind) throw new Fault('no-result');
  if (version !== '1') throw new Fault('newer');
  if (kind === 'state') {
    const { all = {}, counts = {}, step } = value;
    if (!step || typeof all !== 'object' || typeof counts !== 'object') throw new Fault('no-result');
    const name = file.replace(/\.json$/i, '');
    // A page with the script of reports keeps the whole result.
    if (value.result) {
      const result = ofJson(value.result, file);
      return { ...result, name: result.name || name };
    }
    const of = (key) => count(all === null ? 0 : all[key]);
    // A board alone knows neither what was solved before, nor whether there is more to come.
    return { name, title: '', step: count(step), of: 0, solved: null, goals: 0, corrections: of('correction'), hints: of('hint'), again: of('again'), refusals: of('refusal'), seconds: of('seconds'), score: null, done: counts && counts.ended === true ? true : null, at: null };
  }
  const sent = new Date(text(value.at));
  // What the page of a board keeps knows each step: its number, its points, its counts and its seconds.
  const steps = (Array.isArray(value.steps) ? value.steps : []).filter((one) => Array.isArray(one) && one[0] > 0).slice(0, MOST_STEPS).map((one) => one.slice(0, 7).map(count));
  const numbers = Object.fromEntries(NUMBERS.slice(0, 9).map((key) => [key, count(value[key])]));
  return { ...numbers, ...(steps.length ? { steps } : {}), name: text(value.name).slice(0, 200), title: text(value.title).slice(0, 200), score: Number.isFinite(value.score) ? Math.min(count(value.score), 100) : null, done: value.done === true, at: Number.isNaN(sent.getTime()) ? null : sent };
}

// A mail may break a code at any place, and quote its lines.
const BREAK = String.raw`(?:[ \t]*\r?\n[ \t>]*)?`;
const HEAD = String.raw`N${BREAK}Q${BREAK}\d+${BREAK}-`;
const CODE = new RegExp(String.raw`\bN${BREAK}Q${BREAK}(\d+)${BREAK}-((?:(?!${HEAD})[0-9A-Z\s>])*)(?:-[\s>]*([0-9A-Z](?:${BREAK}[0-9A-Z]){3})(?![0-9A-Z]))?`, 'gi');

/** Returns the name that stands before a code on its line, if its sender wrote none into it: a few words, and no sentence. */
function nameIn(line) {
  const name = line.replace(/^[\s>:;,.–-]+|[\s:;,–-]+$/gu, ''), parts = name.split(/\s+/);
  const isSentence = parts.length > 1 && parts.some((part) => /^\p{Ll}/u.test(part) && part.length > 3);
  const isName = parts.length <= 4 && name.length <= 60 && /^[\p{L}\p{M}\p{N}\s().'’-]+$/u.test(name);
  return isName && !isSentence && !CALLED.test(name) && !GREETING.test(name) ? name : '';
}

/** Finds the codes of a text; what else stands there stays. */
function readCodes(text, where) {
  const found = [];
  let [end, line] = [0, 1];
  for (const match of text.matchAll(CODE)) {
    const [whole, version, digits, sum] = match, lines = text.slice(end, match.index).split('\n');
    line += lines.length - 1;
    const place = `${where}, ${words.line} ${line}`;
    try {
      if (version !== '1') throw new Fault('newer');
      if (!sum) throw new Fault('cut');
      const result = ofCode(digits.replace(/[\s>]/g, ''), sum.replace(/[\s>]/g, ''));
      found.push({ ...result, name: result.name || nameIn(lines.at(-1)) });
    } catch (error) {
      blame(place, error, whole.trim().slice(0, 24));
    }
    // A code that is not whole may have taken words of the next line.
    const taken = sum ? whole : whole.split('\n')[0];
    end = match.index + taken.length;
    line += taken.split('\n').length - 1;
  }
  if (!found.length && !faults.length) blame(where, new Fault('no-code'));
  return found;
}

/** Reads a text: JSON, one result or several, or anything with codes in it. */
function read(text, where) {
  const json = /^\s*[[{]/.test(text) ? parsed(text) : undefined;
  if (json === undefined) return readCodes(text, where);
  const found = [];
  for (const [place, one] of (Array.isArray(json) ? json : [json]).entries()) {
    try {
      found.push(ofJson(one, where));
    } catch (error) {
      blame(Array.isArray(json) ? `${where}, [${place}]` : where, error);
    }
  }
  return found;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Notes what could not be read, and where. */
function blame(where, error, what) {
  faults.push({ where, row: error instanceof Fault ? error.message : 'no-result', what });
}

/** Returns what results of one name and exercise have in common; nothing for one without a name. */
const twin = (one) => (one.name ? JSON.stringify([one.name.toLocaleLowerCase(lang), one.title]) : null);

/** Adds results. What comes twice, or says the same at another time, is there once. Two of one name stay: they may be of two people. */
function add(results) {
  const key = (one) => JSON.stringify([one.name, one.title, ...NUMBERS.slice(0, -1).map((name) => one[name])]);
  for (const one of results) {
    const same = rows.findIndex((row) => key(row) === key(one));
    if (same < 0) rows.push(one);
    // A code knows less of the same result than a file.
    else rows[same] = one.at < rows[same].at ? { ...one, ...rows[same] } : { ...rows[same], ...one };
  }
  const order = new Intl.Collator(lang, { numeric: true });
  rows.sort((one, other) => order.compare(one.title, other.title) || order.compare(one.name, other.name) || one.at - other.at);
}

/** Returns what is said beside the names: those that are there several times for one exercise are numbered. */
function numbers() {
  const of = (one) => rows.filter((other) => twin(one) !== null && twin(other) === twin(one));
  return new Map(rows.map((one) => [one, of(one)]).filter(([, group]) => group.length > 1).map(([one, group]) => [one, ` (${group.indexOf(one) + 1})`]));
}

function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const two = (number) => String(number).padStart(2, '0');
const parts = (seconds) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
const time = (seconds) => {
  const [hours, minutes, rest] = parts(seconds);
  return (hours ? `${hours}:${two(minutes)}` : String(minutes)) + `:${two(rest)}`;
};
const known = (value) => (value === null ? '' : String(value));
const share = (part, whole) => (whole ? `${part}/${whole}` : known(part));
/** Returns the reader's own form of the language: dates of British English differ from those of American. */
const region = () => navigator.languages.find((tag) => tag.split('-')[0] === lang.split('-')[0] && isTag(tag)) || lang;
/** Returns whether a tag is one: Chromium says en-US@posix where a system names no language. */
const isTag = (tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};
const sent = (date) => (date ? new Intl.DateTimeFormat(region(), { dateStyle: 'short', timeStyle: 'short' }).format(date) : '');
const finished = (one) => (one.done === null ? '' : words[one.done ? 'yes' : 'no']);

/** The columns: their words, what stands in them, and how. */
const COLUMNS = [
  ['exercise', (one) => one.title, 'wide'],
  ['step', (one) => share(one.step, one.of), 'number'],
  ['solved', (one) => share(one.solved, one.goals), 'number'],
  ...COUNTS.map((name) => [name, (one) => String(one[name]), 'number']),
  ['time', (one) => time(one.seconds), 'number'],
  ['score', (one) => known(one.score), 'number'],
  ['finished', finished, ''],
  ['sent', (one) => sent(one.at), ''],
];

/** Says what each step took, as far as a result knows it. */
const bySteps = (one) => (one.steps || []).map(([step, points, ...counts]) => {
  const figures = [...COUNTS.map((name, place) => [words[name], counts[place] || 0]).filter(([, figure]) => figure).map((pair) => pair.join(' ')), `${words.time} ${time(counts[4] || 0)}`];
  return `${words.step} ${step}: ${words.score} ${points} · ${figures.join(' · ')}`;
});

function draw() {
  const said = numbers();
  for (const element of document.querySelectorAll('[data-says]')) element.textContent = words[element.dataset.says];
  const table = document.querySelector('table'), [head, body] = [table.querySelector('tr'), table.querySelector('tbody')];
  head.replaceChildren(...[['name', null, ''], ...COLUMNS].map(([name, , kind]) => make('th', { scope: 'col', role: 'columnheader', class: kind }, words[name])), make('td', { role: 'cell' }));
  body.replaceChildren(...rows.map((one, place) => {
    const remove = make('button', { type: 'button', 'data-remove': place }, words.remove);
    const called = (one.name || words.nameless) + (said.get(one) || ''), steps = bySteps(one);
    remove.setAttribute('aria-label', `${words.remove}: ${called}`);
    const cells = COLUMNS.map(([name, says, kind]) => {
      const cell = make('td', { role: 'cell', 'data-label': words[name], class: name === 'finished' && one.done ? 'done' : kind }, says(one));
      if (name === 'exercise' && steps.length) cell.append(make('details', {}, make('summary', {}, words['by-step']), make('ul', {}, ...steps.map((step) => make('li', {}, step)))));
      if (name === 'solved' && one.goals) cell.append(make('progress', { class: 'bar', max: one.goals, value: one.solved, 'aria-hidden': 'true' }));
      return cell;
    });
    return make('tr', { role: 'row' }, make('th', { scope: 'row', role: 'rowheader' }, make('bdi', {}, called)), ...cells, make('td', { role: 'cell' }, remove));
  }));
  at('scroll').hidden = at('keep').hidden = rows.length === 0;
  at('twins').hidden = said.size === 0;
  at('scroll').setAttribute('aria-label', words.table);
  at('count').textContent = rows.length ? `${words.count}: ${rows.length}` : words.empty;
}

/** Says what could not be read. It is an alert, so it is drawn only when there is something else to say. */
function drawFaults() {
  const lines = faults.map(({ where, row, what }) => make('li', {}, `${where}: ${words[row]}${what ? ` (${what}…)` : ''}`));
  at('faults').replaceChildren(...(lines.length ? [make('h2', {}, words.faults), make('ul', {}, ...lines)] : []));
}

/** Writes the table for a spreadsheet, in the form that it takes in the reader's language. A cell never begins as a formula does, not even if the
    spreadsheet takes another sign for the one between cells. */
function table() {
  const sign = new Intl.NumberFormat(lang).format(1.5).includes(',') ? ';' : ',';
  const cell = (text) => {
    const plain = text.replace(/^(?=[\t\r])|(^|[;,\t\r\n"])(?=[=+\-@])/g, "$1'");
    return /["\t\n\r;,]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  // A spreadsheet takes 2/3 for a date.
  const apart = (part, whole) => [known(part), whole ? String(whole) : ''];
  const said = numbers(), isByStep = rows.some((one) => one.steps);
  const heads = [words.name, words.exercise, words.step, '/', words.solved, '/', ...COUNTS.map((name) => words[name]), words.time, words.score, words.finished, `${words.sent} (UTC)`, ...(isByStep ? [words['by-step']] : [])];
  const line = (one) => [one.name + (said.get(one) || ''), one.title, ...apart(one.step, one.of), ...apart(one.solved, one.goals), ...COUNTS.map((name) => String(one[name])), parts(one.seconds).map(two).join(':'), known(one.score), finished(one), one.at ? one.at.toISOString().slice(0, 16).replace('T', ' ') : '', ...(isByStep ? [bySteps(one).join(' | ')] : [])];
  return [heads, ...rows.map(line)].map((cells) => cells.map(cell).join(sign)).join('\r\n');
}

/** Reads what was pasted. What could not be read stays in the field. */
function paste() {
  faults = [];
  const text = at('codes').value;
  add(read(text, words.pasted));
  if (!faults.length) at('codes').value = '';
  draw();
  drawFaults();
}

async function open(files) {
  faults = [];
  const found = [];
  const before = [];
  for (const file of files) {
    faults = [];
    try {
      if (file.size > MOST_BYTES) throw new Fault('too-large');
      found.push(...read(await file.text().catch(() => { throw new Fault('unreadable'); }), file.name));
    } catch (error) {
      blame(file.name, error);
    }
    before.push(...faults);
  }
  faults = before;
  add(found);
  draw();
  drawFaults();
}

function save() {
  // Spreadsheets take a file without this mark for one of an older encoding.
  const url = URL.createObjectURL(new Blob(['\ufeff', table()], { type: 'text/csv' }));
  make('a', { href: url, download: 'naqala.csv' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

/** Speaks the language that fits best. */
function speak(tag) {
  const tags = Object.keys(WORDS), primary = (one) => one.toLowerCase().split('-')[0];
  lang = tags.find((one) => one.toLowerCase() === tag.toLowerCase()) || tags.find((one) => primary(one) === primary(tag)) || 'en';
  words = { ...WORDS.en, ...WORDS[lang] };
  [document.documentElement.lang, document.documentElement.dir] = [lang, words.direction];
  document.title = `${words.title} · Naqala`;
  at('language').value = lang;
  draw();
  drawFaults();
}

at('language').append(...Object.entries(WORDS).map(([tag, { 'own-name': name }]) => make('option', { value: tag, lang: tag }, name)));
at('language').addEventListener('change', ({ target }) => speak(target.value));
at('add').addEventListener('click', paste);
at('files').addEventListener('change', ({ target }) => open([...target.files]).then(() => { target.value = ''; }));
at('save').addEventListener('click', save);
at('newest').addEventListener('click', () => {
  rows = rows.filter((one, place) => twin(one) === null || !rows.slice(place + 1).some((later) => twin(later) === twin(one)));
  draw();
  at('scroll').focus();
});
at('clear').addEventListener('click', () => {
  if (!confirm(words.clear)) return;
  [rows, faults] = [[], []];
  draw();
  drawFaults();
  at('codes').focus();
});
document.querySelector('tbody').addEventListener('click', ({ target }) => {
  const place = target.dataset.remove;
  if (place === undefined) return;
  rows.splice(Number(place), 1);
  draw();
  (document.querySelector(`[data-remove="${Math.min(place, rows.length - 1)}"]`) || at('codes')).focus();
});
for (const name of ['dragover', 'dragleave', 'drop']) {
  document.addEventListener(name, (event) => {
    // A text goes where it is dropped.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    at('drop').classList.toggle('over', name === 'dragover');
    if (name === 'drop') open([...event.dataTransfer.files]);
  });
}
speak(location.hash.slice(1) || navigator.language || 'en');
