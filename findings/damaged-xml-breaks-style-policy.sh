#!/usr/bin/env bash
# Finding: a text of damaged XML breaks the style policy of the page that has it parsed, in Chromium,
# though the document that DOMParser returns is not shown and runs nothing.
#
# Packages:  Debian chromium 156.0.8078.108 and firefox-esr 153.8.0esr;
#            npm puppeteer-core 24.43.1 (drives both).
# Expected:  parsing a text does nothing to the page: at a policy of `style-src 'self'` a user's broken file
#            is an error to show, and no violation.
# Behaviour: Chromium writes its error with `style` attributes into the document it returns, and holds these
#            against the policy of the page: two `securitypolicyviolation` events a text, which go to
#            `report-uri`, too. XML that is well-formed, with a `style` attribute of its own, is none.
# Output seen:
#   chrome, well-formed: no violation
#   chrome, damaged: style-src-attr inline, style-src-attr inline
#   firefox, well-formed: no violation
#   firefox, damaged: no violation
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat >finding.mjs <<'JS'
import http from 'node:http';
import puppeteer from 'puppeteer-core';

const server = http.createServer((_, response) => {
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'self'");
  response.setHeader('content-type', 'text/html');
  response.end('<!doctype html><title>page</title>');
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
for (const launch of [
  { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' },
]) {
  const browser = await puppeteer.launch(launch);
  for (const [name, text] of [['well-formed', '<plays><play style="color: red"/></plays>'], ['damaged', '<plays><play></plays>']]) {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const seen = await page.evaluate(async (text) => {
      const seen = [];
      addEventListener('securitypolicyviolation', (event) => seen.push(`${event.effectiveDirective} ${event.blockedURI}`));
      new DOMParser().parseFromString(text, 'application/xml');
      await new Promise((done) => setTimeout(done, 500));
      return seen;
    }, text);
    console.log(`${launch.browser}, ${name}: ${seen.join(', ') || 'no violation'}`);
    await page.close();
  }
  await browser.close();
}
server.close();
JS

seen=$(timeout 90 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium firefox-esr)driven over puppeteer-core 24.43.1"
echo "expected: parsing a text violates no policy"
echo "behaviour: in Chromium damaged XML violates style-src"
echo "seen:"
echo "$seen"
[[ $seen == "chrome, well-formed: no violation
chrome, damaged: style-src-attr inline, style-src-attr inline
firefox, well-formed: no violation
firefox, damaged: no violation" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
