// Shortens the texts of a JSON list on standard input: `node minify.mjs <js|esm|css> <folder of the npm packages>`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [kind, packages] = process.argv.slice(2);
const { transformSync } = createRequire(join(packages, 'esbuild'))('esbuild');

const options = {
  loader: kind === 'css' ? 'css' : 'js',
  format: kind === 'esm' ? 'esm' : undefined,
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
};
const shorten = (text) => transformSync(text, options).code.trim();
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(shorten)));
