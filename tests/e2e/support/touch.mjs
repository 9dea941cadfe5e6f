// Fingers, as the browser gets them from a screen: Playwright's own taps know no drags.

const touch = (client, type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
/** Waits until the page has stood still for a while: a finger that leaves it in motion lets it glide on. */
const settled = (page) => page.evaluate(async () => {
  const place = () => [scrollX, scrollY, visualViewport.scale].join();
  for (let last = '', still = 0; still < 15;) {
    await new Promise(requestAnimationFrame);
    still = place() === last ? still + 1 : 0;
    last = place();
  }
});

/** Drags a finger up by `far` pixels from the middle of a box; returns how far the page has scrolled. */
export async function drag(page, { x, y, width, height }, far) {
  const client = await page.context().newCDPSession(page);
  const before = await page.evaluate(() => scrollY);
  const [left, top] = [x + width / 2, y + height / 2];
  await touch(client, 'touchStart', [[left, top]]);
  for (let moved = 10; moved <= far; moved += 10) await touch(client, 'touchMove', [[left, top - moved]]);
  await touch(client, 'touchEnd', []);
  await settled(page);
  await client.detach();
  return (await page.evaluate(() => scrollY)) - before;
}

/** Spreads two fingers in a box; returns the scale of the page. */
export async function pinch(page, { x, y, width, height }) {
  const client = await page.context().newCDPSession(page);
  const [left, top] = [x + width / 2, Math.min(y + height / 2, 400)];
  const at = (apart) => [[left - apart, top], [left + apart, top]];
  await touch(client, 'touchStart', at(20));
  for (let apart = 25; apart <= 100; apart += 5) await touch(client, 'touchMove', at(apart));
  await touch(client, 'touchEnd', []);
  await settled(page);
  await client.detach();
  return page.evaluate(() => visualViewport.scale);
}
