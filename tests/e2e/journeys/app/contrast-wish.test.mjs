// The contrast that the system wishes is the one of the setting, and follows the system.
import { expect, test } from '../../support/fixtures.mjs';
import { open, ready } from '../../support/pages.mjs';

test('the contrast that the system wishes has every colour of the setting', async ({ page }) => {
  /** Returns every custom property of the root. */
  const colours = () =>
    page.evaluate(() => {
      const styles = [...document.documentElement.computedStyleMap()].filter(([name]) => name.startsWith('--'));
      return Object.fromEntries(styles.map(([name, value]) => [name, String(value)]));
    });
  const root = page.locator('html');
  await open(page);
  const usual = await colours();
  await page.emulateMedia({ contrast: 'more' });
  await expect(root).toHaveAttribute('data-wishes-contrast', '');
  const wished = await colours();
  expect(Object.keys(usual).filter((name) => usual[name] !== wished[name]).length, 'changed colours').toBe(12);
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(root).not.toHaveAttribute('data-wishes-contrast');
  expect(await colours()).toEqual(usual);

  await page.evaluate(() => localStorage.setItem('naqala.contrast', 'on'));
  await page.reload();
  await ready(page);
  await expect(root).toHaveAttribute('data-contrast', 'more');
  expect(await colours()).toEqual(wished);
});
