import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { exampleAsk } from './graphs/testing/example-ask.ts';
import { GeneratorHouse } from './testing/generator-house.ts';

const house = new GeneratorHouse();
afterEach(() => house.close());
const quiet = () => ({ signal: new AbortController().signal, progress: () => undefined });

/** Noise is painted slowly: patience. */
const generatorOf = (url: string) =>
  house.generator([url], { stall: 20_000, firstStall: 20_000 }, { ours: true });

/** Noise, which no file makes small. */
function noise(width: number, height: number, channels: 1 | 3): Raster {
  const raster = createRaster(width, height, channels);
  let state = 1;
  for (let i = 0; i < raster.data.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    raster.data[i] = state >>> 24;
  }
  return raster;
}

const SIZE = { width: 640, height: 480 };
const ask = exampleAsk('inpaint', { ...SIZE, base: noise(640, 480, 3), mask: noise(640, 480, 1) });
const NOTE = 'pictures of 640×480 were sent smaller: the server takes no larger files';

test('what is more than a server takes is sent smaller, brought back to its size there, and said', async () => {
  const server = await house.standIn({ mostUpload: 120_000 });
  const made = await generatorOf(server.url).make(ask, quiet());
  expect([made.picture.width, made.picture.height]).toEqual([640, 480]);
  expect(made.notes).toEqual([NOTE]);
  const uploads = server.requests.filter(({ path }) => path === '/upload/image');
  expect(uploads.every(({ body }) => body.byteLength <= 120_000)).toBe(true);
  const nodes = server.prompts()[0]?.prompt ?? {};
  const enlarging = Object.values(nodes).filter(
    ({ class_type: type, inputs }) => type === 'ImageScale' && inputs['width'] === 640,
  );
  expect(enlarging.length).toBeGreaterThanOrEqual(2);
  // The mask came as grey, and is one again.
  expect(Object.values(nodes).map(({ class_type: type }) => type)).toContain('ImageToMask');
});

test('a proxy that takes less than the server says is found out once', async () => {
  const server = await house.standIn({ mostUpload: 200_000, saidUpload: 104_857_600 });
  const generator = generatorOf(server.url);
  expect((await generator.make(ask, quiet())).notes).toEqual([NOTE]);
  const refused = server.requests.filter(
    ({ path, body }) => path === '/upload/image' && body.byteLength > 200_000,
  );
  expect(refused.length).toBeGreaterThan(0);
  const before = server.count('POST /upload/image');
  await generator.make(
    { ...ask, base: noise(641, 481, 3), mask: noise(641, 481, 1), width: 641, height: 481 },
    quiet(),
  );
  const later = server.requests.filter(({ path }) => path === '/upload/image').slice(before);
  expect(later.every(({ body }) => body.byteLength <= 200_000)).toBe(true);
});

test('as long as it fits nothing is lost', async () => {
  const server = await house.standIn();
  const made = await generatorOf(server.url).make(ask, quiet());
  expect(made.notes).toEqual([]);
  const [upload] = server.requests.filter(({ path }) => path === '/upload/image');
  const body = upload?.body ?? Buffer.alloc(0);
  const begin = body.indexOf(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  expect(await sharp(body.subarray(begin)).metadata()).toMatchObject({ format: 'png', width: 640 });
});
