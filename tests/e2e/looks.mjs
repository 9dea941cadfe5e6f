// Looks at every screen and at the worst states of the table in each form and both languages, by night for contrast, and lists what
// is not legible or out of reach. `cargo xtask looks` runs it; words after it choose the screens whose names contain one of them.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { shownKinds } from './support/checks.mjs';
import { ContextPool } from './support/contexts.mjs';
import { FORMS, OF_WORST_STATES, setFont } from './support/forms.mjs';
import { contrast, faults, KINDS, shifted, take, watchShift } from './support/looks.mjs';
import { hidePictures, newPage, ready } from './support/pages.mjs';
import { PSEUDO } from './support/pseudo.mjs';
import { BROKEN, EMBEDDED, SCREENS } from './support/screens.mjs';
import { LINK, shellOptions } from './support/site.mjs';
import { searchedSows, WORST_STATES } from './support/worst-states.mjs';

const LANGUAGES = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', es: 'es-ES', it: 'it-IT', ja: 'ja-JP', nl: 'nl-NL', pl: 'pl-PL', 'pt-BR': 'pt-BR', ru: 'ru-RU', uk: 'uk-UA', 'zh-Hans': 'zh-CN', [PSEUDO]: PSEUDO };
/** Screens that a visit can begin with. Each is opened anew in each form, over a slow link. */
const LOADED = ['home', 'setup', 'five-late', 'course', 'lesson', 'puzzle', 'editor', 'score-pad'];
const WORKERS = Number(process.env.NAQALA_WORKERS ?? 2);

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { form: { type: 'string', multiple: true }, lang: { type: 'string', multiple: true, default: ['en', 'fr'] }, reading: { type: 'boolean', default: false } },
});
for (const lang of values.lang) if (!(lang in LANGUAGES)) throw new Error(`LANGUAGES has no ${lang}`);
const formsOf = (name) => values.form ?? Object.keys(FORMS).filter((form) => /^(worst|searched)-/.test(name) || !OF_WORST_STATES.includes(form));
const isChosen = (name) => words.length === 0 || words.some((word) => name.includes(word));
const searched = words.some((word) => word.startsWith('searched')) ? searchedSows() : {};
const screens = Object.entries({ ...SCREENS, ...BROKEN, ...EMBEDDED, ...WORST_STATES, ...searched }).filter(([name]) => isChosen(name));

const found = [];
const failed = [];
/** Kinds of elements whose contrast axe has looked at, in a form and a scheme. */
const known = new Set();
const note = (screen, form, lang, faults) => found.push(...faults.map((fault) => ({ screen, form, lang, ...fault })));

const begin = Date.now();
const looks = screens.flatMap((screen) => values.lang.map((lang) => (pool) => look(pool, screen, lang)));
const loads = LOADED.filter(isChosen).flatMap((name) => formsOf(name).map((form) => (pool) => load(pool, name, form)));
const total = looks.length + loads.length;
let done = 0;
/** Does jobs, one after another, in a browser of its own: the pages of one share a process. */
const work = async (jobs) => {
  const pool = new ContextPool(await chromium.launch(shellOptions()));
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    await job(pool);
    done += 1;
    if (done % 50 === 0) console.error(`${done} of ${total} pages`);
  }
  await pool.browser.close();
};
// Over a slow link a page waits most of the time.
await Promise.all([...Array(WORKERS).fill(looks), ...Array(2).fill(loads)].map(work));

list();
for (const line of failed) console.log(`not opened: ${line}`);
console.log(`\n${total} pages in ${Math.round((Date.now() - begin) / 1000)} s: ${found.length} faults.`);
if (found.length + failed.length > 0) process.exitCode = 1;

/** Opens a screen once, and looks at it in each form. */
async function look(pool, [name, prepare], lang) {
  const page = await pool.open({ locale: LANGUAGES[lang], viewport: { width: 1440, height: 900 }, hasTouch: true, reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  let isSound = true;
  try {
    await hidePictures(page);
    await prepare(page);
    if (values.reading) await page.evaluate(() => document.documentElement.setAttribute('data-reading', ''));
    for (const form of formsOf(name)) {
      await take(page, form);
      note(name, form, lang, await faults(page, form));
      // Colours are the same in both languages.
      if (lang === values.lang[0]) await lookAtColours(page, name, form, lang);
    }
  } catch (error) {
    failed.push(`${name} (${lang}): ${error.message.split('\n')[0]}`);
    isSound = false;
  }
  await pool.release(page.context(), isSound);
}

async function lookAtColours(page, name, form, lang) {
  for (const colorScheme of ['light', 'dark']) {
    const kinds = (await shownKinds(page)).map((kind) => `${form} ${colorScheme} ${kind}`);
    if (kinds.every((kind) => known.has(kind))) continue;
    kinds.forEach((kind) => known.add(kind));
    await page.emulateMedia({ colorScheme });
    const faults = await contrast(page);
    note(name, form, lang, faults.map((fault) => ({ ...fault, what: `${colorScheme}: ${fault.what}` })));
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Loads a screen in a form over a slow link, without a cache, and notes how much it shifts until all has arrived. */
async function load(pool, name, form) {
  const [width, height, font] = FORMS[form];
  const page = await newPage(pool.browser, { locale: LANGUAGES[values.lang[0]], viewport: { width, height }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  try {
    await setFont(page, font);
    await watchShift(page);
    await SCREENS[name](page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', LINK);
    await page.reload();
    await ready(page);
    await page.waitForLoadState('networkidle');
    note(name, form, values.lang[0], await shifted(page, name === 'home' ? 0.05 : 0.1));
  } catch (error) {
    failed.push(`${name}, loaded as ${form}: ${error.message.split('\n')[0]}`);
  }
  await page.context().close();
}

/** Returns what is said of the fault with the greatest figure. */
function worst(all) {
  return all.map(({ what }) => what).reduce((most, what) => (parseFloat(what) > parseFloat(most) ? what : most));
}

/** Prints the faults by kind and by element, with the screens, forms and languages that show them. */
function list() {
  const by = (all, key) => {
    const groups = new Map();
    for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
    return groups;
  };
  for (const [kind, title] of Object.entries(KINDS)) {
    const ofKind = found.filter((fault) => fault.kind === kind);
    if (ofKind.length === 0) continue;
    console.log(`\n${title}: ${ofKind.length}`);
    const elements = [...by(ofKind, ({ selector }) => selector)].sort(([, a], [, b]) => b.length - a.length);
    for (const [selector, places] of elements) {
      console.log(`  ${selector}: ${places.length}`);
      for (const [screen, there] of by(places, ({ screen }) => screen)) {
        const inForms = [...by(there, ({ form }) => form)].map(([form, all]) => {
          const languages = [...new Set(all.map(({ lang }) => lang))].sort().join('+');
          return `${form} ${languages}${all.length > 1 ? ` ×${all.length}` : ''}, ${worst(all)}`;
        });
        console.log(`    ${screen}: ${inForms.join('; ')}`);
      }
    }
  }
  console.log('\nIn all');
  for (const [kind, title] of Object.entries(KINDS)) console.log(`  ${String(found.filter((fault) => fault.kind === kind).length).padStart(6)}  ${title}`);
}
