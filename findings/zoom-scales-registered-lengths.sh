#!/usr/bin/env bash
# Finding: under CSS `zoom`, a custom property that is registered as a length reads as another
# length in Firefox, and one in em is enlarged twice.
#
# Packages:  Debian chromium 156.0.8078.108 and firefox-esr 153.8.0esr;
#            npm puppeteer-core 24.43.1 (drives both).
# Expected:  `width: var(--size)` has the same width whether or not `--size` is registered with
#            `@property`, as without `zoom`; the computed `--size` is free of `zoom`, as the
#            computed `width` is.
# Behaviour: Chromium does so. Firefox divides the computed value of a length in px or rem by the
#            zoom, and enlarges a length in em when it computes the property and again when it uses
#            it, so that registering a property doubles a box.
# Output seen (a box of 10 px in an element with `zoom: 2`: its width on the page, and `--size`):
#   chrome, 10px: plain 20, registered 20 of 10px
#   chrome, 1em: plain 20, registered 20 of 10px
#   chrome, 1rem: plain 20, registered 20 of 10px
#   chrome, 10px from outside: plain 20, registered 20 of 10px
#   firefox, 10px: plain 20, registered 20 of 5px
#   firefox, 1em: plain 20, registered 40 of 10px
#   firefox, 1rem: plain 20, registered 20 of 5px
#   firefox, 10px from outside: plain 20, registered 20 of 5px
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat >finding.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const PAGE = `<!doctype html><style>
  @property --registered { syntax: "<length>"; inherits: true; initial-value: 0px; }
  html { font-size: 10px; }
  .inner { zoom: 2; }
  #plain { width: var(--plain); }
  #registered { width: var(--registered); }
</style><div class="outer"><div class="inner"><p id="plain"></p><p id="registered"></p></div></div>`;
for (const launch of [
  { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' },
]) {
  const browser = await puppeteer.launch(launch);
  const page = await browser.newPage();
  await page.setContent(PAGE);
  for (const [size, holder] of [['10px', 'inner'], ['1em', 'inner'], ['1rem', 'inner'], ['10px', 'outer']]) {
    const seen = await page.evaluate(
      (size, holder) => {
        for (const element of document.querySelectorAll('div')) element.removeAttribute('style');
        const { style } = document.querySelector(`.${holder}`);
        style.setProperty('--plain', size);
        style.setProperty('--registered', size);
        const width = (id) => document.getElementById(id).getBoundingClientRect().width;
        const computed = getComputedStyle(document.getElementById('registered')).getPropertyValue('--registered');
        return `plain ${width('plain')}, registered ${width('registered')} of ${computed}`;
      },
      size,
      holder,
    );
    console.log(`${launch.browser}, ${size}${holder === 'outer' ? ' from outside' : ''}: ${seen}`);
  }
  await browser.close();
}
JS

seen=$(timeout 90 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium firefox-esr)driven over puppeteer-core 24.43.1"
echo "expected: registering a custom property as a length does not change what it sets under zoom"
echo "behaviour: in Firefox a length in px or rem reads smaller, and one in em is enlarged twice"
echo "seen:"
echo "$seen"
[[ $seen == "chrome, 10px: plain 20, registered 20 of 10px
chrome, 1em: plain 20, registered 20 of 10px
chrome, 1rem: plain 20, registered 20 of 10px
chrome, 10px from outside: plain 20, registered 20 of 10px
firefox, 10px: plain 20, registered 20 of 5px
firefox, 1em: plain 20, registered 40 of 10px
firefox, 1rem: plain 20, registered 20 of 5px
firefox, 10px from outside: plain 20, registered 20 of 5px" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
