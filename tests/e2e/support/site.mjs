// Where the built site is, and the browser that opens it.
import { statfsSync } from 'node:fs';

/** The address of the built site, with a slash at its end. */
export const BASE_URL = process.env.BASE_URL ?? 'http://127.0.0.1:8080/';

/** Whether the journeys repeat at length what they try briefly for each commit: `cargo xtask test --all`. */
export const IS_WHOLE_RUN = !!process.env.NAQALA_ALL;

/** Window sizes that the game must be comfortable at. */
export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
};

/** A slow mobile connection, as Chromium emulates it: bytes per second, milliseconds of a round trip. */
export const LINK = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };

/** The arguments of Chromium. Seventeen others of Chromium and V8 gained nothing. */
export const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the launch options of Chromium, for scripts and for the test runner. */
export function launchOptions() {
  const executablePath = process.env.NAQALA_CHROMIUM;
  if (!executablePath) throw new Error('NAQALA_CHROMIUM names no browser: run the journeys with `cargo xtask e2e`');
  // With this flag, which Playwright sets, Chromium's processes share memory through files on the disk, which takes 3 to 6 % more.
  const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];
  return { executablePath, args: FLAGS, ignoreDefaultArgs, chromiumSandbox: false };
}

/**
 * Returns the launch options of Chromium's headless shell, which takes less time, for many pages of the site one after another. They
 * share a process (see `openKeeper` in contexts.mjs): starting another costs more than the work in it.
 */
export function shellOptions() {
  const whole = launchOptions();
  const executablePath = process.env.NAQALA_HEADLESS_SHELL ?? whole.executablePath;
  return { ...whole, executablePath, args: [...whole.args, '--process-per-site', '--renderer-process-limit=1'] };
}

/** Returns whether Linux has a gigabyte of shared memory left. A container has 64 MB by default, with which pages crash. */
function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 30;
  } catch {
    return false;
  }
}
