// Firefox, driven over WebDriver BiDi, which it speaks itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { said, stop } from './program.mjs';

const PREFERENCES = 'user_pref("intl.accept_languages", "en-GB, en");\n';

/** Starts Firefox without a window on any desktop: what `Page` of page.mjs takes. */
export async function firefox(program, { width, height }) {
  const profile = await mkdtemp(join(tmpdir(), 'naqala-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const browser = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const close = async () => {
    await stop(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, address] = await said(browser, browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    const complaints = [];
    const send = await speak(`${address}/session`, (event, detail) => note(event, detail, complaints));
    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded', 'network.fetchError'] });
    const [{ context }] = (await send('browsingContext.getTree', {})).contexts;
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
    return {
      goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
      act: (actions) => send('input.performActions', { context, actions }),
      picture: async () => (await send('browsingContext.captureScreenshot', { context })).data,
      ask: (code, text) => ask(send, context, code, text),
      complaints: () => complaints,
      close,
    };
  } catch (reason) {
    await close();
    throw reason;
  }
}

/** Calls a function of text to text in the page. */
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

/** Opens the connection; gives what sends a command and waits for its answer. */
async function speak(address, hear) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map();
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.type === 'event') return hear(message.method, message.params);
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

function note(event, detail, complaints) {
  if (event === 'network.fetchError') complaints.push(`${detail.request.url}: ${detail.errorText}`);
  else if (detail.level === 'error' || detail.level === 'warn') complaints.push(`${detail.level}: ${detail.text}`);
}
