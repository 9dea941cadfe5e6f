// The `test` of journeys in the other engines. Where an engine is missing, its journeys say so and are skipped; in CI
// `cargo xtask` refuses to run without one.
import { test as base } from '../fixtures.mjs';
import { firefox } from './firefox.mjs';
import { Page } from './page.mjs';
import { webkit } from './webkit.mjs';

const ENGINES_BY_NAME = [['Firefox', 'FIREFOX', firefox], ['WebKit', 'WEBKIT', webkit]];

export const test = base.extend({
  /** Starts a browser, and closes it when the journey is over. */
  launchEngine: async ({}, use) => {
    const browsers = [];
    await use(async (start, program, options) => {
      browsers.push(await start(program, options));
      return browsers[0];
    });
    for (const browser of browsers) await browser.close();
  },
});

/** The engines: a name, and a function that opens a page in it, or skips the journey. */
export const ENGINES = ENGINES_BY_NAME.map(([name, variable, start]) => {
  const program = process.env[`NAQALA_${variable}`];
  const missing = process.env[`NAQALA_NO_${variable}`] ?? `NAQALA_${variable} names none: \`cargo xtask e2e\` does`;
  const open = async (launchEngine, options) => {
    if (!program) console.log(`${name} is skipped: ${missing}`);
    test.skip(!program, missing);
    const browser = await launchEngine(start, program, options);
    console.log(browser.name);
    return new Page(browser);
  };
  return [name, open];
});
