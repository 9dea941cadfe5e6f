#!/usr/bin/env bash
# Finding: under CSS `zoom`, Firefox reports the computed `transform` enlarged, and Chromium the
# keyframes of a running transition of it; each reports the other one as written.
#
# Packages:  Debian chromium 156.0.8078.108 and firefox-esr 153.8.0esr;
#            npm puppeteer-core 24.43.1 (drives both).
# Expected:  what script reads back of a style is free of `zoom`, as it is for `width`,
#            `translate` and the keyframes of script's own animations: written again, it changes
#            nothing.
# Behaviour: in Firefox, writing the computed `transform` again moves the element on each time. In
#            Chromium, `effect.getKeyframes()` of a CSS transition names twice the length that the
#            style sheet names, and an animation from those keyframes goes twice as far.
# Output seen (`transform: translateX(10px)` in an element with `zoom: 2`):
#   chrome, transform: matrix(1, 0, 0, 1, 10, 0), at 20, written again at 20
#   chrome, translate: 10px, at 20, written again at 20
#   chrome, keyframes of the transition: translateX(20px), played again to 40
#   firefox, transform: matrix(1, 0, 0, 1, 20, 0), at 20, written again at 40
#   firefox, translate: 10px, at 20, written again at 20
#   firefox, keyframes of the transition: translateX(10px), played again to 20
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat >finding.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const PAGE = `<!doctype html><style>
  body { margin: 0; }
  div { zoom: 2; }
</style><div><p>text</p></div>`;
for (const launch of [
  { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' },
]) {
  const browser = await puppeteer.launch(launch);
  const page = await browser.newPage();
  await page.setContent(PAGE);
  const lines = await page.evaluate(() => {
    const element = document.querySelector('p');
    const left = () => element.getBoundingClientRect().left;
    const lines = [['transform', 'translateX(10px)'], ['translate', '10px']].map(([property, value]) => {
      element.style[property] = value;
      const [read, first] = [getComputedStyle(element)[property], left()];
      element.style[property] = read;
      const line = `${property}: ${read}, at ${first}, written again at ${left()}`;
      element.style[property] = '';
      return line;
    });
    element.style.transform = 'translateX(0px)';
    left();
    element.style.transition = 'transform 1s linear';
    element.style.transform = 'translateX(10px)';
    const [transition] = element.getAnimations();
    const frames = transition.effect.getKeyframes().map(({ transform }) => ({ transform }));
    transition.cancel();
    const animation = element.animate(frames, { duration: 1000, fill: 'forwards' });
    animation.finish();
    return [...lines, `keyframes of the transition: ${frames[1].transform}, played again to ${left()}`];
  });
  for (const line of lines) console.log(`${launch.browser}, ${line}`);
  await browser.close();
}
JS

seen=$(timeout 90 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium firefox-esr)driven over puppeteer-core 24.43.1"
echo "expected: what script reads of a transform is free of zoom"
echo "behaviour: Firefox enlarges the computed transform, Chromium the keyframes of a transition"
echo "seen:"
echo "$seen"
[[ $seen == "chrome, transform: matrix(1, 0, 0, 1, 10, 0), at 20, written again at 20
chrome, translate: 10px, at 20, written again at 20
chrome, keyframes of the transition: translateX(20px), played again to 40
firefox, transform: matrix(1, 0, 0, 1, 20, 0), at 20, written again at 40
firefox, translate: 10px, at 20, written again at 20
firefox, keyframes of the transition: translateX(10px), played again to 20" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
