// Shortens the texts of a JSON list on standard input: `node minify.mjs <js|esm|css> <folder of the npm packages>`.
// With `bundle` the texts are the files of modules, and their imports become part of them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [kind, packages] = process.argv.slice(2);
const { buildSync, transformSync } = createRequire(join(packages, 'esbuild'))('esbuild');

const options = {
  loader: kind === 'css' ? 'css' : 'js',
  format: kind === 'esm' ? 'esm' : undefined,
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
};
const bundle = (file) => {
  const { loader, ...more } = options;
  return buildSync({ ...more, entryPoints: [file], bundle: true, format: 'esm', write: false }).outputFiles[0].text.trim();
};
const shorten = (text) => (kind === 'bundle' ? bundle(text) : transformSync(text, options).code.trim());
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(shorten)));
