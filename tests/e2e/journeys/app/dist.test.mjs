// The files of dist: the service worker stores all of them, and the server sends them with the right headers.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../support/fixtures.mjs';
import { DIST } from '../../support/servers.mjs';
import { BASE_URL } from '../../support/site.mjs';

const worker = () => readFile(join(DIST, 'sw.js'), 'utf8');
const header = async (path, name) => {
  const answer = await fetch(new URL(path, BASE_URL));
  expect(answer.status, path).toBe(200);
  return answer.headers.get(name);
};

test('the service worker stores every file by its hash and no other file; it stores the lessons as one', async () => {
  const entries = [...(await worker()).matchAll(/\{url:"([^"]+)",revision:(null|"[0-9a-f]{32}")(?:,integrity:"([^"]+)")?\}/g)];
  const found = await readdir(DIST, { recursive: true, withFileTypes: true });
  const names = found.filter((each) => each.isFile()).map((each) => join(each.parentPath ?? each.path, each.name).slice(DIST.length).replaceAll('\\', '/'));
  // The package and the pinned script are for pages on other sites.
  const isForOthers = (name) => /^naqala(-board\.tgz|\.[\d.]+\.js)$/.test(name) || name.startsWith('oembed/');
  const isSingle = (name) => (name.startsWith('lessons/') && name !== 'lessons/all.json') || name.startsWith('puzzles/');
  const expected = names.filter((name) => !name.endsWith('.br') && name !== '_headers' && name !== 'sw.js' && !isSingle(name) && !isForOthers(name));
  expect(names.filter(isForOthers).length).toBeGreaterThanOrEqual(2);
  expect(expected.length).toBeGreaterThan(10);
  // The words of other languages than English are kept where they are spoken.
  const spoken = [...(await worker()).matchAll(/"(locales\/[^"]+)":"(sha256-[^"]+)"/g)].map(([, url, integrity]) => [url, url, 'null', integrity]);
  const isSpoken = (name) => name.startsWith('locales/') && !name.startsWith('locales/en-');
  expect(spoken.map(([, url]) => url).sort()).toEqual(expected.filter(isSpoken).sort());
  expect(entries.map(([, url]) => url)).toEqual(expected.filter((name) => !isSpoken(name)).sort());
  for (const [, url, revision, integrity] of [...entries, ...spoken]) {
    const hash = (algorithm, encoding) => readFile(join(DIST, url)).then((bytes) => createHash(algorithm).update(bytes).digest(encoding));
    expect(integrity, url).toBe(`sha256-${await hash('sha256', 'base64')}`);
    if (revision !== 'null') expect(revision, url).toBe(`"${await hash('md5', 'hex')}"`);
  }
});

test('the file of all lessons equals the single files, with the rows of their texts', async () => {
  const read = async (name) => JSON.parse(await readFile(join(DIST, 'lessons', name), 'utf8'));
  const all = await read('all.json');
  const names = (await readdir(join(DIST, 'lessons'))).filter((name) => name.endsWith('.json') && name !== 'all.json');
  expect(names.length).toBeGreaterThan(60);
  expect(Object.keys(all).sort()).toEqual(names.map((name) => name.slice(0, -5)).sort());
  const english = (await readdir(join(DIST, 'locales'))).find((name) => /^en-lessons-.*\.txt$/.test(name));
  const rows = (await readFile(join(DIST, 'locales', english), 'utf8')).split('\n');
  let texts = 0;
  // A number stands for a text: its row in the words of each language.
  const said = (one, whole) => {
    if (typeof one === 'number' && typeof whole === 'object') {
      texts += 1;
      return expect(rows[(one & 0x3fff) + 1].replaceAll('\u2029', '\n\n')).toBe(whole.en);
    }
    if (typeof one !== 'object' || one === null) return expect(one).toBe(whole);
    expect(Object.keys(one).sort()).toEqual(Object.keys(whole).sort());
    for (const key of Object.keys(one)) said(one[key], whole[key]);
  };
  for (const name of names) said(all[name.slice(0, -5)], await read(name));
  expect(texts).toBeGreaterThan(900);
});

test('the service worker fetches no code and asks no other host', async () => {
  const text = await worker();
  expect(text).not.toMatch(/importScripts|\beval\b|new Function|sourceMappingURL/);
  // Its one address is part of a warning.
  expect(text.match(/https?:\/\/[^"'`\s]+/g)).toEqual(['https://bit.ly/wb-precache']);
});

test('caches revalidate pages, service worker and manifest and keep hashed names; any page may frame the site', async () => {
  for (const path of ['', 'index.html', 'sw.js', 'manifest.webmanifest']) {
    expect(await header(path, 'cache-control'), path).toBe('no-cache');
  }
  const page = await readFile(join(DIST, 'index.html'), 'utf8');
  const [, script] = page.match(/import\('([^']+\.js)'\)/);
  expect(await header(script, 'cache-control')).toMatch(/immutable/);
  expect(await header(script, 'access-control-allow-origin')).toBe('*');
  const [, policy] = page.match(/http-equiv="?Content-Security-Policy"? content="([^"]+)"/i);
  expect(await header('', 'content-security-policy')).toBe(`${policy}; frame-ancestors *`);
  expect(policy).toMatch(/worker-src 'self'/);
  expect(await header('sw.js', 'content-type')).toBe('text/javascript; charset=utf-8');
});

test('the icons have the types and sizes that the manifest states', async () => {
  expect(await header('manifest.webmanifest', 'content-type')).toBe('application/manifest+json');
  const manifest = JSON.parse(await readFile(join(DIST, 'manifest.webmanifest'), 'utf8'));
  expect(manifest.orientation).toBe('any');
  for (const { src, sizes, type } of [...manifest.icons, { src: './icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]) {
    expect(await header(src, 'content-type')).toBe(type);
    if (type !== 'image/png') continue;
    const bytes = await readFile(join(DIST, src));
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(['any', 'maskable'].map((purpose) => manifest.icons.some((icon) => (icon.purpose ?? 'any') === purpose))).toEqual([true, true]);
});

test('an installed page has an identity, ways in and the colours of the page; a link to it has a preview', async () => {
  const page = await readFile(join(DIST, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(DIST, 'manifest.webmanifest'), 'utf8'));
  expect(manifest.id).toBeTruthy();
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['./#new', './#learn', './#puzzle', './#score']);
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" media="(prefers-color-scheme: light)"`);
  for (const what of ['type', 'title', 'description']) expect(page, what).toContain(`<meta property="og:${what}" content="`);
  expect(await readFile(join(DIST, 'embed.html'), 'utf8'), 'nobody shares a board').not.toContain('og:');
});

test('the page of examples has the typefaces of the site', async ({ page }) => {
  await page.goto(new URL('examples.html', BASE_URL).href);
  await expect.poll(() => page.evaluate(() => document.fonts.ready.then((all) => [...all].filter(({ status }) => status === 'loaded').map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`).sort()))).toEqual(['El Messiri 700', 'Naqala Sans 400']);
});
