import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { UsedStyle } from '@plumbline/contract/content/used-content.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { findStyle } from '@plumbline/content/styles/style-list.ts';
import type { EngineContent } from '@plumbline/core/ports/image-engine.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { lendMaterials } from '@plumbline/materials/own-materials.ts';
import { afterEach, expect, test } from 'vitest';
import { drawCover } from './covers/draw-cover.ts';
import { OPERATIONS } from './operations.ts';

const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };
const WIDTH = 240;
const HEIGHT = 180;
type Colour = readonly [number, number, number];

afterEach(() => lendMaterials([]));

function fill(width: number, height: number, paint: (x: number, y: number) => readonly number[]): Raster {
  const channels = paint(0, 0).length as 3 | 4;
  const out = createRaster(width, height, channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out.data.set(paint(x, y), channels * (y * width + x));
  return out;
}

/** A grey wall over a floor, as a photo. */
const room = () =>
  fill(WIDTH, HEIGHT, (x, y) => (y < 80 ? [205, 202, 198] : [150 + ((x + y) % 4), 140, 130]));

function boxMask(x0: number, y0: number, x1: number, y1: number): Raster {
  const out = createRaster(WIDTH, HEIGHT, 1);
  for (let y = y0; y < y1; y++) out.data.fill(255, y * WIDTH + x0, y * WIDTH + x1);
  return out;
}

async function run(
  name: FunctionName,
  fields: Readonly<Record<string, unknown>>,
  content: EngineContent | null,
  pictures: { readonly base?: Raster; readonly mask?: Raster; readonly object?: Raster } = {},
): Promise<{ readonly picture: Raster; readonly notes: readonly string[] }> {
  lendMaterials(content?.materials ?? []);
  const request = renderRequestSchema.parse({ function: name, imageKind: 'photo', seed: 7, ...fields });
  const { picture, notes } = await OPERATIONS[name].run(
    {
      base: pictures.base ?? null,
      mask: pictures.mask ?? null,
      reference: null,
      texture: null,
      object: pictures.object ?? null,
      idMap: null,
      original: null,
      content,
      request,
      seed: 7,
    },
    CONTEXT,
  );
  return { picture, notes };
}

/** Pixels of which a test says that they are meant. */
function count(picture: Raster, is: (colour: Colour) => boolean): number {
  let found = 0;
  for (let p = 0; p < picture.data.length; p += picture.channels)
    if (is([picture.data[p]!, picture.data[p + 1]!, picture.data[p + 2]!])) found++;
  return found;
}
const isRed = ([r, g, b]: Colour) => r > 1.7 * g && r > 1.7 * b;
const isGreen = ([r, g, b]: Colour) => g > 1.5 * r && g > 1.5 * b;
const isMagenta = ([r, g, b]: Colour) => r > 1.5 * g && b > 1.5 * g;

const red = (tileSizeMm: readonly [number, number]) => ({
  entry: 'own-0123456789ab',
  version: 2,
  id: `own-0123456789ab-2-${tileSizeMm[0]}`,
  picture: fill(64, 64, (x) => (x < 32 ? [190, 20, 25] : [235, 230, 225])),
  tileSizeMm: [...tileSizeMm] as [number, number],
  family: 'tile' as const,
  roughness: 0.6,
});

test('an own material is laid with its own colours, as large as it is', async () => {
  const mask = boxMask(40, 10, 200, 74);
  const lay = async (tileSizeMm: readonly [number, number]) => {
    const material = red(tileSizeMm);
    const fields = { material: { textureId: material.id, keepLight: false }, size: 'max' };
    const { picture } = await run(
      'materialChange',
      fields,
      { materials: [material] },
      { base: room(), mask },
    );
    const changes: number[] = [];
    for (let x = 44; x < 196; x++) {
      const [a, b] = [3 * (40 * WIDTH + x), 3 * (40 * WIDTH + x + 1)];
      if (
        isRed([picture.data[a]!, picture.data[a + 1]!, picture.data[a + 2]!]) !==
        isRed([picture.data[b]!, picture.data[b + 1]!, picture.data[b + 2]!])
      )
        changes.push(x);
    }
    return { red: count(picture, isRed), changes: changes.length };
  };
  const wide = await lay([2000, 2000]);
  const narrow = await lay([500, 500]);
  expect(wide.red).toBeGreaterThan(0.25 * 160 * 64);
  // A tile of a quarter of the size repeats about four times as often.
  expect(narrow.changes).toBeGreaterThan(2.5 * wide.changes);
});

test('an own object stands where it is painted, in its real height, and nothing outside changes', async () => {
  const base = room();
  const mask = boxMask(60, 60, 180, 178);
  const thing = fill(40, 80, (x, y) => (x < 4 || y < 8 || x >= 36 ? [0, 0, 0, 0] : [20, 160, 40, 255]));
  const stand = async (heightMm: number, stands: 'floor' | 'ceiling') => {
    const object = { entry: 'own-0123456789ab', version: 1, picture: thing, heightMm, stands };
    const { picture, notes } = await run(
      'objectChangepro',
      { objectId: 'own-0123456789ab', size: 'max' },
      { materials: [], object },
      { base, mask },
    );
    const rows = Array.from({ length: HEIGHT }, (_, y) => y).filter((y) => {
      const p = 3 * (y * WIDTH + 120);
      return isGreen([picture.data[p]!, picture.data[p + 1]!, picture.data[p + 2]!]);
    });
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++)
        if (x < 60 || x >= 180 || y < 60 || y >= 178)
          for (let c = 0; c < 3; c++)
            if (picture.data[3 * (y * WIDTH + x) + c] !== base.data[3 * (y * WIDTH + x) + c])
              throw new Error(`changed outside at ${x},${y}`);
    return { rows, notes };
  };
  const tall = await stand(1200, 'floor');
  const low = await stand(600, 'floor');
  expect(tall.rows.at(-1)).toBeGreaterThanOrEqual(175);
  expect(tall.rows.length / low.rows.length).toBeGreaterThan(1.8);
  expect(tall.rows.length / low.rows.length).toBeLessThan(2.2);
  expect(tall.notes).toContain('scale: real size by the horizon');
  const huge = await stand(9000, 'floor');
  expect(huge.rows.length).toBeLessThanOrEqual(118);
  expect(huge.notes.some((note) => note.includes('no more room'))).toBe(true);
  const hung = await stand(300, 'ceiling');
  expect(hung.rows[0]).toBeLessThanOrEqual(62);
});

