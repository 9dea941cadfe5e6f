#!/usr/bin/env bash
# Finding: `Page.getAppManifest` of Chromium's DevTools protocol reports a share target with other
# values than the manifest has, and no error.
#
# Packages:  Debian chromium 156.0.8078.108; npm playwright-core 1.56.1 (it only drives the browser).
# Expected:  the `manifest` of the answer is what the browser has parsed: the encoding of the form,
#            and the names of its fields for title, text and address.
# Behaviour: `enctype` is the address of `action`. `title` is the name of the last field that the
#            manifest has, be it `text` or `url`; `text` and `url` are missing. File handlers are
#            not in the answer at all, though faults of theirs are in its `errors`. So a test can
#            trust `errors`, and not `manifest`.
# Output seen:
#   title, text and url: enctype /share, title "c", text -, url -, errors 0
#   text alone: enctype /share, title "b", text -, url -, errors 0
#   a file handler: fileHandlers -, errors 0
#   a file handler without a dot: fileHandlers -, errors 2
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.56.1
cat >finding.mjs <<'JS'
import http from 'node:http';
import { chromium } from 'playwright-core';

const target = (params) => ({ share_target: { action: '/share', method: 'POST', enctype: 'multipart/form-data', params } });
const handler = (ending) => ({ file_handlers: [{ action: '/', accept: { 'application/json': [ending] } }] });
const CASES = {
  'title, text and url': target({ title: 'a', text: 'b', url: 'c' }),
  'text alone': target({ text: 'b' }),
  'a file handler': handler('.json'),
  'a file handler without a dot': handler('json'),
};
const server = http.createServer(({ url }, response) => {
  const name = decodeURIComponent(url.slice(1));
  const isManifest = name.startsWith('manifest ');
  response.writeHead(200, { 'content-type': isManifest ? 'application/manifest+json' : 'text/html' });
  const members = { name: 'An app', start_url: '/', display: 'standalone', ...CASES[name.replace('manifest ', '')] };
  response.end(isManifest ? JSON.stringify(members) : `<!doctype html><link rel="manifest" href="/manifest ${name}">`);
});
await new Promise((done) => server.listen(0, 'localhost', done));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await (await browser.newContext()).newPage();
const protocol = await page.context().newCDPSession(page);
for (const name of Object.keys(CASES)) {
  await page.goto(`http://localhost:${server.address().port}/${name}`);
  const { manifest, errors } = await protocol.send('Page.getAppManifest');
  const share = manifest.shareTarget;
  const value = (given) => (given === undefined ? '-' : JSON.stringify(given));
  const seen = share
    ? `enctype ${new URL(share.enctype, page.url()).pathname}, title ${value(share.title)}, text ${value(share.text)}, url ${value(share.url)}`
    : `fileHandlers ${value(manifest.fileHandlers)}`;
  console.log(`${name}: ${seen}, errors ${errors.length}`);
}
await browser.close();
process.exit(0);
JS

seen=$(timeout 120 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium)driven over npm packages"
echo "expected: the protocol reports the share target as the manifest states it"
echo "behaviour: enctype is the action, title is the last field, and file handlers are missing"
echo "seen:"
echo "$seen"
[[ $seen == 'title, text and url: enctype /share, title "c", text -, url -, errors 0
text alone: enctype /share, title "b", text -, url -, errors 0
a file handler: fileHandlers -, errors 0
a file handler without a dot: fileHandlers -, errors 2' ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
