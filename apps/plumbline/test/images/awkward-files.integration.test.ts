import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pixelOf, quarters } from './pictures.ts';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';

/** The living room that the app itself offers for a first try: black on white. */
const SAMPLE = fileURLToPath(new URL('../../../../content/public/samples/living-room.png', import.meta.url));

let studio: TestApp;
beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.close());

async function accept(file: Uint8Array, name?: string) {
  const visitor = studio.browser({ 'accept-language': 'en' });
  const answer = await postPicture(visitor, file, name);
  expect(answer.json().error).toMatchObject({ code: 0 });
  const { url, ...data } = answer.json().data;
  return { data, working: (await visitor.get(url)).rawPayload };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A few bytes that announce a picture of this many pixels, grey and without a fault. */
function announced(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.alloc(4096));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function mangled(): Promise<Buffer> {
  const file = await quarters(900, 600).jpeg().toBuffer();
  return Buffer.from(file).fill(0xff, Math.floor(file.byteLength / 3), Math.floor(file.byteLength / 2));
}

const BROKEN = 'The image is damaged and cannot be read. Please export it again.';
test.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
  ['a JPEG with mangled bytes', mangled, 'IMAGE_BROKEN', BROKEN],
  [
    'a file of no bytes',
    () => Buffer.alloc(0),
    'IMAGE_EMPTY',
    'The file is empty. Please choose another one.',
  ],
  [
    'a PNG that says it has 65536 × 65536 px',
    () => announced(65_536, 65_536),
    'IMAGE_DIMENSIONS_TOO_LARGE',
    'Width and height cannot exceed 5000 px. Please make the picture smaller first.',
  ],
])('%s is refused with its reason, and takes no memory', async (_name, make, code, message) => {
  const file = await make();
  // The first upload starts the thread.
  await accept(await quarters(8, 8).png().toBuffer());
  const before = process.memoryUsage().rss;
  const answer = await postPicture(studio.browser({ 'accept-language': 'en' }), file, 'picture.png');
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error).toMatchObject({ code, message });
});

test('CMYK without a profile keeps its colours', async () => {
  const file = await quarters(300, 200).toColourspace('cmyk').jpeg({ quality: 98 }).toBuffer();
  expect(await sharp(file).metadata()).toMatchObject({ space: 'cmyk' });
  const { data, working } = await accept(file);
  expect(data).toMatchObject({ width: 300, height: 200, mime: 'image/jpeg' });
  const [red = 0, green = 0, blue = 0] = await pixelOf(working, 20, 20);
  expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
  expect(Math.min(...(await pixelOf(working, 280, 180)))).toBeGreaterThan(225);
});

test('a photo that lies on its side stands upright', async () => {
  const lying = await quarters(600, 450).rotate(270).png().toBuffer();
  const file = await sharp(lying).withMetadata({ orientation: 6 }).jpeg({ quality: 98 }).toBuffer();
  const { data, working } = await accept(file);
  expect(data).toMatchObject({ width: 600, height: 450 });
  const [red = 0, green = 0] = await pixelOf(working, 20, 20);
  expect(red).toBeGreaterThan(green + 100);
});

test('16 bits become 8, and what is transparent is laid on white', async () => {
  const data = new Uint16Array(200 * 150 * 4);
  for (let y = 40; y < 110; y += 1)
    for (let x = 50; x < 150; x += 1) data.set([9_000, 40_000, 12_000, 65_535], (y * 200 + x) * 4);
  const file = await sharp(data, { raw: { width: 200, height: 150, channels: 4 } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  expect(await sharp(file).metadata()).toMatchObject({ depth: 'ushort', channels: 4 });
  const { working } = await accept(file);
  expect(await sharp(working).metadata()).toMatchObject({ depth: 'uchar', channels: 3 });
  expect(await pixelOf(working, 2, 2)).toEqual([255, 255, 255]);
  const [red = 0, green = 0, blue = 0] = await pixelOf(working, 100, 75);
  expect(green).toBeGreaterThan(Math.max(red, blue));
});

test('4320 × 2432 is taken as it is', async () => {
  const { data, working } = await accept(await quarters(4320, 2432).jpeg().toBuffer());
  expect(data).toMatchObject({ width: 4320, height: 2432 });
  expect(await sharp(working).metadata()).toMatchObject({ width: 4320, height: 2432, format: 'png' });
});

test('a WebP named .jpg is a WebP', async () => {
  const { data } = await accept(await quarters(900, 600).webp().toBuffer(), 'photo.jpg');
  expect(data).toMatchObject({ width: 900, height: 600, mime: 'image/webp' });
});

test('black lines on nothing are laid on white, and are a line drawing', async () => {
  const grey = sharp(SAMPLE).greyscale();
  const { data: paper, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const ink = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) ink[at * 4 + 3] = 255 - (paper[at] ?? 0);
  const drawing = await sharp(ink, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const { data, working } = await accept(drawing);
  expect(data).toMatchObject({ width, height, kind: 'line' });
  expect(await pixelOf(working, 2, 2)).toEqual([255, 255, 255]);
  const { channels } = await sharp(working).stats();
  expect(channels[0]?.mean).toBeGreaterThan(200);
  expect(channels[0]?.min).toBeLessThan(60);
});
