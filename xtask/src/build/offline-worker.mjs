// The service worker: it serves the files of one build, all or none. offline.mjs bundles it with the list of files.
import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { setCatchHandler } from 'workbox-routing';

// Each file is checked by its integrity, so a worker with a file that is broken, cut or of another build is never installed.
// No file depends on the query, so the worker knows every address of a page and needs no fallback.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });

// A page that was lost comes from the site, be it of a newer build: this one's integrity would refuse it.
setCatchHandler(({ request }) => (request.mode === 'navigate' ? fetch(request) : Response.error()));

// A new version waits until a player asks for it. The first one serves the page at once.
addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
clientsClaim();
