// WebKitGTK's little browser, driven over classic WebDriver. It wants a display: one that nobody sees.
import { spawn } from 'node:child_process';
import { said, stop } from './program.mjs';

/** What its toolbar takes of the height. */
const TOOLBAR = 38;
/** What the page complains of comes out with the driver's own words. */
const BROWSER = { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };

/** Starts WebKitGTK's driver and, with it, the browser: what `Page` of page.mjs takes. */
export async function webkit(program, { width, height }) {
  const programs = [];
  const close = async () => {
    for (const each of programs.reverse()) await stop(each);
  };
  try {
    const display = await screen(programs, width, height + TOOLBAR);
    const environment = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'C.UTF-8', LANGUAGE: 'en_GB' };
    const port = 4000 + (process.pid % 20_000);
    const driver = spawn(program, [`--port=${port}`], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    programs.push(driver);
    const complaints = [];
    for (const stream of [driver.stdout, driver.stderr]) stream.on('data', (text) => note(String(text), complaints));
    const root = `http://127.0.0.1:${port}`;
    const { sessionId } = await started(root, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': BROWSER } } });
    const send = (method, path, body) => request(method, `${root}/session/${sessionId}${path}`, body);
    await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + TOOLBAR });
    return {
      goto: (url) => send('POST', '/url', { url }),
      reload: () => send('POST', '/refresh', {}),
      act: (actions) => send('POST', '/actions', { actions }),
      picture: () => send('GET', '/screenshot'),
      ask: (code, text) => send('POST', '/execute/async', { script: ASK.replace('CODE', () => code), args: [text] }),
      complaints: () => complaints,
      close: async () => {
        await send('DELETE', '').catch(() => {});
        await close();
      },
    };
  } catch (reason) {
    await close();
    throw reason;
  }
}
