import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixelOf } from './pictures.ts';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';

/** Real awkward files; they are not part of the repository. */
const FOLDER =
  process.env['PLUMBLINE_SAMPLES'] ??
  fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));

describe.skipIf(!existsSync(`${FOLDER}/edge`))('the samples of edge/', () => {
  let studio: TestApp;
  beforeAll(async () => {
    studio = await startTestStudio();
    // The first upload starts the thread; what follows is measured without it.
    await postPicture(studio.browser(), read('webp-named-as-jpg.jpg'));
  });
  afterAll(() => studio.close());

  const read = (name: string) => readFileSync(`${FOLDER}/edge/${name}`);
  const accept = async (name: string) => {
    const visitor = studio.browser({ 'accept-language': 'en' });
    const answer = await postPicture(visitor, read(name), name);
    expect(answer.json().error).toMatchObject({ code: 0 });
    const { url, ...data } = answer.json().data;
    return { data, working: (await visitor.get(url)).rawPayload };
  };

  test.each([
    [
      'jpeg-truncated.jpg',
      422,
      'IMAGE_BROKEN',
      'The image is damaged and cannot be read. Please export it again.',
    ],
    [
      'jpeg-bytes-mangled.jpg',
      422,
      'IMAGE_BROKEN',
      'The image is damaged and cannot be read. Please export it again.',
    ],
    ['zero-bytes.png', 422, 'IMAGE_EMPTY', 'The file is empty. Please choose another one.'],
    [
      'png-65536x65536.png',
      422,
      'IMAGE_DIMENSIONS_TOO_LARGE',
      'Width and height cannot exceed 5000 px. Please use lossless compression first.',
    ],
  ])('%s is refused at once and cheaply', async (name, status, code, message) => {
    const file = read(name);
    const before = process.memoryUsage().rss;
    const begin = performance.now();
    const answer = await postPicture(studio.browser({ 'accept-language': 'en' }), file, name);
    expect(performance.now() - begin).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toMatchObject({ code, message });
  });

  test('CMYK without a profile looks as it does in a browser', async () => {
    const { data, working } = await accept('jpeg-cmyk-house.jpg');
    expect(data).toMatchObject({ width: 1000, height: 667, mime: 'image/jpeg' });
    // The same photo before it was turned into CMYK.
    const original = await sharp(`${FOLDER}/exterior-photo/brick-ranch-house-lawn.jpg`)
      .resize(1000, 667, { fit: 'fill' })
      .raw()
      .toBuffer();
    const pixels = await sharp(working).raw().toBuffer();
    const difference = pixels.reduce((sum, value, at) => sum + Math.abs(value - (original[at] as number)), 0);
    expect(difference / pixels.length).toBeLessThan(8);
  });

  test('EXIF orientation 6 stands upright', async () => {
    const { data, working } = await accept('jpeg-exif-orientation-6.jpg');
    expect(data).toMatchObject({ width: 600, height: 450 });
    const expected = await sharp(read('jpeg-exif-orientation-6.jpg')).autoOrient().png().toBuffer();
    for (const [x, y] of [
      [300, 20],
      [20, 225],
      [580, 225],
      [300, 430],
    ] as const)
      expect(await pixelOf(working, x, y)).toEqual(await pixelOf(expected, x, y));
  });

  test('16-bit becomes 8-bit, its transparency white', async () => {
    const { data, working } = await accept('png-16bit-rgba-tree.png');
    expect(data).toMatchObject({ width: 342, height: 256, mime: 'image/png' });
    expect(await sharp(working).metadata()).toMatchObject({ depth: 'uchar', channels: 3 });
    expect(await pixelOf(working, 2, 2)).toEqual([255, 255, 255]);
    const [red = 0, green = 0, blue = 0] = await pixelOf(working, 171, 90);
    expect(green).toBeGreaterThan(Math.max(red, blue));
  });

  test('4320 × 2432 is taken as it is', async () => {
    const { data, working } = await accept('large-photo-4320x2432.jpg');
    expect(data).toMatchObject({ width: 4320, height: 2432 });
    expect(await sharp(working).metadata()).toMatchObject({ width: 4320, height: 2432, format: 'png' });
  });

  test('a WebP named .jpg is a WebP', async () => {
    const { data } = await accept('webp-named-as-jpg.jpg');
    expect(data).toMatchObject({ width: 900, height: 600, mime: 'image/webp' });
  });

  test('black lines on nothing are laid on white', async () => {
    const { data, working } = await accept('png-transparent-black-lines.png');
    expect(data).toMatchObject({ width: 1200, height: 740, kind: 'line' });
    expect(await pixelOf(working, 2, 2)).toEqual([255, 255, 255]);
    const { channels } = await sharp(working).stats();
    expect(channels[0]?.mean).toBeGreaterThan(200);
    expect(channels[0]?.min).toBeLessThan(60);
  });
});
