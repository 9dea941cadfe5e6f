// The npm package, as the site offers it, in a React page that is bundled.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { frame, LESSON, POSITION } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';
import { DIST } from '../../support/servers.mjs';
import { BASE_URL } from '../../support/site.mjs';

const APP = `
  import { createElement as h, StrictMode, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { NaqalaBoard, useSite } from 'naqala-board/react';
  useSite(${JSON.stringify(BASE_URL)});
  const lesson = ${JSON.stringify(LESSON)}, position = ${JSON.stringify(POSITION)};
  function Page() {
    const [props, change] = useState({ mode: 'exercise', content: lesson, step: 1 });
    const [goals, count] = useState(0), [is, show] = useState(true);
    const button = (name, act) => h('button', { onClick: act }, name);
    return h('main', null,
      button('two', () => change({ ...props, content: { ...lesson, title: { en: 'Another', fr: 'Une autre' } } })),
      button('view', () => change({ mode: 'view', content: position })),
      button('away', () => show(!is)),
      h('output', null, goals),
      is && h(NaqalaBoard, { id: 'a', loading: 'eager', ...props, boardRef: (board) => (window.board = board), onGoal: () => count((goals) => goals + 1) }));
  }
  createRoot(document.getElementById('root')).render(h(StrictMode, null, h(Page)));`;

test('the package of the site works in a bundled React page, and follows its props', async ({ newPage, serveHost }) => {
  const folder = await mkdtemp(join(tmpdir(), 'naqala-package-'));
  try {
    await promisify(execFile)('tar', ['-xzf', join(DIST, 'naqala-board.tgz'), '-C', folder]);
    await writeFile(join(folder, 'app.mjs'), APP);
    const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
    const { outputFiles } = await build({ entryPoints: [join(folder, 'app.mjs')], bundle: true, write: false, format: 'esm', nodePaths: [packages], alias: { 'naqala-board': join(folder, 'package') }, define: { 'process.env.NODE_ENV': '"production"' } });
    const host = await serveHost({ '': { body: '<div id="root"></div><script type="module" src="app.js"></script>' }, 'app.js': { text: outputFiles[0].text } });
    const page = await newPage();
    await page.goto(host.url());
    const title = frame(page, 'a').locator('#lesson-title');
    await expect(title).toHaveText(LESSON.title.en);
    for (const action of LESSON.steps[0].solution) await page.evaluate((action) => window.board.play(action), action);
    await expect(page.locator('output')).toHaveText('1');
    await page.getByRole('button', { name: 'two' }).click();
    await expect(title, 'other content').toHaveText('Another');
    await page.getByRole('button', { name: 'away' }).click();
    await expect(page.locator('naqala-board')).toHaveCount(0);
    await page.getByRole('button', { name: 'away' }).click();
    await expect(title, 'it comes back with what it showed').toHaveText('Another');
    await page.getByRole('button', { name: 'view' }).click();
    await frame(page, 'a').locator('main[data-mode=view] .cell').first().waitFor();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a page can pin the script by its hash, as the documentation writes it', async ({ openBoards }) => {
  const docs = await readFile(new URL('../../../../docs/embedding.md', import.meta.url), 'utf8');
  const [tag] = /<script src="[^"]*naqala\.[\d.]+\.js"[^>]*><\/script>/.exec(docs);
  const page = await openBoards(`${tag.replace('https://naqala.example/', BASE_URL)}<naqala-board id="a" loading="eager"><script type="application/json">${JSON.stringify(POSITION)}</script></naqala-board>`, { isBare: true, prepare: (page) => page.addInitScript(() => (window.faults = [])) });
  await frame(page, 'a').locator('.cell').first().waitFor();
});
