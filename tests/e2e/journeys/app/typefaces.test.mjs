// The typefaces of the page: a file of them comes with the first letter that needs it.
import { expect, test } from '../../support/fixtures.mjs';
import { openSetup } from '../../support/game.mjs';

test('letters beyond English and French come when a name has them', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  const names = [];
  page.on('request', (request) => names.push(...(/\/fonts\/(.*)\.woff2$/.exec(request.url())?.slice(1) ?? [])));
  await openSetup(page);
  await page.evaluate(() => document.fonts.ready);
  expect(names.sort()).toEqual(['el-messiri-700', 'naqala-sans-400', 'naqala-sans-700']);
  names.length = 0;
  await page.fill('.player-field >> nth=0', 'Łukasz');
  await expect.poll(() => names).toEqual(['naqala-sans-700-latin']);
  await page.fill('.player-field >> nth=1', 'Їжак');
  await expect.poll(() => names).toEqual(['naqala-sans-700-latin', 'naqala-sans-700-cyrillic']);
});
