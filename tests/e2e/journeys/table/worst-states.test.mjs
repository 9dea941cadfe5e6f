// The states of a table that need the most room are legible and within reach, in French, whose words are longer.
import { expect, test } from '../../support/fixtures.mjs';
import { faults, take } from '../../support/looks.mjs';
import { IS_WHOLE_RUN } from '../../support/site.mjs';
import { WORST_STATES } from '../../support/worst-states.mjs';

/** The forms with the least room for a bar, and what large fonts and a strong zoom ask for. `cargo xtask looks` looks at all. */
const FORMS = ['tablet-landscape', 'phone', 'laptop', 'font-24', 'font-32', 'zoomed-400'];
/** States whose prompts, answers and rows differ most. With `--all` every one is opened. */
const SOME = ['bid-with-fakirs', 'build', 'kill', 'bid-masked', 'bid-computers', 'meeples', 'payments-of-a-piece', 'use-ring', 'keep-item-chosen', 'sell', 'victims'];
const NAMES = IS_WHOLE_RUN ? Object.keys(WORST_STATES) : SOME.map((name) => `worst-${name}`);

for (const name of NAMES) {
  test(`${name} fits a tablet and a phone, also enlarged`, async ({ newPage }) => {
    const page = await newPage({ locale: 'fr-FR' });
    await WORST_STATES[name](page);
    for (const form of FORMS) {
      await take(page, form);
      const lines = (await faults(page, form)).map(({ kind, selector, what }) => `${kind}: ${selector}: ${what}`);
      expect(lines, form).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-reading', ''));
    await take(page, 'tablet-landscape');
    const printed = (await faults(page, 'tablet-landscape')).filter(({ kind }) => ['overprinted', 'overlap', 'covered'].includes(kind));
    expect(printed.map(({ selector, what }) => `${selector}: ${what}`), 'in the largest type').toEqual([]);
  });
}
