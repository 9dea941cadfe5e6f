// What the site offers to pages that are built, or that take a board by its address: the npm package, oEmbed data, the pinned script.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { frame, LESSON, POSITION } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';
import { DIST } from '../../support/servers.mjs';
import { BASE_URL } from '../../support/site.mjs';

const run = promisify(execFile);
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

const APP = `
  import { StrictMode, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { NaqalaBoard, useSite } from 'naqala-board/react';
  useSite(${JSON.stringify(BASE_URL)});
  const lesson = ${JSON.stringify(LESSON)}, position = ${JSON.stringify(POSITION)};
  function Page() {
    const [props, change] = useState({ mode: 'exercise', content: lesson, step: 1 });
    const [goals, count] = useState(0), [is, show] = useState(true);
    return <main>
      <button onClick={() => change({ ...props, content: { ...lesson, title: { en: 'Another', fr: 'Une autre' } } })}>two</button>
      <button onClick={() => change({ mode: 'view', content: position })}>view</button>
      <button onClick={() => show(!is)}>away</button>
      <output>{goals}</output>
      {is && <NaqalaBoard id="a" loading="eager" {...props} boardRef={(board) => (window.board = board)} onGoal={() => count((goals) => goals + 1)} />}
    </main>;
  }
  createRoot(document.getElementById('root')).render(<StrictMode><Page /></StrictMode>);`;

/** Builds a page with Vite, as one that has installed the package of the site. Returns its files, to serve. */
async function buildPage(folder) {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, 'naqala-board'), { recursive: true });
  await run('tar', ['-xzf', join(DIST, 'naqala-board.tgz'), '--strip-components=1', '-C', join(modules, 'naqala-board')]);
  for (const name of ['react', 'react-dom']) await symlink(join(PACKAGES, name), join(modules, name), 'junction');
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Built</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.jsx"></script></html>');
  await writeFile(join(folder, 'main.jsx'), APP);
  const { output } = await build({ root: folder, configFile: false, logLevel: 'warn', plugins: [react()], build: { write: false } });
  return Object.fromEntries(output.map(({ fileName, code, source }) => [fileName === 'index.html' ? '' : fileName, { text: code ?? String(source), type: fileName.endsWith('.html') ? 'text/html' : undefined }]));
}

test('the package of the site works in a page of Vite and React, and follows its props', async ({ newPage, serveHost }) => {
  const folder = await mkdtemp(join(tmpdir(), 'naqala-package-'));
  try {
    const host = await serveHost(await buildPage(folder));
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

test('a page finds the oEmbed data of the site by its link, and its code shows a board of that size', async ({ newPage, serveHost }) => {
  const folder = await mkdtemp(join(tmpdir(), 'naqala-oembed-'));
  try {
    for (const name of ['index.html', 'examples.html', 'lessons']) await cp(join(DIST, name), join(folder, name), { recursive: true });
    await run(process.env.NAQALA_XTASK, ['oembed', folder, BASE_URL]);
    for (const name of ['index.html', 'examples.html']) {
      const [, address] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(await readFile(join(folder, name), 'utf8'));
      expect(address.startsWith(BASE_URL), address).toBe(true);
      expect(await readFile(join(folder, name), 'utf8'), 'the picture of a link').toContain(`<meta property="og:image" content="${BASE_URL}icons/icon-512.png">`);
      const data = JSON.parse(await readFile(join(folder, address.slice(BASE_URL.length)), 'utf8'));
      expect(data).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Naqala' });
    }
    const read = async (name) => JSON.parse(await readFile(join(folder, 'oembed', `${name}.json`), 'utf8'));
    for (const { html, width, height, title } of [await read('daily'), await read('move')]) {
      const host = await serveHost({ '': { body: `<style>body { margin: 0; }</style>${html}` } });
      const page = await newPage({ viewport: { width, height: 900 } });
      await page.goto(host.url());
      const board = page.frameLocator('iframe');
      await board.locator('.cell').first().waitFor();
      await board.locator(title === 'Puzzle of the day' ? '.side .djinns' : '.lesson-panel').waitFor();
      const needs = await board.locator('main').evaluate((main) => main.getBoundingClientRect().height);
      expect(needs, title).toBeLessThanOrEqual(height);
      expect(height - needs, `${title} has no more room than it needs`).toBeLessThan(400);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
