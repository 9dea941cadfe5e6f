// Two builds of the site at one address: the second one is deployed while pages of the first one are open.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { DIST, serve } from './servers.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
/** The hash in the name of a file. */
const HASH = /(?<=-)[0-9a-f]{16}(?=[._])/g;

const digest = (algorithm, bytes, encoding = 'base64') => createHash(algorithm).update(bytes).digest(encoding);

/** Reads the built site: name → bytes. */
async function built() {
  const found = await readdir(DIST, { recursive: true, withFileTypes: true });
  const names = found.filter((each) => each.isFile()).map((each) => join(each.parentPath ?? each.path, each.name).slice(DIST.length).replaceAll('\\', '/'));
  const files = names.filter((name) => !name.endsWith('.br')).map(async (name) => [name, await readFile(join(DIST, name))]);
  return new Map(await Promise.all(files));
}

/**
 * Makes another build of the same program. Every file with a hash in its name has another name, and all that follows from this changes, too:
 * texts with such names, integrities, the policies' hashes of scripts, the list of the service worker. `data-build` of the pages marks it.
 */
function another(first, mark) {
  const renamed = (text) => text.replace(HASH, (digits) => [...digits].reverse().join(''));
  const changes = [];
  const replaced = (text) => changes.reduce((text, [from, to]) => text.replaceAll(from, to), text);
  const second = new Map();
  const put = (name, before, after) => {
    second.set(renamed(name), after);
    if (!before.equals(after)) changes.push([digest('sha256', before), digest('sha256', after)], [digest('md5', before, 'hex'), digest('md5', after, 'hex')]);
  };
  const kinds = [/\.(?!html$|js$|css$)\w+$/, /\.(js|css)$/, /\.html$/, /^sw\.js$/];
  const kindOf = (name) => kinds.findLastIndex((kind) => kind.test(name));
  for (const kind of kinds.keys()) {
    for (const [name, bytes] of first) {
      if (kindOf(name) !== kind) continue;
      if (kind === 0) put(name, bytes, bytes);
      else put(name, bytes, Buffer.from(kind === 2 ? page(bytes.toString(), (text) => replaced(renamed(text)), mark) : replaced(renamed(bytes.toString()))));
    }
  }
  return second;
}

/** Changes a page, and in its policy the hashes of its scripts. */
function page(text, change, mark) {
  const scripts = (text) => [...text.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].map(([, script]) => script);
  const changed = change(text).replace('<html', `<html data-build="${mark}"`);
  const after = scripts(changed);
  return scripts(text).reduce((page, script, at) => page.replace(digest('sha256', script), digest('sha256', after[at])), changed);
}

/**
 * Serves the first build until `deploy` serves the second one: `{ url, deploy, spoil, mend, requested, stop }`. `spoil` answers the files whose
 * names fit a pattern with what a function makes of their bytes: null is an answer 404, undefined the file as it is.
 */
export async function serveBuilds() {
  const first = await built();
  const second = another(first, '2');
  const requested = [];
  let files = first;
  let spoilt = [];
  const server = await serve((request, response) => {
    const name = decodeURI(request.url.split(/[?#]/)[0].slice(1)) || 'index.html';
    requested.push(name);
    const bytes = files.get(name) ?? null;
    const [, change] = spoilt.find(([pattern]) => pattern.test(name)) ?? [];
    const answer = bytes && change ? change(bytes, name) : bytes;
    const headers = {
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': name.search(HASH) < 0 ? 'no-cache' : 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (answer === null) response.writeHead(404, { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' }).end();
    else response.writeHead(200, headers).end(answer);
  });
  return {
    url: server.url('127.0.0.1'),
    requested,
    deploy: () => (files = second),
    spoil: (pattern, change) => spoilt.push([pattern, change]),
    mend: () => (spoilt = []),
    /** Returns the bytes of a file in the first build. */
    old: (name) => first.get(name),
    stop: server.stop,
  };
}
