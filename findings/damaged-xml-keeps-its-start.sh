#!/usr/bin/env bash
# Finding: of XML that is damaged, Chromium's DOMParser returns the elements before the fault with an error
# within; Firefox returns the error alone.
#
# Packages:  Debian chromium 156.0.8078.108 and firefox-esr 153.8.0esr;
#            npm puppeteer-core 24.43.1 (drives both).
# Expected:  a document that is not well-formed has `parsererror` as its root, so a look at the root tells.
# Behaviour: so it is in Firefox. In Chromium the root has the name of the file's root, all elements before
#            the fault are there with their attributes, and the error is a child of it. Reading the
#            elements works and returns too few. The column of the fault differs, too.
# Output seen:
#   chrome, cut off: root plays, 2 plays, error at plays > parsererror, line 4, column 5
#   chrome, crossed: root plays, 2 plays, error at plays > parsererror, line 3, column 26
#   firefox, cut off: root parsererror, 0 plays, error at parsererror, line 4, column 1
#   firefox, crossed: root parsererror, 0 plays, error at parsererror, line 3, column 22
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat >finding.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const FILES = {
  'cut off': '<plays>\n<play id="1"/>\n<play id="2"/>\n<pla',
  'crossed': '<plays>\n<play id="1"/>\n<play id="2"><item></play>\n<play id="3"/></plays>',
};
for (const launch of [
  { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' },
]) {
  const browser = await puppeteer.launch(launch);
  const page = await browser.newPage();
  for (const [name, file] of Object.entries(FILES)) {
    const seen = await page.evaluate((file) => {
      const read = new DOMParser().parseFromString(file, 'application/xml');
      const error = read.querySelector('parsererror');
      const place = [...error.firstChild.textContent.concat(error.textContent).matchAll(/line (?:number )?(\d+)(?: at|,) column (\d+)/gi)][0];
      const way = [];
      for (let at = error; at instanceof Element; at = at.parentNode) way.unshift(at.localName);
      return `root ${read.documentElement.localName}, ${read.getElementsByTagName('play').length} plays, error at ${way.join(' > ')}, line ${place?.[1]}, column ${place?.[2]}`;
    }, file);
    console.log(`${launch.browser}, ${name}: ${seen}`);
  }
  await browser.close();
}
JS

seen=$(timeout 90 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium firefox-esr)driven over puppeteer-core 24.43.1"
echo "expected: the root of a damaged document is parsererror"
echo "behaviour: Chromium returns what stands before the fault, with the error within"
echo "seen:"
echo "$seen"
[[ $seen == "chrome, cut off: root plays, 2 plays, error at plays > parsererror, line 4, column 5
chrome, crossed: root plays, 2 plays, error at plays > parsererror, line 3, column 26
firefox, cut off: root parsererror, 0 plays, error at parsererror, line 4, column 1
firefox, crossed: root parsererror, 0 plays, error at parsererror, line 3, column 22" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
