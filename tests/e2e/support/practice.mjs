// One's own puzzles: a finished game whose decisions are judged, and what the device keeps of it.
import { readFile } from 'node:fs/promises';
import { openRecord } from './game.mjs';
import { untilSeen } from './pages.mjs';
import { clickFirst } from './press.mjs';

const GAME = new URL('../../fixtures/reviewed.json', import.meta.url);

/** Opens the analysis of a finished game of five, whose decisions are all judged; `prepare` runs in the page before. */
export async function lookBack(page, prepare = () => {}) {
  await openRecord(page, await readFile(GAME, 'utf8'));
  await page.evaluate(prepare);
  await clickFirst(page, 'dialog [data-does=review]');
  await untilSeen(page, '.review-players');
}

/** Keeps the puzzles of that game. */
export async function keepPuzzles(page) {
  await lookBack(page);
  await untilSeen(page, '[data-says=kept]');
}

/** Returns what the device keeps for practice. */
export const journal = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('naqala.practice')));

/** Opens the page of one's own puzzles. */
export async function openPractice(page) {
  await page.evaluate(() => { location.hash = 'practice'; });
  await untilSeen(page, 'main.practice');
}

/** Opens that page on a later day, with all puzzles due and as many games as the device keeps. */
export async function openDue(page) {
  await keepPuzzles(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('naqala.practice'));
    const [game] = kept.games;
    const lost = (nth) => game.lost.map((points, kind) => Math.round(points * (1.6 - 0.05 * nth) * (1 + ((nth * 7 + kind * 5) % 9) / 9)));
    kept.games = Array.from({ length: 20 }, (_, nth) => ({ ...game, day: game.day - 40 + 2 * nth, won: nth % 3 === 0, points: game.points.map((points, seat) => points + nth + (seat === game.seat && nth % 3 === 0 ? 20 : 0)), lost: lost(nth) }));
    kept.puzzles.forEach((puzzle, nth) => Object.assign(puzzle, { due: 0, step: nth % 4, new: false }));
    localStorage.setItem('naqala.practice', JSON.stringify(kept));
  });
  await openPractice(page);
}
