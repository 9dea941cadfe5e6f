// The `test` of journeys with boards: it serves their pages from another host, and expects no fault on them.
import { LISTEN, SCRIPT } from './board-pages.mjs';
import { expect, test as base } from './fixtures.mjs';
import { serveFiles } from './servers.mjs';

export const test = base.extend({
  /** Serves files as another host until the journey is over. */
  serveHost: async ({}, use) => {
    const servers = [];
    await use(async (files) => {
      const server = await serveFiles(files);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },

  /**
   * Opens a page of another host. It has the script of the site and records what boards send; with `isBare` it has only its `body`.
   * `name` and `policy` are those of the host, `files` are further ones there, `prepare` runs before the page is opened; all other
   * options go to `newPage`. A journey fails if there are faults on the page at its end.
   */
  openBoards: async ({ newPage, serveHost }, use) => {
    const pages = [];
    await use(async (body, { isBare = false, name, policy, files = {}, prepare, ...options } = {}) => {
      const host = await serveHost({ '': { body: isBare ? body : `<script>${LISTEN}</script>${SCRIPT}${body}`, policy }, ...files });
      const page = await newPage(options);
      await prepare?.(page);
      await page.goto(host.url(name));
      pages.push(page);
      return page;
    });
    for (const page of pages) expect(await page.evaluate(() => window.faults), 'faults on the host page').toEqual([]);
  },
});

export { expect };
