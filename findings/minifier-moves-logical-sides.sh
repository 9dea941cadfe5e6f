#!/usr/bin/env bash
# Finding: esbuild and clean-css move a physical margin or padding across a logical one that stands
# between it and its shorthand, so that the minified rule gives the side another value.
#
# Packages:  npm esbuild 0.28.2, clean-css 5.3.3, lightningcss 1.33.0; Debian chromium
#            156.0.8078.108 over npm playwright-core 1.65.1 (computes the styles).
# Expected:  `margin-block` and `margin-top` set the same side, and the later declaration wins.
#            A minifier that merges `margin-top` into an earlier `margin` stops at a `margin-block`
#            between them, as it stops at a second `margin`.
# Behaviour: esbuild and clean-css see no relation between the two kinds. They pull the physical
#            side back in front of the logical one, which then overrides it; for `left` esbuild
#            moves the shorthand behind the logical one, and resets the other side instead.
#            lightningcss keeps the order.
# Output seen (each the four sides from the top, clockwise):
#   margin:1px;margin-block:2px;margin-top:3px
#     as written: 3px 1px 2px 1px
#     esbuild: 2px 1px 2px 1px from margin:3px 1px 1px;margin-block:2px
#     clean-css: 2px 1px 2px 1px from margin:3px 1px 1px;margin-block:2px
#     lightningcss: 3px 1px 2px 1px from margin:1px;margin-block:2px;margin-top:3px
#   padding:1px;padding-inline:2px;padding-left:3px
#     as written: 1px 2px 1px 3px
#     esbuild: 1px 1px 1px 3px from padding-inline:2px;padding:1px 1px 1px 3px
#     clean-css: 1px 2px 1px 2px from padding:1px 1px 1px 3px;padding-inline:2px
#     lightningcss: 1px 2px 1px 3px from padding:1px;padding-inline:2px;padding-left:3px
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund esbuild@0.28.2 clean-css@5.3.3 lightningcss@1.33.0 playwright-core@1.65.1
cat >finding.mjs <<'JS'
import CleanCSS from 'clean-css';
import { transform as esbuild } from 'esbuild';
import { transform as lightning } from 'lightningcss';
import { chromium } from 'playwright-core';

const minifiers = {
  'as written': (css) => css,
  esbuild: async (css) => (await esbuild(css, { loader: 'css', minify: true })).code,
  'clean-css': (css) => new CleanCSS({ level: 2 }).minify(css).styles,
  lightningcss: (css) => lightning({ filename: 'a.css', code: Buffer.from(css), minify: true }).code.toString(),
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [property, rule] of [
  ['margin', 'margin:1px;margin-block:2px;margin-top:3px'],
  ['padding', 'padding:1px;padding-inline:2px;padding-left:3px'],
]) {
  console.log(rule);
  for (const [name, minify] of Object.entries(minifiers)) {
    const css = (await minify(`p{${rule}}`)).trim();
    await page.setContent(`<!doctype html><style>${css}</style><p>`);
    const sides = await page.evaluate((property) => {
      const style = getComputedStyle(document.querySelector('p'));
      return ['top', 'right', 'bottom', 'left'].map((side) => style[`${property}-${side}`]).join(' ');
    }, property);
    console.log(`  ${name}: ${sides}${name === 'as written' ? '' : ` from ${css.slice(2, -1)}`}`);
  }
}
await browser.close();
JS

seen=$(timeout 90 node finding.mjs)
echo "esbuild 0.28.2, clean-css 5.3.3, lightningcss 1.33.0, $(dpkg-query -W -f '${Package} ${Version}' chromium)"
echo "expected: a minifier keeps the order of logical and physical sides"
echo "behaviour: esbuild and clean-css move the physical side across the logical one"
echo "seen:"
echo "$seen"
[[ $seen == "margin:1px;margin-block:2px;margin-top:3px
  as written: 3px 1px 2px 1px
  esbuild: 2px 1px 2px 1px from margin:3px 1px 1px;margin-block:2px
  clean-css: 2px 1px 2px 1px from margin:3px 1px 1px;margin-block:2px
  lightningcss: 3px 1px 2px 1px from margin:1px;margin-block:2px;margin-top:3px
padding:1px;padding-inline:2px;padding-left:3px
  as written: 1px 2px 1px 3px
  esbuild: 1px 1px 1px 3px from padding-inline:2px;padding:1px 1px 1px 3px
  clean-css: 1px 2px 1px 2px from padding:1px 1px 1px 3px;padding-inline:2px
  lightningcss: 1px 2px 1px 3px from padding:1px;padding-inline:2px;padding-left:3px" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
