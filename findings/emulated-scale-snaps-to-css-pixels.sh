#!/usr/bin/env bash
# Finding: Chromium with an emulated device scale factor of 2 paints boxes on whole CSS pixels,
# and a scroll shadow where nothing overflows; with a screen of factor 2 it does neither.
#
# Packages:  npm playwright-core 1.65.1; Debian chromium 156.0.8078.108.
# Expected:  a screenshot with `deviceScaleFactor: 2` shows what a screen of two device pixels per
#            CSS pixel shows; `devicePixelRatio` and all rectangles are the same. A `local`
#            background that covers a `scroll` background hides it if nothing overflows.
# Behaviour: at half a CSS pixel, which is a whole device pixel, the screen shows the box exactly
#            there. The emulation rounds it to a CSS pixel, so that it lies one device pixel lower.
#            It rounds the `local` background by another rule than the `scroll` background under
#            it, which peeps out by a line. The faults come from the emulation, so that a test of
#            pixels that finds them is wrong about every real screen.
# Output seen (a box of 40 px at 10.5 px, in rows of device pixels):
#   emulated, ratio 2, top 10.5: box 22 to 101, shadow in 101
#   screen, ratio 2, top 10.5: box 21 to 100, shadow nowhere
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat >finding.mjs <<'JS'
import { chromium } from 'playwright-core';

const PAGE = `<!doctype html><style>
  div {
    position: absolute;
    top: 10.5px;
    width: 100px;
    height: 40px;
    overflow: auto;
    background:
      linear-gradient(blue, blue) local,
      linear-gradient(red, red) bottom / 100% 8px no-repeat scroll,
      blue;
  }
</style><div></div>`;
for (const [name, args, context] of [
  ['emulated', [], { deviceScaleFactor: 2 }],
  ['screen', ['--force-device-scale-factor=2'], { viewport: null }],
]) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', ...args] });
  const page = await (await browser.newContext(context)).newPage();
  await page.setContent(PAGE);
  const picture = (await page.screenshot()).toString('base64');
  const seen = await page.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    const column = canvas.getImageData(100, 0, 1, bitmap.height).data;
    const rows = [...Array(bitmap.height).keys()];
    const box = rows.filter((row) => column[4 * row + 1] < 128);
    const shadow = box.filter((row) => column[4 * row] > 128);
    const { top } = document.querySelector('div').getBoundingClientRect();
    return `ratio ${devicePixelRatio}, top ${top}: box ${box[0]} to ${box.at(-1)}, shadow ${shadow.length ? `in ${shadow}` : 'nowhere'}`;
  }, picture);
  console.log(`${name}, ${seen}`);
  await browser.close();
}
JS

seen=$(timeout 90 node finding.mjs)
echo "playwright-core 1.65.1, $(dpkg-query -W -f '${Package} ${Version}' chromium)"
echo "expected: an emulated scale factor paints what a screen of that factor paints"
echo "behaviour: it rounds boxes to CSS pixels, and lets a covered background peep out"
echo "seen:"
echo "$seen"
[[ $seen == "emulated, ratio 2, top 10.5: box 22 to 101, shadow in 101
screen, ratio 2, top 10.5: box 21 to 100, shadow nowhere" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
