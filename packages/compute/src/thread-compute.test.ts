import { gzipSync } from 'node:zlib';
import { modelDrawingBodySchema } from '@plumbline/contract/api/model-drawings.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import { encodeModel } from '@plumbline/models/stored/encode-model.ts';
import { read } from '@plumbline/models/testing/read.ts';
import { writeIfc } from '@plumbline/models/testing/write-ifc.ts';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectFile } from './pictures/inspect-file.ts';
import { createThreadCompute } from './thread-compute.ts';

let compute: Compute & PictureCodec;
beforeAll(() => {
  compute = createThreadCompute({ threads: 1 });
});
afterAll(() => compute.close());
const never = new AbortController().signal;
const prepare = (file: Uint8Array) => compute.prepareUpload(file, never);

type Rgb = readonly [number, number, number];
const RED: Rgb = [220, 30, 30];
const GREEN: Rgb = [30, 200, 60];
const BLUE: Rgb = [20, 40, 220];
const WHITE: Rgb = [250, 250, 250];

/** Red, green, blue, white from the top left: shows when it is turned or mirrored. */
function quarters(width: number, height: number): Sharp {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const right = x >= width / 2;
      const colour = y >= height / 2 ? (right ? WHITE : BLUE) : right ? GREEN : RED;
      data.set(colour, (y * width + x) * 3);
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The four corners' colours, clockwise from the top left. */
async function cornersOf(file: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [x1, y1] = [info.width - 3, info.height - 3];
  return [
    [2, 2],
    [x1, 2],
    [x1, y1],
    [2, y1],
  ].map(([x = 0, y = 0]) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]);
}

function expectColours(actual: number[][], expected: readonly Rgb[], tolerance: number): void {
  actual.forEach((colour, corner) => {
    colour.forEach((value, channel) => {
      expect(Math.abs(value - (expected[corner]?.[channel] as number))).toBeLessThanOrEqual(tolerance);
    });
  });
}

const UPRIGHT = [RED, GREEN, WHITE, BLUE];
/** How to store a picture so that each EXIF orientation shows it upright. */
const STORED: Record<number, (from: Sharp) => Sharp> = {
  1: (from) => from,
  2: (from) => from.flop(),
  3: (from) => from.rotate(180),
  4: (from) => from.flip(),
  6: (from) => from.rotate(270),
  8: (from) => from.rotate(90),
};

test.each(
  Object.keys(STORED).flatMap((orientation) =>
    ['jpeg', 'png', 'webp'].map((format) => [orientation, format]),
  ),
)(
  'orientation %s of a %s is applied to the working copy and stays true in the original',
  async (orientation, format) => {
    const turned = await STORED[Number(orientation)]?.(quarters(48, 32)).png().toBuffer();
    const file = await sharp(turned)
      .withMetadata({ orientation: Number(orientation) })
      .toFormat(format as 'png', { quality: 98 })
      .toBuffer();
    const { working, original, width, height, mime } = await prepare(file);
    expect([width, height, mime]).toEqual([48, 32, `image/${format}`]);
    expectColours(await cornersOf(working), UPRIGHT, 12);
    expectColours(await cornersOf(await sharp(original).autoOrient().png().toBuffer()), UPRIGHT, 12);
    expect((await sharp(working).metadata()).orientation).toBeUndefined();
  },
);

test.each<[string, (from: Sharp) => Promise<Buffer>, number]>([
  ['16-bit PNG', (from) => from.toColourspace('rgb16').png().toBuffer(), 0],
  ['palette PNG', (from) => from.png({ palette: true }).toBuffer(), 3],
  ['interlaced PNG', (from) => from.png({ progressive: true }).toBuffer(), 0],
  ['Display P3 PNG', (from) => from.withIccProfile('p3').png().toBuffer(), 3],
  ['opaque RGBA PNG', (from) => from.ensureAlpha().png().toBuffer(), 0],
  ['4:2:0 JPEG', (from) => from.jpeg({ quality: 98, chromaSubsampling: '4:2:0' }).toBuffer(), 8],
])('%s becomes 8-bit sRGB', async (_name, encode, tolerance) => {
  const { working } = await prepare(await encode(quarters(48, 32)));
  expect(await sharp(working).metadata()).toMatchObject({
    format: 'png',
    depth: 'uchar',
    channels: 3,
    space: 'srgb',
  });
  expectColours(await cornersOf(working), UPRIGHT, tolerance);
});

test('CMYK goes through its profile', async () => {
  // What the profile makes of these inks; the plain conversion would give 123, 122, 75.
  const colour: Rgb = [138, 131, 95];
  const file = await sharp({
    create: { width: 20, height: 20, channels: 3, background: 'rgb(150, 140, 110)' },
  })
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg({ quality: 98 })
    .toBuffer();
  expectColours(await cornersOf((await prepare(file)).working), [colour, colour, colour, colour], 6);
});

test('grey pictures become RGB', async () => {
  const { working } = await prepare(await quarters(48, 32).greyscale().png().toBuffer());
  expect(await sharp(working).metadata()).toMatchObject({ channels: 3, space: 'srgb' });
});

