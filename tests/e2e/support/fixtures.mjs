// The `test` of the journeys. Its pages fail a journey when they complain on the console, throw, or ask another host.
import { test as base, expect } from '@playwright/test';
import { ContextPool } from './contexts.mjs';
import { hidePictures, takeComplaints } from './pages.mjs';

// At each call the runner would look for a source map for each line of the stack. The journeys have none, and it is a tenth of Node's work.
Error.prepareStackTrace = undefined;

export const test = base.extend({
  pool: [
    async ({ browser }, use) => {
      const pool = new ContextPool(browser);
      await use(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],

  /**
   * Opens empty pages, each of another device: `await newPage({ viewport, locale, colorScheme, reducedMotion, forcedColors, touch })`.
   * `ownContext: true` is for a first visit with an empty cache, and for what changes the context itself; `mayComplain: true` for
   * journeys that break something; `pictures: true` for those that look at what is drawn (`axe` draws the page by itself). Further
   * options of Playwright's `newContext` pass through.
   */
  newPage: async ({ pool, baseURL, viewport, locale, colorScheme, contextOptions }, use, testInfo) => {
    const opened = [];
    await use(async ({ mayComplain = false, pictures = false, ...options } = {}) => {
      const page = await pool.open({ baseURL, viewport, locale, colorScheme, ...contextOptions, ...options });
      page.setDefaultTimeout(120_000);
      if (!pictures) await hidePictures(page);
      opened.push([page.context(), mayComplain]);
      return page;
    });
    const complaints = [];
    for (const [context, mayComplain] of opened) {
      const found = takeComplaints(context);
      if (found && !mayComplain) complaints.push(found);
      await pool.release(context, testInfo.status === testInfo.expectedStatus);
    }
    expect(complaints.join('\n'), 'complaints of the pages').toBe('');
  },

  /** An empty page with the options of `test.use`. */
  page: async ({ newPage }, use) => {
    await use(await newPage());
  },
});

export { expect };
