// The servers that journeys need besides the site's own: pages of other hosts, and a copy of the site that can change and stop.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASE_URL } from './site.mjs';

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

/**
 * Serves the site at another address, as a host that adds no headers: `{ url, requested, start, stop, rebuild, addScript, nameRelay }`; `requested`
 * lists the names asked for. It asks the site's own server for each file, save those that have changed.
 */
export async function serveCopyOfSite() {
  const original = (name) => fetch(new URL(name, BASE_URL));
  const changed = new Map();
  const requested = [];
  const server = await serve(async (request, response) => {
    const name = request.url.split(/[?#]/)[0].slice(1) || 'index.html';
    requested.push(name);
    const file = changed.get(name)?.clone() ?? (await original(name));
    response.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? 'text/plain', 'Cache-Control': 'no-cache' });
    response.end(new Uint8Array(await file.arrayBuffer()));
  });
  const change = async (name, from, to) => {
    const file = await original(name);
    const text = await file.text();
    if (!from.test(text)) throw new Error(`${name} has no ${from}`);
    changed.set(name, new Response(text.replace(from, to), file));
  };
  /** Changes the page, and what the service worker knows of it: it keeps no other page. */
  const changePage = async (from, to) => {
    await change('index.html', from, to);
    const digest = createHash('sha256').update(await changed.get('index.html').clone().text()).digest();
    const known = `$1${digest.toString('hex').slice(0, 32)}",integrity:"sha256-${digest.toString('base64')}"`;
    await change('sw.js', /(url:"index\.html",revision:")[0-9a-f]{32}",integrity:"[^"]*"/, known);
  };
  /** Serves the page with a script before all its own. */
  const addScript = async (path) => {
    changed.set(basename(path), new Response(await readFile(path), { headers: { 'Content-Type': 'text/javascript' } }));
    await changePage(/<meta charset=[^>]*>/, `$&<script src="./${basename(path)}"></script>`);
  };
  /** Serves another build: a page marked with it, and a service worker that knows the page. */
  const rebuild = (mark) => changePage(/<html/, `<html data-build="${mark}"`);
  /** Serves the page as `cargo xtask build --relay` writes it. */
  const nameRelay = (address) => changePage(/connect-src 'self'([^]*?)<\/head>/, `connect-src 'self' ${address}$1<meta name="naqala-relay" content="${address}"></head>`);
  return { url: server.url('127.0.0.1'), requested, start: server.start, stop: server.stop, rebuild, addScript, nameRelay };
}

/**
 * Serves the site as over a link of 1.6 Mbit/s with 150 ms of latency: `{ url, stop }`. What a browser would get compressed counts a
 * quarter. The server waits, because a browser that slows a page down leaves out the frames of other sites.
 */
export async function serveSlowSite() {
  let free = 0;
  const server = await serve(async (request, response) => {
    const file = await fetch(new URL(request.url.slice(1), BASE_URL));
    const body = new Uint8Array(await file.arrayBuffer());
    const now = performance.now();
    free = Math.max(free, now) + (body.length / 4 / 1.6e6) * 8000;
    await new Promise((sent) => setTimeout(sent, free - now + 150));
    const headers = { 'Content-Type': file.headers.get('content-type') ?? 'text/plain', 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
    response.writeHead(file.status, headers).end(body);
  });
  return { url: server.url('127.0.0.1'), stop: server.stop };
}