test.each<[string, Rgb, number]>([
  ['black lines are laid on white', [0, 0, 0], 255],
  ['white lines are laid on black', [255, 255, 255], 0],
  ['red lines are laid on white', [200, 20, 20], 255],
])('%s', async (_name, line, paper) => {
  const data = new Uint8Array(60 * 40 * 4);
  for (let x = 0; x < 60; x += 1) data.set([...line, 255], (20 * 60 + x) * 4);
  const file = await sharp(data, { raw: { width: 60, height: 40, channels: 4 } })
    .png()
    .toBuffer();
  const { working } = await prepare(file);
  const pixels = await sharp(working).raw().toBuffer();
  expect([...pixels.subarray(0, 3)]).toEqual([paper, paper, paper]);
  expect([...pixels.subarray(20 * 60 * 3, 20 * 60 * 3 + 3)]).toEqual([...line]);
});

test('an opaque white sheet with a hole is still paper', async () => {
  const data = new Uint8Array(60 * 40 * 4).fill(255);
  data.fill(0, 0, 60 * 4);
  const file = await sharp(data, { raw: { width: 60, height: 40, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();
  const pixels = await sharp((await prepare(file)).working)
    .raw()
    .toBuffer();
  expect(new Set(pixels)).toEqual(new Set([255]));
});

test('the first frame of an animation is the picture', async () => {
  const frames = await Promise.all(['#ff0000', '#00ff00'].map((background) => frame(background)));
  const file = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  const { working, width, height } = await prepare(file);
  expect([width, height]).toEqual([20, 10]);
  expect((await cornersOf(working))[0]).toEqual([255, 0, 0]);
});

test('AI labels go with every file made of a picture', async () => {
  const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><Iptc4xmpExt:DigitalSourceType>${source}</Iptc4xmpExt:DigitalSourceType></x:xmpmeta>`;
  const { working, original } = await prepare(await quarters(48, 32).withXmp(xmp).jpeg().toBuffer());
  const files = [
    working,
    original,
    await compute.thumbnail(working, 24, 'webp', never),
    await compute.thumbnail(working, 24, 'jpeg', never),
    await compute.convert(working, { format: 'png', visibleLabel: null }, never),
    await compute.convert(working, { format: 'jpg', visibleLabel: null }, never),
    await compute.convert(working, { format: 'webp', visibleLabel: null }, never),
  ];
  for (const file of files) expect(inspectFile(file).labels?.digitalSourceType).toBe(source);
});

test('thumbnails keep the proportions; equal pixels have equal hashes in any file', async () => {
  const { working, pixelHash } = await prepare(await quarters(400, 300).png().toBuffer());
  const thumbnail = await compute.thumbnail(working, 128, 'webp', never);
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 128, height: 96 });
  const again = await prepare(await quarters(400, 300).webp({ lossless: true }).toBuffer());
  expect(again.pixelHash).toBe(pixelHash);
  const decoded = await compute.decode(working, never);
  expect(await compute.encode(decoded, null, never)).toMatchObject({ pixelHash });
});

test('a file that is there already is labelled and not made again', async () => {
  const file = new Uint8Array(await quarters(40, 30).png({ compressionLevel: 0 }).toBuffer());
  const picture = await compute.decode(file, never);
  const labels = { aigc: '{"Label":"1"}', digitalSourceType: null };
  const { png, pixelHash } = await compute.encode(picture, labels, never, file);
  expect(inspectFile(png)).toMatchObject({ width: 40, height: 30, labels });
  expect(png.byteLength).toBeGreaterThan(file.byteLength);
  expect(pixelHash).toBe((await compute.encode(picture, labels, never)).pixelHash);
  expect(await sharp(png).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
});

test('a JPEG without its end marker is shown by every viewer and accepted, a cut-off one is not', async () => {
  const file = await quarters(400, 300).jpeg().toBuffer();
  expect((await prepare(file.subarray(0, -2))).width).toBe(400);
  await expect(prepare(file.subarray(0, -200))).rejects.toMatchObject({ code: 'IMAGE_BROKEN' });
});

test('an abort is answered at once', async () => {
  const file = await quarters(3000, 3000).png().toBuffer();
  const controller = new AbortController();
  const preparing = compute.prepareUpload(file, controller.signal);
  controller.abort(new Error('gone'));
  await expect(preparing).rejects.toThrow('gone');
});

function frame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
}

test('a drawing that takes too long ends with a word that says what to do', async () => {
  const stored = gzipSync(encodeModel(await read(writeIfc(), 'house.ifc')));
  const hasty = createThreadCompute({ threads: 1, drawingMs: 1 });
  try {
    const body = modelDrawingBodySchema.parse({ modelId: 'm', kind: 'plan', format: 'svg' });
    const drawn = hasty.drawModel(stored, { ...body, language: 'en', name: undefined }, never);
    await expect(drawn).rejects.toMatchObject({ code: 'DRAWING_TOO_SLOW' });
  } finally {
    await hasty.close();
  }
});
