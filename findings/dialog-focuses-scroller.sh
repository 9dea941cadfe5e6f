#!/usr/bin/env bash
# Finding: in Chromium a modal dialog focuses a part that scrolls, instead of the button after it,
# as soon as its text is too long to fit, so that Enter confirms nothing any more.
#
# Packages:  Debian chromium 156.0.8078.108 and firefox-esr 153.8.0esr;
#            npm puppeteer-core 24.43.1 (drives both).
# Expected:  `showModal()` focuses the first control of the dialog, however long the text before it
#            is; or else what Tab reaches first, which may be a part that scrolls.
# Behaviour: Chromium focuses the scrolling part, also if a link lies in it, which makes Tab pass
#            over that part. If the text fits, or the dialog itself scrolls, it focuses the button.
#            Firefox is the other way round: Tab stops at each part that scrolls, and the dialog
#            focuses the first control.
# Output seen (the focus, what Enter does, and where Tab goes in a page without the dialog):
#   chrome, text that fits: button, pressed, Tab to button
#   chrome, text that scrolls: section, nothing, Tab to section
#   chrome, a link and text that scrolls: section, nothing, Tab to a
#   chrome, a dialog that scrolls: button
#   firefox, text that fits: button, pressed, Tab to button
#   firefox, text that scrolls: button, pressed, Tab to section
#   firefox, a link and text that scrolls: a, nothing, Tab to section
#   firefox, a dialog that scrolls: button
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat >finding.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const TEXT = 'text<br>';
const part = (inside) => `<section style="height: 100px; overflow: auto">${inside}</section>`;
const bodies = {
  'text that fits': part(TEXT),
  'text that scrolls': part(TEXT.repeat(40)),
  'a link and text that scrolls': part(`<a href="#">link</a>${TEXT.repeat(40)}`),
};
const BUTTON = `<button onclick="document.title = 'pressed'">OK</button>`;
for (const launch of [
  { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' },
]) {
  const browser = await puppeteer.launch(launch);
  const page = await browser.newPage();
  const focus = () => page.evaluate(() => document.activeElement.localName);
  const open = async (dialog) => {
    await page.setContent(`<!doctype html><title>nothing</title>${dialog}`);
    await page.evaluate(() => document.querySelector('dialog').showModal());
    return focus();
  };
  for (const [name, body] of Object.entries(bodies)) {
    const focused = await open(`<dialog>${body}${BUTTON}</dialog>`);
    await page.keyboard.press('Enter');
    const title = await page.title();
    await page.setContent(`<!doctype html>${body}${BUTTON}`);
    await page.keyboard.press('Tab');
    console.log(`${launch.browser}, ${name}: ${focused}, ${title}, Tab to ${await focus()}`);
  }
  console.log(`${launch.browser}, a dialog that scrolls: ${await open(`<dialog style="height: 100px; overflow: auto">${TEXT.repeat(40)}${BUTTON}</dialog>`)}`);
  await browser.close();
}
JS

seen=$(timeout 90 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium firefox-esr)driven over puppeteer-core 24.43.1"
echo "expected: a modal dialog focuses its first control, however long the text before it is"
echo "behaviour: Chromium focuses a part that scrolls, also one that Tab passes over"
echo "seen:"
echo "$seen"
[[ $seen == "chrome, text that fits: button, pressed, Tab to button
chrome, text that scrolls: section, nothing, Tab to section
chrome, a link and text that scrolls: section, nothing, Tab to a
chrome, a dialog that scrolls: button
firefox, text that fits: button, pressed, Tab to button
firefox, text that scrolls: button, pressed, Tab to section
firefox, a link and text that scrolls: a, nothing, Tab to section
firefox, a dialog that scrolls: button" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