test('a cut-out of one’s own is placed as one of the operators’ of the same size is, by its height or its width', async () => {
  const base = room();
  const mask = boxMask(60, 60, 180, 178);
  // What is seen of it is half as wide as it is high.
  const thing = fill(60, 80, (x, y) => (x < 10 || y < 8 || x >= 46 ? [0, 0, 0, 0] : [20, 160, 40, 255]));
  const fields = { size: 'max', objectId: 'an-upload' };
  const own = async (object: object, cutOut: Raster = thing) => {
    const pictures = { base, mask, object: cutOut };
    return (await run('objectChangepro', { ...fields, object }, null, pictures)).picture;
  };
  const operators = {
    entry: 'own-0123456789ab',
    version: 1,
    picture: thing,
    heightMm: 800,
    stands: 'floor',
  } as const;
  const published = await run(
    'objectChangepro',
    { size: 'max', objectId: operators.entry },
    { materials: [], object: operators },
    { base, mask },
  );
  const byHeight = await own({ heightMm: 800 });
  expect(count(byHeight, isGreen)).toBeGreaterThan(300);
  expect(byHeight.data).toEqual(published.picture.data);
  expect((await own({ widthMm: 400, stands: 'floor' })).data).toEqual(byHeight.data);
  expect((await own({ heightMm: 400 })).data).not.toEqual(byHeight.data);
  expect((await own({ heightMm: 800, stands: 'ceiling' })).data).not.toEqual(byHeight.data);
  const opaque = fill(60, 80, () => [20, 160, 40]);
  await expect(own({ heightMm: 800 }, opaque)).rejects.toMatchObject({ code: 'OBJECT_NOT_CUT_OUT' });
});

