// How the journeys run: every test by itself, two at a time.
import { defineConfig } from '@playwright/test';
import { BASE_URL, IS_WHOLE_RUN, launchOptions, shellOptions, VIEWPORTS } from './support/site.mjs';

const whole = launchOptions();
// All pages of the site in one process: see `openKeeper` in support/contexts.mjs.
whole.args = [...whole.args, '--process-per-site'];
// Journeys about what only a whole browser has are tagged.
const shell = shellOptions();
const WHOLE = /@chromium|@smoke/;
// Journeys that repeat others at length: they run with `cargo xtask test --all`, and each night.
const LEFT_OUT = IS_WHOLE_RUN ? [] : [/@all/];

// The files with the longest journeys: they run first, so that both workers end together.
const LONG = /(full-games|four-browsers|first-game|crashes|engines|screens|lessons|messages)\.test\.mjs$/;

export default defineConfig({
  projects: [
    { name: 'long', testMatch: LONG, grepInvert: [WHOLE, ...LEFT_OUT] },
    { name: 'short', testIgnore: LONG, grepInvert: [WHOLE, ...LEFT_OUT] },
    { name: 'whole', grep: WHOLE, grepInvert: LEFT_OUT, use: { launchOptions: whole } },
  ],
  testDir: 'journeys',
  // Node runs the journeys as they are written, so that no stack needs a source map: see support/fixtures.mjs.
  build: { external: ['**/*.mjs'] },
  fullyParallel: true,
  workers: Number(process.env.NAQALA_WORKERS ?? 2),
  forbidOnly: !!process.env.CI,
  // CI repeats a journey that failed, and names it at the end. Only a journey that then passes counts as passed.
  retries: process.env.CI ? 1 : 0,
  // Twice what the longest journey, a whole game, takes on a busy machine.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  reportSlowTests: { max: 15, threshold: 20_000 },
  use: {
    baseURL: BASE_URL,
    launchOptions: shell,
    viewport: VIEWPORTS.desktop,
    locale: 'en-GB',
    colorScheme: 'light',
    // Journeys about moves have motion: they ask for 'no-preference'.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
