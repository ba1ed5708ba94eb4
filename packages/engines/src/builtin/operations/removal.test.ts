import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { hashNoise, seededRandom } from '@plumbline/imaging/random.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, test } from 'vitest';
import type { OperationInput } from '../../define-operation.ts';
import { extendImg } from './extend-picture.ts';
import { clean, cleanpro } from './removal.ts';

const context = () => ({ signal: new AbortController().signal, progress: () => undefined });

function generate(width: number, height: number, seed: number): Raster {
  const picture = createRaster(width, height, 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const tile = (x >> 4) + (y >> 4);
      picture.data[at++] = 90 + 60 * (tile & 1) + 30 * hashNoise(x, y, seed);
      picture.data[at++] = 80 + x;
      picture.data[at++] = 200 - y;
    }
  return picture;
}

/** Soft-edged blobs. */
function blobs(width: number, height: number, seed: number): Raster {
  const random = seededRandom(seed);
  const mask = createRaster(width, height, 1);
  for (let k = 0; k < 2; k++) {
    const cx = width * random();
    const cy = height * random();
    const radius = 5 + 9 * random();
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const value = 255 * Math.min(1, Math.max(0, (radius - Math.hypot(x - cx, y - cy)) / 3));
        mask.data[y * width + x] = Math.max(value, mask.data[y * width + x] as number);
      }
  }
  return mask;
}

function input(
  fields: Partial<OperationInput>,
  request: Readonly<Record<string, unknown>> = {},
): OperationInput {
  return {
    base: generate(96, 80, 1),
    mask: null,
    reference: null,
    texture: null,
    idMap: null,
    original: null,
    seed: 5,
    ...fields,
    request: renderRequestSchema.parse({ function: 'clean', seed: 5, size: 'max', ...request }),
  };
}

describe.each([
  ['clean', clean],
  ['cleanpro', cleanpro],
] as const)('%s', (_name, operation) => {
  test('keeps every pixel outside generated masks and says how many', async () => {
    for (let seed = 0; seed < 3; seed++) {
      const base = generate(96, 80, seed);
      const mask = blobs(96, 80, 40 + seed);
      const { picture, facts } = await operation.run(input({ base, mask, seed }), context());
      let kept = 0;
      const changed: number[] = [];
      for (let i = 0; i < mask.data.length; i++) {
        if (mask.data[i] !== 0) continue;
        kept++;
        for (let c = 3 * i; c < 3 * i + 3; c++) if (picture.data[c] !== base.data[c]) changed.push(i);
      }
      expect(changed).toEqual([]);
      expect(facts?.keptPixels).toBe(kept);
    }
  });

  test('gives the same pixels for the same seed', async () => {
    const mask = blobs(96, 80, 9);
    const first = await operation.run(input({ mask }), context());
    const second = await operation.run(input({ mask }), context());
    expect(second.picture.data).toEqual(first.picture.data);
  });

  test.each([
    ['MASK_REQUIRED', null],
    ['MASK_REQUIRED', createRaster(96, 80, 1)],
    ['MASK_SIZE_DIFFERS', blobs(95, 80, 1)],
    ['MASK_FULL', { ...createRaster(96, 80, 1), data: new Uint8ClampedArray(96 * 80).fill(255) }],
  ] as const)('refuses with %s', async (code, mask) => {
    await expect(operation.run(input({ mask }), context())).rejects.toMatchObject({ code });
  });

  test('stops at once when it is aborted', async () => {
    const stopped = new AbortController();
    stopped.abort(new Error('no longer wanted'));
    const aborted = { ...context(), signal: stopped.signal };
    await expect(operation.run(input({ mask: blobs(96, 80, 2) }), aborted)).rejects.toThrow(
      'no longer wanted',
    );
  });

  test('takes a mask that reaches over the corner of the picture, and one that leaves a single row', async () => {
    const mask = createRaster(96, 80, 1);
    for (let i = 0; i < 96 * 79; i++) mask.data[i] = 255;
    const { picture } = await operation.run(input({ mask }), context());
    expect(picture.width).toBe(96);
  });
});

test('three variants of a fine removal are three ways', async () => {
  const mask = blobs(96, 80, 3);
  const methods = [];
  for (const seed of [7, 8, 9]) {
    const { facts } = await cleanpro.run(input({ mask, seed }), context());
    methods.push(facts?.method);
  }
  expect(new Set(methods).size).toBe(3);
});

describe('extendImg', () => {
  test.each([
    ['by its share', {}, [128, 107]],
    ['to a given canvas', { outpaint: { width: 150, height: 80, x: 10, y: 0 } }, [150, 80]],
    ['to three times its width', { outpaint: { width: 288, height: 80, x: 96, y: 0 } }, [288, 80]],
  ] as const)('goes on %s and keeps every pixel of the base', async (_name, request, [width, height]) => {
    const base = generate(96, 80, 2);
    const { picture, facts } = await extendImg.run(input({ base }, request), context());
    expect([picture.width, picture.height]).toEqual([width, height]);
    expect(facts?.keptPixels).toBe(96 * 80);
    const { x, y } = 'outpaint' in request ? request.outpaint : { x: 16, y: 13 };
    for (let row = 0; row < 80; row++) {
      const at = 3 * ((y + row) * width + x);
      expect(picture.data.subarray(at, at + 288)).toEqual(base.data.subarray(288 * row, 288 * (row + 1)));
    }
  });

  test.each([
    ['as large as the base', { outpaint: { width: 96, height: 80, x: 0, y: 0 } }],
    ['beside the base', { outpaint: { width: 200, height: 80, x: 120, y: 0 } }],
    ['left of the base', { outpaint: { width: 200, height: 80, x: -5, y: 0 } }],
    ['lower than the base', { outpaint: { width: 200, height: 60, x: 0, y: 0 } }],
    ['of the whole share', { scaleRatio: 1 }],
  ] as const)('refuses a canvas %s', async (_name, request) => {
    await expect(extendImg.run(input({}, request), context())).rejects.toMatchObject({
      code: 'CANVAS_INVALID',
    });
  });

  test('goes on with paper as paper', async () => {
    const base = createRaster(60, 50, 3);
    base.data.fill(250);
    const { picture } = await extendImg.run(input({ base }), context());
    expect(picture.data.every((value) => value === 250)).toBe(true);
  });
});
