import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { OBJECTS } from '@plumbline/content/library/objects.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { OBJECT_SOLIDS } from '@plumbline/edits/object/object-solids.ts';
import type { OperationInput } from '../../define-operation.ts';
import { OPERATIONS } from '../operations.ts';

const WIDTH = 96;
const HEIGHT = 72;
const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };

/** A corner of a room: wall above, floor below, a box on it. */
function room(): Raster {
  const out = createRaster(WIDTH, HEIGHT, 3);
  for (let y = 0, p = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, p += 3) {
      const thing = x > 30 && x < 50 && y > 30 && y < 55;
      const rgb = thing ? [60, 80, 120] : y < 40 ? [200, 196, 188] : [150 + ((x + y) % 5), 112, 80];
      out.data.set(rgb, p);
    }
  return out;
}

function input(
  name: FunctionName,
  mask: Raster | null,
  fields: Readonly<Record<string, unknown>>,
  texture: Raster | null = null,
): OperationInput {
  const request = renderRequestSchema.parse({
    function: name,
    upload_img: 'base',
    imageKind: 'photo',
    size: 'max',
    seed: 7,
    ...fields,
  });
  return { base: room(), mask, reference: null, texture, idMap: null, original: null, request, seed: 7 };
}

function boxMask(x0: number, y0: number, x1: number, y1: number, weight = 255): Raster {
  const out = createRaster(WIDTH, HEIGHT, 1);
  for (let y = y0; y < y1; y++) out.data.fill(weight, y * WIDTH + x0, y * WIDTH + x1);
  return out;
}

const REQUESTS: Readonly<Partial<Record<FunctionName, Readonly<Record<string, unknown>>>>> = {
  materialChange: { material: { textureId: 'oak-boards' } },
  colorchange: { color: '#7a3b2e' },
  objectChangepro: { objectId: 'chair' },
  architecturalPart: { classifyId1: '1', promptTxt: 'walnut floor' },
};

describe.each(Object.entries(REQUESTS))('%s', (name, fields) => {
  const operation = OPERATIONS[name as FunctionName];

  test('leaves what is not painted byte for byte, and changes what is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 12, max: 36 }),
        fc.integer({ min: 12, max: 22 }),
        fc.integer({ min: 1, max: 255 }),
        async (x, y, w, h, weight) => {
          const mask = boxMask(x, y, Math.min(WIDTH, x + w), Math.min(HEIGHT, y + h), weight);
          const { picture, facts } = await operation.run(input(name as FunctionName, mask, fields), CONTEXT);
          const base = room();
          let kept = 0;
          // One assertion a picture: one a pixel took longer than making them.
          const changed: number[] = [];
          for (let i = 0; i < mask.data.length; i++) {
            if (mask.data[i] !== 0) continue;
            kept++;
            for (let c = 3 * i; c < 3 * i + 3; c++) if (picture.data[c] !== base.data[c]) changed.push(i);
          }
          expect(changed).toEqual([]);
          expect(facts?.keptPixels).toBe(kept);
        },
      ),
      { numRuns: name === 'colorchange' ? 30 : 6 },
    );
    const { facts } = await operation.run(
      input(name as FunctionName, boxMask(10, 42, 80, 70), fields),
      CONTEXT,
    );
    expect(facts?.changedPixels).toBeGreaterThan(400);
  });

  test('needs a mask of its size with something painted', async () => {
    const run = (mask: Raster | null) => operation.run(input(name as FunctionName, mask, fields), CONTEXT);
    await expect(run(null)).rejects.toMatchObject({ code: 'MASK_REQUIRED' });
    await expect(run(createRaster(WIDTH, HEIGHT, 1))).rejects.toMatchObject({ code: 'MASK_REQUIRED' });
    await expect(run(createRaster(WIDTH - 1, HEIGHT, 1))).rejects.toMatchObject({
      code: 'MASK_SIZE_DIFFERS',
    });
  });
});

