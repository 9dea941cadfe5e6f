// What players report of their devices: old engines, storage that is cleared, sound after a call, double taps, screens that go dark.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openDialog, openGuided, openRecord, start } from '../../support/game.mjs';
import { withStored } from '../../support/pages.mjs';
import { SCREENS } from '../../support/screens.mjs';
import { BASE_URL, VIEWPORTS } from '../../support/site.mjs';
import { acknowledged } from '../../support/storage.mjs';

/** What older engines do not have. */
const MISSING = {
  'reference types': () => {
    // Such an engine knows every other module.
    const { validate } = WebAssembly;
    WebAssembly.validate = (bytes) => new Uint8Array(bytes)[13] !== 111 && validate.call(WebAssembly, bytes);
    WebAssembly.instantiateStreaming = WebAssembly.compileStreaming = () => Promise.reject(new WebAssembly.CompileError('invalid value type 0x6f'));
  },
  'colours for light and dark': () => {
    const { supports } = CSS;
    CSS.supports = (...test) => !test.join().includes('light-dark') && supports.apply(CSS, test);
  },
  popovers: () => delete HTMLElement.prototype.popover,
};

for (const [what, remove] of Object.entries(MISSING)) {
  test(`an engine without ${what} is told that it is too old, and from which version on the page works`, async ({ newPage }) => {
    const page = await newPage({ mayComplain: true });
    await page.addInitScript(remove);
    await page.goto(BASE_URL);
    const says = page.locator('#failure-old');
    await expect(says).toContainText('too old. Naqala works from Safari 17.5 (with iOS and iPadOS 17.5), Chrome and Edge 123, Firefox 125');
    await expect(page.locator('#failure-loading'), 'the connection is not to blame').toBeHidden();
    expect(await page.locator('html[data-ready]').count(), 'nothing starts').toBe(0);
  });
}

test('Safari is told of its seven days and of the home screen, even where it promises to keep data', async ({ newPage }) => {
  for (const [standalone, says] of [[false, /seven days without a visit.*home screen/], [true, null]]) {
    const page = await newPage({ viewport: VIEWPORTS.tablet });
    await page.addInitScript((standalone) => {
      window.GestureEvent = class extends UIEvent {};
      Object.defineProperty(navigator, 'standalone', { value: standalone });
      StorageManager.prototype.persist = async () => true;
    }, standalone);
    await openRecord(page, await cut(4, 120));
    await acknowledged(page);
    await openDialog(page, 'menu');
    const notice = page.locator('[data-notice=copies]');
    if (says) await expect(notice).toHaveText(says);
    else await expect(notice).toHaveCount(0);
  }
});

test('sound comes back after a call or another app has interrupted it', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await withStored(page, { sound: 'on' });
  await page.addInitScript(() => {
    const resume = AudioContext.prototype.resume;
    window.resumed = 0;
    AudioContext.prototype.resume = function () {
      window.resumed += 1;
      return resume.call(this).catch(() => {});
    };
    window.AudioContext = class extends AudioContext {
      constructor(...all) {
        super(...all);
        window.audio = this;
      }
    };
    // Safari's state during a call.
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state').get;
    Object.defineProperty(BaseAudioContext.prototype, 'state', { get() { return window.isCalling ? 'interrupted' : state.call(this); } });
  });
  await start(page);
  await page.locator('.spot[data-state=open]').first().click();
  await page.waitForFunction(() => window.audio);
  for (const happens of ['statechange', 'visibilitychange', 'pointerup']) {
    await page.evaluate(() => Object.assign(window, { isCalling: true, resumed: 0 }));
    await page.evaluate((happens) => {
      const target = { statechange: window.audio, visibilitychange: document, pointerup: window }[happens];
      target.dispatchEvent(new Event(happens, { bubbles: true }));
    }, happens);
    await expect.poll(() => page.evaluate(() => window.resumed), happens).toBeGreaterThan(0);
    await page.evaluate(() => (window.isCalling = false));
  }
});

