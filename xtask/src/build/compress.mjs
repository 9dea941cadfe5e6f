// Writes a brotli file beside every file of a folder that it makes smaller: `node compress.mjs <folder>`.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const [folder] = process.argv.slice(2);
const COMPRESSED = /\.(br|gz|tgz|png|jpg|webp|avif|woff2|ico)$/i;
const compress = promisify(brotliCompress);

async function write(file) {
  const bytes = await readFile(file);
  const pack = (direct) => compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  });
  // A few codes for short distances save up to a thousandth of some programs, and cost others as much.
  const packed = await Promise.all((file.endsWith('.wasm') ? [0, 8] : [0]).map(pack));
  const [small] = packed.sort((one, other) => one.length - other.length);
  if (small.length < bytes.length) await writeFile(`${file}.br`, small);
}

const found = await readdir(folder, { recursive: true, withFileTypes: true });
const files = found.filter((each) => each.isFile() && !COMPRESSED.test(each.name)).map((each) => join(each.parentPath ?? each.path, each.name));
await Promise.all(files.map(write));
console.log(`${files.length} files`);
