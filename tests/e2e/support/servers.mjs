// The servers that journeys need besides the site's own: pages of other hosts, and a copy of the site that can change and stop.
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

/** The folder of the built site. */
export const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

const ports = new Set();

/** Tells whether a server of this file answers at an origin. */
export const isOwnServer = (origin) => ports.has(new URL(origin).port);

/** Starts a server on a free port of this machine: `{ url(name, path), start, stop }`. It starts again on the same port. */
export async function serve(answer) {
  let server;
  let port = 0;
  const start = async () => {
    server = createServer(answer);
    await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
    port = server.address().port;
    ports.add(String(port));
  };
  const stop = async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
  await start();
  return { url: (name = 'localhost', path = '') => `http://${name}:${port}/${path}`, start, stop };
}

/**
 * Serves files from memory as another host: `localhost` is one, as the site is at `127.0.0.1`. A file has a `body`, for a page, or a
 * `text`, with a `type` if it is no script; and perhaps a `policy`. Chromium takes pages of `page.route` for public ones and keeps them
 * from local sites, so they would not do.
 */
export function serveFiles(files) {
  return serve((request, response) => {
    const file = files[new URL(request.url, 'http://host').pathname.slice(1)];
    if (file === undefined) return response.writeHead(404).end();
    const { body, text, policy, type = body === undefined ? 'text/javascript' : 'text/html' } = file;
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    if (policy) response.setHeader('Content-Security-Policy', policy);
    return response.end(text ?? `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${body}</html>`);
  });
}

/** Serves a copy of the site: `{ url, requested, start, stop, rebuild, addScript, remove }`; `requested` lists the names asked for. */
export async function serveCopyOfSite() {
  const folder = await mkdtemp(join(tmpdir(), 'naqala-site-'));
  await cp(DIST, folder, { recursive: true });
  const requested = [];
  // `dev` reads each file when it is asked for, as the files change.
  const files = sirv(folder, { dev: true, etag: true });
  const server = await serve((request, response) => {
    requested.push(request.url.split(/[?#]/)[0].slice(1) || 'index.html');
    response.setHeader('Cache-Control', 'no-cache');
    files(request, response, () => response.writeHead(404).end());
  });
  const change = async (name, from, to) => {
    const text = await readFile(join(DIST, name), 'utf8');
    if (!from.test(text)) throw new Error(`${name} has no ${from}`);
    await writeFile(join(folder, name), text.replace(from, to));
  };
  /** Serves the page with a script before all its own. */
  const addScript = async (path) => {
    await copyFile(path, join(folder, basename(path)));
    await change('index.html', /<meta charset=[^>]*>/, `$&<script src="./${basename(path)}"></script>`);
  };
  /** Serves another build: a page marked with it, and a service worker that knows the page's new hash. */
  const rebuild = async (mark) => {
    await change('index.html', /<html/, `<html data-build="${mark}"`);
    await change('sw.js', /(?<=url:"index\.html",revision:")[0-9a-f]{32}/, mark.padStart(32, '0'));
  };
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  return { url: server.url('127.0.0.1'), requested, start: server.start, stop: server.stop, rebuild, addScript, remove };
}
