import { inspectPng } from '@plumbline/imaging/file-format/png.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fromFile } from './picture-file.ts';

const WIDTH = 40;
const HEIGHT = 30;
const pixels = Uint8Array.from({ length: 3 * WIDTH * HEIGHT }, (_, at) => (at * 7 + (at % 11) * 13) % 256);
const open = () => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const noInflate = () => new Uint8Array();

test('a plain PNG is given on without what it says of its making', async () => {
  const file = await open()
    .png()
    .withExif({ IFD0: { ImageDescription: 'a secret prompt' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
    .toBuffer();
  const texts = await open()
    .png()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
    .toBuffer();
  // What tells how pixels are turned is not left out: such a file is made anew.
  expect((await fromFile(file)).png).toBeUndefined();
  const { picture, png } = await fromFile(texts);
  expect(png && Buffer.from(png).includes('secret')).toBe(false);
  expect(png && inspectPng(png, noInflate)).toMatchObject({ width: WIDTH, height: HEIGHT, labels: null });
  expect(picture.data).toEqual(new Uint8ClampedArray(pixels));
  expect(png && new Uint8Array(await sharp(png).raw().toBuffer())).toEqual(pixels);
});

test.each([
  ['a JPEG', () => open().jpeg().toBuffer()],
  ['a palette', () => open().png({ palette: true, colours: 8 }).toBuffer()],
  ['opacity', () => open().ensureAlpha(0.5).png().toBuffer()],
  ['grey', () => open().toColourspace('b-w').png().toBuffer()],
  ['sixteen bits', () => open().toColourspace('rgb16').png().toBuffer()],
  ['a profile', () => open().withIccProfile('p3').png().toBuffer()],
  ['interlaced rows', () => open().png({ progressive: true }).toBuffer()],
])('%s is read and not given on', async (_name, make) => {
  const { picture, png } = await fromFile(await make());
  expect([picture.width, picture.height, picture.channels]).toEqual([WIDTH, HEIGHT, 3]);
  expect(png).toBeUndefined();
});

test('nothing is given on that is larger than its pixels, or whose sums are wrong', async () => {
  const plain = await open().png().toBuffer();
  expect((await fromFile(plain)).png).toBeDefined();
  const padded = Buffer.concat([plain.subarray(0, 33), textChunk(200_000), plain.subarray(33)]);
  expect((await fromFile(padded)).png).toBeUndefined();
  const spoilt = Buffer.from(plain);
  // The last byte of the sum of the last row's chunk, before the twelve of the end.
  spoilt.writeUInt8(spoilt.readUInt8(spoilt.length - 13) ^ 0xff, spoilt.length - 13);
  const read = await fromFile(spoilt).catch(() => undefined);
  expect(read?.png).toBeUndefined();
  await expect(fromFile(plain.subarray(0, 200))).rejects.toMatchObject({ fault: 'no_output' });
});

/** Its sum is wrong, which no reader minds of a text. */
function textChunk(length: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write('tEXt', 4, 'latin1');
  return Buffer.concat([head, Buffer.alloc(length + 4, 'x')]);
}
