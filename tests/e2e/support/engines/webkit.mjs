// MiniBrowser of WebKitGTK, driven over classic WebDriver, on a virtual display.
import { spawn } from 'node:child_process';
import { freePort, stop, untilPrinted } from './programs.mjs';

/** English, light colours, and drawing by the processor: an emulated graphics card takes five times as long. */
const PLAIN = { GDK_BACKEND: 'x11', LANG: 'C.UTF-8', GTK_THEME: 'Adwaita', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
/** Runs in the page: calls an asynchronous function from text to text, then the callback of the driver. */
const ASK = 'const done = arguments[1]; (CODE)(arguments[0]).then((text) => done({ text }), (reason) => done({ reason: String(reason) }));';

/** Starts a display, the driver on it, and the browser with the driver; returns what `Page` of page.mjs wraps. */
export async function webkit(program, { display = 'Xvfb' } = {}) {
  const programs = [];
  const close = async () => {
    for (const each of programs.reverse()) await stop(each);
  };
  try {
    const screen = spawn(display, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
    programs.push(screen);
    const [, number] = await untilPrinted(screen, screen.stdout, /(\d+)\n/);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number}`, ...PLAIN };
    const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
    programs.push(driver);
    const root = `http://127.0.0.1:${port}`;
    await listens(root, driver);
    const { sessionId, capabilities } = await request('POST', `${root}/session`, { capabilities: {} });
    const send = (method, path, body) => request(method, `${root}/session/${sessionId}${path}`, body);
    await send('POST', '/timeouts', { script: 120_000 });
    const ask = async (code, text) => {
      const answer = await send('POST', '/execute/async', { script: ASK.replace('CODE', () => code), args: [text] });
      if (answer.reason) throw new Error(answer.reason);
      return answer.text;
    };
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      goto: (url) => send('POST', '/url', { url }),
      reload: () => send('POST', '/refresh', {}),
      resize: async ({ width, height }) => {
        const bars = Number(await ask('async () => String(outerHeight - innerHeight)', ''));
        await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars });
      },
      act: (actions) => send('POST', '/actions', { actions }),
      ask,
      close: async () => {
        // The end of its session ends the browser.
        await send('DELETE', '').catch(() => {});
        await close();
      },
    };
  } catch (reason) {
    await close();
    throw reason;
  }
}

/** Waits until the driver answers. */
async function listens(root, driver, patience = 60_000) {
  for (const over = Date.now() + patience; ; ) {
    try {
      return await request('GET', `${root}/status`);
    } catch (reason) {
      if (Date.now() > over || driver.exitCode !== null) throw reason;
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

async function request(method, url, body) {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
