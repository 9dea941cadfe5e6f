// Writes the service worker of a built site. It keeps every file that the site itself uses, to work without a network.
// The build calls it: `node offline.mjs <site> <folder of the npm packages>`.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [site, packages] = process.argv.slice(2);
const require = createRequire(join(packages, 'workbox-build'));
const { getManifest } = require('workbox-build');
const { build } = require('esbuild');

// The build puts 16 digits of a hash into such a name, so the name changes with the contents.
const HASHED = /-[0-9a-f]{16}[._]/;

/** Adds the integrity of a file. Else the worker would keep a broken download, or the page of another build, for good. */
async function withIntegrity({ url, revision }) {
  const bytes = await readFile(join(site, url));
  return { url, revision, integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}` };
}

const { manifestEntries, count, size, warnings } = await getManifest({
  globDirectory: site,
  globPatterns: ['**/*'],
  // One file holds all lessons, and one all puzzles; the single ones, the pinned scripts and the npm package are for other sites.
  globIgnores: ['**/*.br', '_headers', 'sw.js', 'lessons/!(all).json', 'puzzles/*', 'naqala.*.js', '*.tgz', 'oembed/*'],
  dontCacheBustURLsMatching: HASHED,
  maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));
const manifest = await Promise.all(manifestEntries.map(withIntegrity));
manifest.sort((one, other) => (one.url < other.url ? -1 : 1));
// English fills in what a language lacks. Of the others a device keeps those that it speaks.
const isAnotherLanguage = ({ url }) => url.startsWith('locales/') && !url.startsWith('locales/en-');
const words = Object.fromEntries(manifest.filter(isAnotherLanguage).map(({ url, integrity }) => [url, integrity]));
const kept = manifest.filter((entry) => !isAnotherLanguage(entry));
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('offline-worker.mjs', import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  legalComments: 'none',
  nodePaths: [packages],
  define: { 'process.env.NODE_ENV': '"production"', 'self.__WB_MANIFEST': JSON.stringify(kept), 'self.__WORDS': JSON.stringify(words) },
});
await writeFile(join(site, 'sw.js'), outputFiles[0].contents);
console.log(`${count} files, ${size} bytes`);