test('an own background stands behind a design and outside its windows; where it is clear the sky is seen', async () => {
  const picture = fill(96, 64, (_x, y) => (y < 10 ? [0, 0, 0, 0] : [200, 30, 190, 255]));
  const background = {
    entry: 'own-0123456789ab',
    version: 1,
    picture,
    horizon: 0.7,
    like: 'countryside' as const,
  };
  const fields = {
    classifyId1: '3',
    classifyId2: '21',
    environment: 'countryside',
    size: 512,
    imageKind: undefined,
  };
  const plain = await run('inspiration', fields, null);
  const own = await run('inspiration', fields, { materials: [], background });
  expect(count(plain.picture, isMagenta)).toBeLessThan(200);
  // The house and its garden stand before most of it.
  expect(count(own.picture, isMagenta)).toBeGreaterThan(0.02 * own.picture.width * own.picture.height);
  expect(own.notes).toContain('background: own-0123456789ab version 1');
});

test('an own style gives a design its palette and its own materials', async () => {
  const material = red([400, 400]);
  const { palette, light, grade } = findStyle('modern')!;
  const style: UsedStyle = {
    id: 'own-aaaaaaaaaaaa-1',
    palette: { ...palette, floor: '#c01a1e', walls: ['#1c8a3a', '#1c8a3a'] },
    materials: { floor: material.id },
    light,
    grade,
  };
  const fields = {
    classifyId1: '1',
    classifyId2: '11',
    environment: 'forest',
    size: 512,
    imageKind: undefined,
  };
  const plain = await run('inspiration', fields, null);
  const own = await run('inspiration', fields, { materials: [material], style });
  expect(own.notes).toContain('style: own-aaaaaaaaaaaa-1');
  const all = own.picture.width * own.picture.height;
  expect(count(own.picture, isGreen)).toBeGreaterThan(count(plain.picture, isGreen) + 0.015 * all);
  expect(count(own.picture, isRed)).toBeGreaterThan(count(plain.picture, isRed) + 0.02 * all);
});

test('covers: a material is a slab with clear corners, an object stands free, a style is a room', () => {
  const material = red([400, 400]);
  lendMaterials([material]);
  const slab = drawCover({ content: { materials: [material] } }, CONTEXT);
  expect([slab.width, slab.channels, slab.data[3]]).toEqual([256, 4, 0]);
  expect(count(slab, isRed)).toBeGreaterThan(0.2 * slab.width * slab.height);
  const thing = fill(20, 40, (x) => (x < 2 ? [0, 0, 0, 0] : [20, 160, 40, 255]));
  const object = { entry: 'own-1', version: 1, picture: thing, heightMm: 900, stands: 'floor' as const };
  const free = drawCover({ content: { materials: [], object } }, CONTEXT);
  expect(free.data[3]).toBe(0);
  expect(count(free, isGreen)).toBeGreaterThan(5_000);
  const { palette, light, grade } = findStyle('modern')!;
  const style = {
    id: 'own-2',
    palette: { ...palette, walls: ['#1c8a3a', '#1c8a3a'] as [string, string] },
    materials: {},
    light,
    grade,
  };
  const roomCover = drawCover({ content: { materials: [], style }, spaceId: '11' }, CONTEXT);
  expect([roomCover.width, roomCover.channels]).toEqual([480, 3]);
  expect(count(roomCover, isGreen)).toBeGreaterThan(3_000);
});
