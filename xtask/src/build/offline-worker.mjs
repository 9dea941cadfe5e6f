// The service worker: it serves the files of one build, all or none. offline.mjs bundles it with the list of files.
import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';

// Each file is checked by its integrity, so a worker with a file that is broken, cut or of another build is never installed.
// No file depends on the query, so the worker knows every address of a page and needs no fallback.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });

// The words of languages, by their addresses, each with its integrity. They are kept once a page speaks the language, all parts at
// once; a new version has those of the languages that were kept.
const WORDS = self.__WORDS;
const address = (url) => new URL(url, self.registration.scope).href;
const store = () => caches.open(`naqala-words-${self.registration.scope}`);

async function words(url) {
  const all = await store();
  const kept = await all.match(address(url));
  if (kept) return kept;
  const answer = await fetch(address(url), { integrity: WORDS[url] });
  if (answer.ok) await all.put(address(url), answer.clone());
  return answer;
}

const keep = (tag) => Promise.all(Object.keys(WORDS).filter((url) => url.startsWith(`locales/${tag}-`)).map(words));
const named = ({ href }) => Object.keys(WORDS).find((url) => address(url) === href);
registerRoute(({ url }) => named(url) !== undefined, ({ url }) => words(named(url)));

addEventListener('install', (event) => event.waitUntil((async () => {
  const urls = (await (await store()).keys()).map(({ url }) => url.slice(address('locales/').length));
  const tags = new Set(urls.map((name) => /^(.+)-[a-z]+-[0-9a-f]{16}\.txt$/.exec(name)?.[1]));
  await Promise.all([...tags].map(keep));
})()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  const all = await store();
  const old = (await all.keys()).filter(({ url }) => named(new URL(url)) === undefined);
  await Promise.all(old.map((request) => all.delete(request)));
})()));

// A page that was lost comes from the site, be it of a newer build: this one's integrity would refuse it.
setCatchHandler(({ request }) => (request.mode === 'navigate' ? fetch(request) : Response.error()));

// A new version waits until a player asks for it. The first one serves the page at once.
addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') self.skipWaiting();
  // Without a network they come with the next page that speaks the language.
  if (event.data?.type === 'WORDS') event.waitUntil(keep(event.data.tag).catch(() => {}));
});
clientsClaim();
