// The thinker of the built site, asked as the page asks it: over the messages that src/thinker describes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST } from './servers.mjs';

/** Returns the name of the thinker's script, as the page states it. */
export async function thinkerName() {
  const page = await readFile(join(DIST, 'index.html'), 'utf8');
  const [, name] = page.match(/<meta name="?naqala-thinker"? content="\.\/([^"]+)"/) ?? [];
  if (!name) throw new Error('index.html names no thinker');
  return name;
}

/**
 * Starts the thinker in a page or a frame: a worker, or the page's own thread with `onPage`. The page then has `thinker`, an object with
 * `ask(request)`, which resolves to the reply, `post(message)`, `replies` and `end()`.
 */
export async function startThinker(frame, { onPage = false } = {}) {
  await frame.evaluate(install, [await thinkerName(), onPage]);
}

async function install([name, onPage]) {
  const address = new URL(name, location.href.split('#')[0]).href;
  const replies = [];
  const waiting = new Map();
  const channel = new MessageChannel();
  const port = onPage ? channel.port1 : new Worker(address, { type: 'module' });
  port.onmessage = ({ data }) => {
    const reply = JSON.parse(data);
    replies.push(reply);
    if (reply.failed) for (const settle of waiting.values()) settle(reply);
    if (reply.line || reply.error) waiting.get(reply.id)?.(reply);
  };
  const post = (message) => port.postMessage(typeof message === 'string' ? message : JSON.stringify(message));
  const ask = (request) =>
    new Promise((settle) => {
      waiting.set(request.think, settle);
      post(request);
    });
  const end = () => (onPage ? port.close() : port.terminate());
  window.thinker = { ask, post, replies, end };
  if (onPage) (await import(address)).serve(channel.port2);
}

/** Asks the thinker of a page and returns its reply. */
export const ask = (frame, request) => frame.evaluate((request) => window.thinker.ask(request), request);
