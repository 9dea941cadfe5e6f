// Writes the service worker of a built site. It keeps every file that the site itself uses, to work without a network.
// The build calls it: `node offline.mjs <site> <folder of the npm packages>`.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [site, packages] = process.argv.slice(2);
const { generateSW } = createRequire(join(packages, 'workbox-build'))('workbox-build');

// The build puts 16 digits of a hash into such a name, so the name changes with the contents.
const HASHED = /-[0-9a-f]{16}[._]/;

/** Adds the integrity of a file with a hash in its name. Else the worker would keep a broken download for good. */
async function withIntegrity(entry) {
  if (!HASHED.test(entry.url)) return entry;
  const bytes = await readFile(join(site, entry.url));
  return { ...entry, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
}

const { count, size, warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ['**/*'],
  // One file holds all lessons, and one all puzzles; the single ones, the pinned scripts and the npm package are for other sites.
  globIgnores: ['**/*.br', '_headers', 'sw.js', 'lessons/!(all).json', 'puzzles/*', 'naqala.*.js', '*.tgz', 'oembed/*'],
  swDest: join(site, 'sw.js'),
  mode: 'production',
  sourcemap: false,
  // Without this the worker fetches its runtime from another host.
  inlineWorkboxRuntime: true,
  babelPresetEnvTargets: ['chrome >= 120', 'firefox >= 120', 'safari >= 16.4'],
  // A new version waits until a player asks for it. The first one serves the page at once.
  skipWaiting: false,
  clientsClaim: true,
  dontCacheBustURLsMatching: HASHED,
  // No file depends on the query, so the worker knows every address of a page and needs no fallback.
  ignoreURLParametersMatching: [/./],
  maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
  manifestTransforms: [
    async (entries) => {
      const manifest = await Promise.all(entries.map(withIntegrity));
      return { manifest: manifest.sort((one, other) => (one.url < other.url ? -1 : 1)), warnings: [] };
    },
  ],
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));
console.log(`${count} files, ${size} bytes`);