test('sounds are as loud as the settings say, and a phone vibrates as a meeple lands unless they forbid it', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone, touch: true, ownContext: true });
  await withStored(page, { sound: 'on' });
  await page.addInitScript(() => {
    const createGain = BaseAudioContext.prototype.createGain;
    BaseAudioContext.prototype.createGain = function () {
      const node = createGain.call(this);
      // The first one is that of all sounds.
      window.output ??= node;
      return node;
    };
    window.knocks = [];
    navigator.vibrate = (time) => window.knocks.push(time);
  });
  await openRecord(page, await cut(2, 38));
  const knocks = () => page.evaluate(() => window.knocks.length);
  const level = () => page.evaluate(() => Math.round(window.output.gain.value * 100));
  const drop = async () => {
    await page.locator('.cell[data-light=alive]').first().tap();
    await page.locator('.hand .held:visible').first().tap();
    await page.locator('.cell[data-light=lit]').first().tap();
  };
  await drop();
  expect(await knocks()).toBeGreaterThan(0);
  const loud = await level();
  const before = await knocks();
  await page.locator('.history-button.icon-reset').tap();
  await openDialog(page, 'settings');
  await page.locator('[name=volume]').fill('50');
  await expect.poll(level, 'a change is heard').toBe(Math.round(loud / 2));
  await page.locator('[name=vibration]').uncheck();
  await page.locator('[name=sound]').uncheck();
  await expect(page.locator('[name=volume]'), 'no sound, no volume').toHaveCount(0);
  await page.keyboard.press('Escape');
  await drop();
  expect(await knocks()).toBe(before);
  const stored = await page.evaluate(() => [localStorage['naqala.volume'], localStorage['naqala.vibration']]);
  expect(stored).toEqual(['50', 'off']);
});

test('no control zooms on a fast double tap', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, touch: true });
  const zooming = () =>
    page.evaluate(() => {
      const controls = document.querySelectorAll('a, button, input, textarea, select, summary, label');
      const found = [...controls].filter((element) => getComputedStyle(element).touchAction === 'auto');
      return [controls.length, found.map((element) => element.outerHTML.slice(0, 80))];
    });
  for (const name of ['home', 'setup-five', 'five-move', 'course', 'puzzles']) {
    if (!SCREENS[name]) throw new Error(`there is no screen ${name}`);
    await SCREENS[name](page);
    const [count, found] = await zooming();
    expect(count, name).toBeGreaterThan(5);
    expect(found, name).toEqual([]);
    await page.goto('about:blank');
  }
  await openGuided(page, 4);
  expect((await zooming())[1]).toEqual([]);
});

/** Devices, and whether the settings say that the screen may go dark. */
const DEVICES = {
  'that keeps the screen on': [{ wakeLock: 'works' }, 0],
  'without a wake lock': [{ wakeLock: 'missing' }, 1],
  'that refuses the wake lock, as in low power': [{ wakeLock: 'refuses' }, 1],
  'with an app on the home screen before iOS 18.4': [{ wakeLock: 'works', standalone: true, agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15' }, 1],
  'with an app on the home screen from iOS 18.4 on': [{ wakeLock: 'works', standalone: true, agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15' }, 0],
};
for (const [what, [device, count]] of Object.entries(DEVICES)) {
  test(`the settings ${count ? 'say that the screen may go dark' : 'say nothing of the screen'} on a device ${what}`, async ({ newPage }) => {
    const page = await newPage({ viewport: VIEWPORTS.tablet });
    await page.addInitScript(({ wakeLock, standalone, agent }) => {
      const request = async () => {
        if (wakeLock === 'refuses') throw new DOMException('low power', 'NotAllowedError');
        return { released: false, release: async () => {} };
      };
      Object.defineProperty(navigator, 'wakeLock', { value: wakeLock === 'missing' ? undefined : { request } });
      if (standalone) Object.defineProperty(navigator, 'standalone', { value: true });
      if (agent) Object.defineProperty(navigator, 'userAgent', { value: agent });
    }, device);
    await start(page);
    await openDialog(page, 'settings');
    await expect(page.locator('[data-notice=sleep]')).toHaveCount(count);
  });
}