describe('materials', () => {
  const mask = boxMask(10, 42, 80, 70);
  const run = (material: Readonly<Record<string, unknown>>, texture: Raster | null = null) =>
    OPERATIONS.materialChange.run(
      input('materialChange', mask, { material: { textureId: 'own', ...material } }, texture),
      CONTEXT,
    );

  test('corners that cross, coincide or lie beside the picture are refused', async () => {
    const texture = createRaster(32, 32, 3);
    for (const quad of [
      [
        [10, 10],
        [80, 60],
        [80, 10],
        [10, 60],
      ],
      [
        [10, 10],
        [10, 10],
        [80, 60],
        [10, 60],
      ],
      [
        [300, 10],
        [380, 10],
        [380, 60],
        [300, 60],
      ],
    ])
      await expect(run({ quad }, texture)).rejects.toMatchObject({ code: 'QUAD_INVALID' });
    const laid = await run(
      {
        quad: [
          [10, 42],
          [80, 42],
          [90, 70],
          [0, 70],
        ],
      },
      texture,
    );
    expect(laid.facts?.method).toBe('quad');
  });

  test('a texture of a pixel is refused with the least size', async () => {
    await expect(run({}, createRaster(1, 1, 3))).rejects.toMatchObject({
      code: 'TEXTURE_TOO_SMALL',
      values: { limit: 8 },
    });
    await expect(run({}, createRaster(8, 8, 3))).resolves.toMatchObject({
      facts: { keptPixels: expect.any(Number) },
    });
  });

  test('an id that is neither a picture nor in the library is refused', async () => {
    await expect(run({ textureId: 'no-such-material' })).rejects.toMatchObject({ code: 'MATERIAL_REQUIRED' });
  });
});

describe('objects', () => {
  test('every object of the library can be placed', () => {
    expect(Object.keys(OBJECT_SOLIDS).sort()).toEqual(OBJECTS.map(({ id }) => id).sort());
  });

  test('without an object, a material or a reference there is nothing to put there', async () => {
    const mask = boxMask(10, 42, 80, 70);
    const run = (fields: Readonly<Record<string, unknown>>) =>
      OPERATIONS.objectChangepro.run(input('objectChangepro', mask, fields), CONTEXT);
    await expect(run({})).rejects.toMatchObject({ code: 'REPLACEMENT_REQUIRED' });
    await expect(run({ objectId: 'unicorn' })).rejects.toMatchObject({ code: 'REPLACEMENT_REQUIRED' });
    await expect(run({ style_img: 'no-such' })).rejects.toMatchObject({ code: 'REPLACEMENT_REQUIRED' });
    const byMaterial = await run({ style_img: 'red-brick' });
    expect(byMaterial.facts?.changedPixels).toBeGreaterThan(400);
  });
});

test('the colour that was asked for is reached within what is just noticed', async () => {
  const { facts } = await OPERATIONS.colorchange.run(
    input('colorchange', boxMask(32, 32, 49, 54), { color: '#c8a23a' }),
    CONTEXT,
  );
  expect(facts?.deltaE).toBeLessThan(2);
});

describe('single items', () => {
  const run = (base: Raster, fields: Readonly<Record<string, unknown>>) =>
    OPERATIONS.indoorExterior.run(
      { ...input('indoorExterior', null, { size: 512, ...fields }), base },
      CONTEXT,
    );

  test('one before a plain backdrop is shown in the chosen set', async () => {
    const base = createRaster(160, 120, 3);
    base.data.fill(250);
    for (let y = 30; y < 95; y++)
      for (let x = 55; x < 105; x++) base.data.set([30, 60, 160], 3 * (y * 160 + x));
    const { picture, facts, fidelity } = await run(base, { itemSet: 'sweep', scaleRatio: 0.5 });
    expect([picture.width, picture.height, facts?.method, fidelity]).toEqual([160, 120, 'set:sweep', null]);
    const blue = Array.from({ length: 160 * 120 }, (_, i) => 3 * i).filter(
      (p) => (picture.data[p + 2] as number) > 2 * (picture.data[p] as number),
    ).length;
    // Half the frame's height, of the item's own proportions.
    expect(Math.abs(blue / (60 * (60 / 65) * 50) - 1)).toBeLessThan(0.15);
  });

  test('where none stands out it says so', async () => {
    const base = createRaster(160, 120, 3);
    base.data.fill(200);
    await expect(run(base, { itemSet: 'room' })).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' });
  });
});
