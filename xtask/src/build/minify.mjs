// Shortens a script module: `node minify.mjs <file> <folder of the npm packages>`. The minifier is the one that workbox-build brings.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [file, packages] = process.argv.slice(2);
const workbox = createRequire(join(packages, 'workbox-build', 'package.json'));
const { minify } = createRequire(workbox.resolve('@rollup/plugin-terser'))('terser');

const { code } = await minify(await readFile(file, 'utf8'), { module: true, compress: { passes: 2, ecma: 2020, unsafe_arrows: true, unsafe_methods: true }, format: { comments: false } });
await writeFile(file, code);
