#!/usr/bin/env bash
# Finding: `moveBefore()`, which keeps the state of what it moves, resets scroll positions in
# Firefox, also if the element does not change its place.
#
# Packages:  Debian chromium 156.0.8078.108 and firefox-esr 153.8.0esr;
#            npm puppeteer-core 24.43.1 (drives both).
# Expected:  `moveBefore()` keeps what `append()` resets: focus, selection, the document of a frame,
#            and how far something is scrolled.
# Behaviour: Chromium keeps all of it. Firefox keeps all but the last: it scrolls the element and
#            what lies in it back to the start. A move to where the element already is does so too.
# Output seen:
#   chrome, append: focus lost, frame loaded anew, scrolled to 0, inside to 0
#   chrome, moveBefore: selection 2 to 4, frame kept, scrolled to 100, inside to 30
#   chrome, moveBefore to the same place: selection 2 to 4, frame kept, scrolled to 100, inside to 30
#   firefox, append: focus lost, frame loaded anew, scrolled to 0, inside to 0
#   firefox, moveBefore: selection 2 to 4, frame kept, scrolled to 0, inside to 0
#   firefox, moveBefore to the same place: selection 2 to 4, frame kept, scrolled to 0, inside to 0
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat >finding.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const PAGE = `<!doctype html><style>
  section, ul { height: 60px; overflow: auto; }
  ul { height: 40px; }
  b { display: block; height: 500px; }
</style><main></main><section><input value="letters"><iframe srcdoc="frame"></iframe><ul><b></b></ul><b></b></section>`;
for (const launch of [
  { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' },
]) {
  const browser = await puppeteer.launch(launch);
  for (const way of ['append', 'moveBefore', 'moveBefore to the same place']) {
    const page = await browser.newPage();
    await page.setContent(PAGE);
    const seen = await page.evaluate(async (way) => {
      const [main, section, input, frame, list] = ['main', 'section', 'input', 'iframe', 'ul'].map((name) => document.querySelector(name));
      const wait = () => new Promise((done) => setTimeout(done, 300));
      input.focus({ preventScroll: true });
      input.setSelectionRange(2, 4);
      section.scrollTop = 100;
      list.scrollTop = 30;
      frame.contentWindow.mark = true;
      await wait();
      if (way === 'append') main.append(section);
      else if (way === 'moveBefore') main.moveBefore(section, null);
      else document.body.moveBefore(section, section.nextSibling);
      await wait();
      const focus = document.activeElement === input ? `selection ${input.selectionStart} to ${input.selectionEnd}` : 'focus lost';
      return `${focus}, frame ${frame.contentWindow.mark ? 'kept' : 'loaded anew'}, scrolled to ${section.scrollTop}, inside to ${list.scrollTop}`;
    }, way);
    console.log(`${launch.browser}, ${way}: ${seen}`);
    await page.close();
  }
  await browser.close();
}
JS

seen=$(timeout 90 node finding.mjs)
echo "$(dpkg-query -W -f '${Package} ${Version}, ' chromium firefox-esr)driven over puppeteer-core 24.43.1"
echo "expected: moveBefore() keeps scroll positions, as it keeps focus and frames"
echo "behaviour: Firefox resets them"
echo "seen:"
echo "$seen"
[[ $seen == "chrome, append: focus lost, frame loaded anew, scrolled to 0, inside to 0
chrome, moveBefore: selection 2 to 4, frame kept, scrolled to 100, inside to 30
chrome, moveBefore to the same place: selection 2 to 4, frame kept, scrolled to 100, inside to 30
firefox, append: focus lost, frame loaded anew, scrolled to 0, inside to 0
firefox, moveBefore: selection 2 to 4, frame kept, scrolled to 0, inside to 0
firefox, moveBefore to the same place: selection 2 to 4, frame kept, scrolled to 0, inside to 0" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
