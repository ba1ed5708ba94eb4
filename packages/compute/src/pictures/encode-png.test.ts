import { addJpegLabels } from '@plumbline/imaging/file-format/jpeg.ts';
import { addPngLabels } from '@plumbline/imaging/file-format/png.ts';
import { addWebpLabels } from '@plumbline/imaging/file-format/webp.ts';
import { encodePng } from '@plumbline/imaging/file-format/encode-png.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectFile } from './inspect-file.ts';

const value = (x: number, y: number) => (x * 31 + y * 17 + ((x * y) % 7)) % 256;

test.each([
  [1, 1, 1, 'none'],
  [7, 130, 1, 'none'],
  [300, 3, 3, 'sub'],
  [41, 70, 4, 'sub'],
] as const)(
  '%i × %i with %i channels, filter %s, reads back as it was written',
  async (width, height, channels, filter) => {
    const pitch = width * channels;
    const file = await encodePng({ width, height, channels, filter }, (y, row) => {
      for (let x = 0; x < pitch; x += 1) row[x] = value(x, y);
    });
    expect(await sharp(file).metadata()).toMatchObject({ width, height, channels, depth: 'uchar' });
    const picture = sharp(file);
    const read = await (channels === 1 ? picture.extractChannel(0) : picture).raw().toBuffer();
    const expected = Uint8Array.from({ length: pitch * height }, (_, at) =>
      value(at % pitch, Math.floor(at / pitch)),
    );
    expect(Uint8Array.from(read)).toEqual(expected);
  },
);

test('a file that grows too large is given up', async () => {
  const noise = (_y: number, row: Uint8Array) => void crypto.getRandomValues(row);
  const options = { width: 400, height: 400, channels: 3, filter: 'none' } as const;
  expect(await encodePng({ ...options, maxBytes: 20_000 }, noise)).toBeUndefined();
});

const LABELS = { aigc: '{"Label":"1"}', digitalSourceType: null };
const plain = () => sharp({ create: { width: 20, height: 12, channels: 3, background: '#808080' } });
const clear = () => sharp({ create: { width: 20, height: 12, channels: 4, background: '#80808040' } });

test.each([
  ['png', () => plain().png(), addPngLabels],
  ['jpeg', () => plain().jpeg(), addJpegLabels],
  ['simple webp', () => plain().webp(), addWebpLabels],
  ['lossless webp', () => plain().webp({ lossless: true }), addWebpLabels],
  ['clear lossless webp', () => clear().webp({ lossless: true }), addWebpLabels],
  ['clear webp', () => clear().webp(), addWebpLabels],
] as const)('a label goes into a %s, which stays the same picture', async (_name, make, add) => {
  const file = await make().toBuffer();
  const labelled = add(file, LABELS);
  expect(inspectFile(labelled)).toMatchObject({ width: 20, height: 12, labels: LABELS });
  expect(await sharp(labelled).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
  expect(add(file, null)).toBe(file);
});
