// What is in dist: all of it is kept for play without a network, and sent with the headers it needs.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { BASE_URL } from './harness.mjs';
import { DIST } from './site.mjs';

const worker = () => readFile(join(DIST, 'sw.js'), 'utf8');
const header = async (path, name) => {
  const answer = await fetch(new URL(path, BASE_URL));
  assert.equal(answer.status, 200, path);
  return answer.headers.get(name);
};

test('the worker keeps every file and no other, with its hash; lessons as one', async () => {
  const entries = [...(await worker()).matchAll(/\{url:"([^"]+)",revision:(null|"[0-9a-f]{32}")(?:,integrity:"([^"]+)")?\}/g)];
  const found = await readdir(DIST, { recursive: true, withFileTypes: true });
  const names = found.filter((each) => each.isFile()).map((each) => join(each.parentPath ?? each.path, each.name).slice(DIST.length).replaceAll('\\', '/'));
  const isSingle = (name) => name.startsWith('lessons/') && name !== 'lessons/all.json';
  const expected = names.filter((name) => !name.endsWith('.br') && name !== '_headers' && name !== 'sw.js' && !isSingle(name));
  assert.ok(expected.length > 10);
  assert.deepEqual(entries.map(([, url]) => url), expected.sort());
  for (const [, url, revision, integrity] of entries) {
    const hash = (algorithm, encoding) => readFile(join(DIST, url)).then((bytes) => createHash(algorithm).update(bytes).digest(encoding));
    if (revision === 'null') assert.equal(integrity, `sha384-${await hash('sha384', 'base64')}`, url);
    else assert.equal(revision, `"${await hash('md5', 'hex')}"`, url);
  }
});

test('the file of all lessons is the single ones, word for word', async () => {
  const read = async (name) => JSON.parse(await readFile(join(DIST, 'lessons', name), 'utf8'));
  const all = await read('all.json');
  const names = (await readdir(join(DIST, 'lessons'))).filter((name) => name.endsWith('.json') && name !== 'all.json');
  assert.ok(names.length > 60);
  assert.deepEqual(Object.keys(all).sort(), names.map((name) => name.slice(0, -5)).sort());
  for (const name of names) assert.deepEqual(all[name.slice(0, -5)], await read(name), name);
});

test('the worker fetches no code and asks no other host', async () => {
  const text = await worker();
  assert.doesNotMatch(text, /importScripts|\beval\b|new Function|sourceMappingURL/);
  // The one address in it is part of a warning's words.
  assert.deepEqual(text.match(/https?:\/\/[^"'`\s]+/g), ['https://bit.ly/wb-precache']);
});

test('pages, worker and manifest are asked for again, hashed names are kept, all may be used in a frame', async () => {
  for (const path of ['', 'index.html', 'sw.js', 'manifest.webmanifest']) {
    assert.equal(await header(path, 'cache-control'), 'no-cache', path);
  }
  const page = await readFile(join(DIST, 'index.html'), 'utf8');
  const [, script] = page.match(/import\('([^']+\.js)'\)/);
  assert.match(await header(script, 'cache-control'), /immutable/);
  assert.equal(await header(script, 'access-control-allow-origin'), '*');
  const [, policy] = page.match(/http-equiv="?Content-Security-Policy"? content="([^"]+)"/i);
  assert.equal(await header('', 'content-security-policy'), `${policy}; frame-ancestors *`);
  assert.match(policy, /worker-src 'self'/);
  assert.equal(await header('sw.js', 'content-type'), 'text/javascript; charset=utf-8');
});

test('the manifest names icons that are what it says', async () => {
  assert.equal(await header('manifest.webmanifest', 'content-type'), 'application/manifest+json');
  const manifest = JSON.parse(await readFile(join(DIST, 'manifest.webmanifest'), 'utf8'));
  assert.equal(manifest.orientation, 'any');
  for (const { src, sizes, type } of [...manifest.icons, { src: './icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]) {
    assert.equal(await header(src, 'content-type'), type);
    if (type !== 'image/png') continue;
    const bytes = await readFile(join(DIST, src));
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
  assert.deepEqual(['any', 'maskable'].map((purpose) => manifest.icons.some((icon) => (icon.purpose ?? 'any') === purpose)), [true, true]);
});
