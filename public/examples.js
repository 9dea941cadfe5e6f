// The examples page: switches the language, shows the source of each board and the latest event of one.
'use strict';
const root = document.documentElement;

function speak(lang) {
  root.lang = lang;
  for (const button of document.querySelectorAll('[data-lang]')) button.setAttribute('aria-pressed', String(button.dataset.lang === lang));
  for (const board of document.querySelectorAll('naqala-board')) board.setAttribute('lang', lang);
}

document.getElementById('script').textContent = `<script src="${new URL('naqala.js', location.href).href}" defer></script>`;
for (const section of document.querySelectorAll('section')) {
  const board = section.querySelector('naqala-board').cloneNode(true);
  board.removeAttribute('style');
  const lines = board.outerHTML.split('\n');
  const indent = Math.min(...lines.slice(1).filter((line) => line.trim()).map((line) => line.search(/\S/)));
  section.querySelector('pre').textContent = lines.map((line, at) => (at === 0 ? line : line.slice(indent))).join('\n');
}
document.addEventListener('click', (event) => {
  const lang = event.target.dataset && event.target.dataset.lang;
  if (lang) speak(lang);
});
speak(/^fr/.test(location.hash.slice(1) || navigator.language) ? 'fr' : 'en');

const heard = document.getElementById('heard');
for (const name of ['ready', 'action', 'error']) {
  heard.addEventListener(name, (event) => {
    document.querySelector('.heard').textContent = [name, event.detail.action || event.detail.message].filter(Boolean).join(': ');
  });
}
