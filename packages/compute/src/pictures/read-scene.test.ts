import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sceneSchema } from '@plumbline/contract/api/scene.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Compute, SceneReadOptions } from '@plumbline/core/ports/compute.ts';
import { anchorOf, createRegionFinder } from '@plumbline/core/scenes/find-region.ts';
import sharp, { type SharpOptions } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThreadCompute } from '../thread-compute.ts';

/** The villa that the app offers for a first try, at a size that is read quickly. */
const DRAWING = await sharp(
  readFileSync(fileURLToPath(new URL('../../../../content/public/samples/villa.png', import.meta.url))),
)
  .resize(640)
  .png()
  .toBuffer();

let compute: Compute;
beforeAll(() => {
  compute = createThreadCompute({ threads: 1 });
});
afterAll(() => compute.close());

const never = new AbortController().signal;
async function read(picture: Uint8Array, options: Partial<SceneReadOptions> = {}) {
  const reading = await compute.readScene(picture, { kind: 'line', space: undefined, ...options }, never);
  const { basis, ...shown } = reading;
  const said = Object.fromEntries(reading.regions.map((region) => [region.id, { class: region.class }]));
  const geometry = basis && (await compute.standUp(basis, said, never));
  sceneSchema.parse({ ...shown, imageId: 'a', idMap: null, geometry });
  return reading;
}
const plain = (width: number, height: number, background = '#ffffff') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('a drawing is read in its own pixels, as it looks, every anchor in its own region', async () => {
  const reading = await read(DRAWING);
  const { width, height } = await sharp(DRAWING).metadata();
  expect(reading).toMatchObject({ width, height, kind: 'line', space: 'exterior' });
  expect(reading.regions.length).toBeGreaterThan(5);
  expect(new Set(reading.regions.map(({ id }) => id)).size).toBe(reading.regions.length);
  const find = createRegionFinder(reading);
  const inside = reading.regions.filter((region) => find(anchorOf(region, reading))?.id === region.id);
  expect(inside).toHaveLength(reading.regions.length);
  expect(JSON.stringify(reading).length).toBeLessThan(500_000);
});

test('a map of the base makes its colours the regions', async () => {
  const { width = 0, height = 0 } = await sharp(DRAWING).metadata();
  const half = await plain(width, Math.round(height / 2), '#2040dc');
  const map = await sharp(await plain(width, height, '#dc2020'))
    .composite([{ input: half, top: 0, left: 0 }])
    .png()
    .toBuffer();
  const reading = await read(DRAWING, { space: 'exterior', idMap: map });
  expect(reading.regions.length).toBe(2);
  expect(reading.regions[0]?.areaShare).toBeCloseTo(0.5, 1);
});

test('what is no map is refused by name', async () => {
  const noise = await sharp({
    create: { width: 300, height: 200, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  } as SharpOptions)
    .png()
    .toBuffer();
  const failure = await read(DRAWING, { space: 'exterior', idMap: noise }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AppError);
  expect((failure as AppError).details).toEqual({ idMap: 'no flat-colour map of the base' });
});

test.each([
  [1, 1],
  [5000, 5000],
  [2500, 100],
])('bare paper of %i × %i px has nothing to correct', async (width, height) => {
  const reading = await read(await plain(width, height), { space: 'exterior' });
  expect(reading).toMatchObject({ width, height, space: 'exterior' });
  expect(reading.regions.length).toBeLessThanOrEqual(2);
});

test('a caller who goes ends the reading', async () => {
  const abort = new AbortController();
  const pending = compute.readScene(DRAWING, { kind: 'line', space: 'exterior' }, abort.signal);
  abort.abort(new Error('gone'));
  await expect(pending).rejects.toThrow('gone');
  expect((await read(await plain(64, 48))).width).toBe(64);
});
