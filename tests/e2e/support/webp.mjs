// Joins WebP pictures into one that moves (RIFF container of WebP: VP8X, ANIM, and an ANMF for each frame).

/** Returns a chunk of RIFF: its name, its length, its bytes, padded to an even length. */
const chunk = (name, ...parts) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

const numbers = (...values) =>
  Buffer.concat(values.map(([value, bytes]) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeUIntLE(value, 0, bytes);
    return buffer;
  }));

/** Lists the chunks of a picture. */
function chunks(image) {
  const found = [];
  for (let at = 12; at < image.length; ) {
    const length = image.readUInt32LE(at + 4);
    found.push([image.toString('latin1', at, at + 4), image.subarray(at + 8, at + 8 + length)]);
    at += 8 + length + (length % 2);
  }
  return found;
}

/** Returns the bitstream of a lossy picture without transparency, with its size. */
function bitstream(image) {
  const [, data] = chunks(image).find(([name]) => name === 'VP8 ') ?? [];
  if (!data) throw new Error('the picture is not a lossy WebP');
  return { data, width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** Joins frames `{ duration, image }`, the duration in milliseconds, into a picture that repeats for ever. */
export function animated(frames) {
  const parts = frames.map(({ duration, image }) => ({ duration, ...bitstream(image) }));
  const [{ width, height }] = parts;
  const size = [[width - 1, 3], [height - 1, 3]];
  const body = [
    // Bit 1: it moves.
    chunk('VP8X', numbers([0b10, 4], ...size)),
    // White behind it, and no end.
    chunk('ANIM', numbers([0xffffffff, 4], [0, 2])),
    ...parts.map(({ duration, data }) =>
      // At the upper left, drawn over the frame before without blending.
      chunk('ANMF', numbers([0, 3], [0, 3], ...size, [duration, 3], [0b10, 1]), chunk('VP8 ', data))),
  ];
  return chunk('RIFF', Buffer.from('WEBP'), ...body);
}
