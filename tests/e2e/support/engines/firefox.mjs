// Firefox, driven over WebDriver BiDi.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { stop, untilPrinted } from './programs.mjs';

/** English, light colours. */
const PREFERENCES = 'user_pref("intl.accept_languages", "en-GB, en");\nuser_pref("layout.css.prefers-color-scheme.content-override", 1);\n';

/** Starts Firefox without a window, perhaps with further preferences; returns what `Page` of page.mjs wraps. */
export async function firefox(program, { preferences = '' } = {}) {
  const profile = await mkdtemp(join(tmpdir(), 'naqala-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES + preferences);
  const browser = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const close = async () => {
    await stop(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, address] = await untilPrinted(browser, browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    const send = await speak(`${address}/session`);
    const { capabilities } = await send('session.new', { capabilities: {} });
    const [{ context }] = (await send('browsingContext.getTree', {})).contexts;
    return { name: `${capabilities.browserName} ${capabilities.browserVersion}`, ...tab(send, context), close };
  } catch (reason) {
    await close();
    throw reason;
  }
}

/** A tab: what `Page` of page.mjs wraps, and what only some journeys need. */
const tab = (send, context) => ({
  goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
  reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
  resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
  act: (actions) => send('input.performActions', { context, actions }),
  ask: (code, text) => ask(send, context, code, text),
  back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
  /** The frames of the page, each as a tab, in their order. */
  frames: async () => (await send('browsingContext.getTree', { root: context })).contexts[0].children.map(({ context }) => tab(send, context)),
  open: async () => tab(send, (await send('browsingContext.create', { type: 'tab' })).context),
  close: () => send('browsingContext.close', { context }),
});

/** Calls an asynchronous function from text to text in the page. */
async function ask(send, context, code, text) {
  const answer = await send('script.callFunction', {
    functionDeclaration: code,
    arguments: [{ type: 'string', value: text }],
    target: { context },
    awaitPromise: true,
  });
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
  return answer.result.value;
}

/** Opens the connection; returns a function that sends a command and waits for its answer. */
async function speak(address) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map();
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    const [done, fail] = waiting.get(message.id) ?? [];
    waiting.delete(message.id);
    if (message.type === 'error') fail?.(new Error(`${message.error}: ${message.message}`));
    else done?.(message.result);
  });
  socket.on('close', () => waiting.forEach(([, fail]) => fail(new Error('Firefox is gone'))));
  let id = 0;
  return (method, params) =>
    new Promise((done, fail) => {
      id += 1;
      waiting.set(id, [done, fail]);
      socket.send(JSON.stringify({ id, method, params }));
    });
}
