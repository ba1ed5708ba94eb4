import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { FLOOR_PLAN } from '../floor-plan.ts';
import { paintOnce } from '../../test/paint-once.ts';
import type { RenderRequest } from '../../render-request.ts';
import { readPlan } from '../read/read-plan.ts';
import { drawApartment } from '../testing/draw-plan.ts';
import { testStyle } from '../testing/test-style.ts';

const colourFloorPlan = paintOnce(FLOOR_PLAN);

const request: RenderRequest = {
  kind: 'plan',
  space: 'exterior',
  style: testStyle,
  atmosphere: 'sunny',
  cnStrength: 0.6,
  similarity: 0.5,
  seed: 1,
  maxEdge: 512,
};
const context: RenderContext = { signal: new AbortController().signal, progress: () => undefined };

function fill(width: number, height: number, tone: (x: number, y: number) => number): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) out.data[i * 3 + c] = tone(i % width, Math.floor(i / width));
  return out;
}

describe('a coloured floor plan', () => {
  const { picture } = drawApartment({ walls: 'filled', density: 48 });
  const sunny = colourFloorPlan(picture, request, context);
  const night = colourFloorPlan(picture, { ...request, atmosphere: 'lights' }, context);

  it('keeps the lines and adds none', () => {
    const { score, added } = measureFidelity(picture, sunny.picture);
    expect(score).toBeGreaterThan(0.9);
    expect(added).toBeLessThan(0.03);
  });

  it('is the same twice', () => {
    expect(colourFloorPlan(picture, request, context).picture.data).toEqual(sunny.picture.data);
  });

  it('is plainly different at night', () => {
    expect(measureFidelity(picture, night.picture).score).toBeGreaterThan(0.8);
    let differs = 0;
    for (let p = 0; p < night.picture.data.length; p++)
      if (Math.abs(night.picture.data[p]! - sunny.picture.data[p]!) > 16) differs++;
    expect(differs / night.picture.data.length).toBeGreaterThan(0.5);
  });

  it('leaves the sheet around the building paper', () => {
    const { width, data } = sunny.picture;
    const tones = [0, 1, 2, 3].flatMap((y) =>
      [...data.subarray(y * width * 3, (y * width + 24) * 3)].filter((_, p) => p % 3 === 1),
    );
    expect(Math.min(...tones)).toBeGreaterThan(240);
    expect(Math.max(...tones) - Math.min(...tones)).toBeLessThan(4);
  });

  it('keeps the lines of its walls at night, when paper and rooms are dark', () => {
    expect(measureFidelity(picture, night.picture).score).toBeGreaterThan(0.88);
  });

  it('is made of printed plans in uneven light', () => {
    const photo = fill(picture.width, picture.height, () => 0);
    for (let i = 0; i < picture.width * picture.height; i++) {
      const shade = 0.62 + 0.3 * ((i % picture.width) / picture.width);
      for (let c = 0; c < 3; c++)
        photo.data[i * 3 + c] = picture.data[i * 3 + c]! * shade * [1, 0.97, 0.9][c]!;
    }
    expect(colourFloorPlan(photo, request, context).confidence).toBeGreaterThan(0.4);
  });

  it('stops where it is cancelled', () => {
    const aborted = AbortSignal.abort(new Error('cancelled'));
    expect(() => colourFloorPlan(picture, request, { ...context, signal: aborted })).toThrow('cancelled');
  });
});

describe('a floor plan whose floors and furniture are coloured', () => {
  const drawn = drawApartment({ walls: 'filled', density: 48 });
  const { scale, roomMap } = readPlan(drawn.picture);
  const { width, height, data } = drawn.picture;
  const tinted = { ...drawn.picture, data: data.slice() };
  const roomAt = (x: number, y: number): number =>
    roomMap.data[Math.floor((y + 0.5) * scale) * roomMap.width + Math.floor((x + 0.5) * scale)] ?? 0;
  const lay = (i: number, colour: readonly number[]): void => {
    for (let c = 0; c < 3; c++) tinted.data[3 * i + c] = (data[3 * i + c]! * colour[c]!) / 255;
  };
  // A block of blue as large as a bed, where the largest room has no line.
  const size = Math.round(0.05 * width);
  const free = findFree(drawn.picture, size);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const inBlock = x >= free.x && x < free.x + size && y >= free.y && y < free.y + size;
    if (inBlock) lay(i, [40, 90, 190]);
    else if (roomAt(x, y) > 0) lay(i, [255, 236, 190]);
  }
  const out = colourFloorPlan(tinted, { ...request, maxEdge: Math.max(width, height) }, context).picture;
  const at = (x: number, y: number): number[] => [
    ...out.data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
  ];

  it('keeps what stands on them in its own colour', () => {
    const [r, , b] = at(free.x + (size >> 1), free.y + (size >> 1)) as [number, number, number];
    expect(b).toBeGreaterThan(1.8 * r);
  });

  it('lays the floor with a material, which is no flat tint', () => {
    const tones = new Set<number>();
    for (let k = 0; k < size; k++) tones.add(at(free.x + k, free.y - 4)[0]!);
    expect(tones.size).toBeGreaterThan(4);
  });
});

/** The corner of a square without a line in it, with some room around, in the middle of the sheet. */
function findFree({ width, height, data }: Raster, size: number): { readonly x: number; readonly y: number } {
  const margin = 8;
  for (let y = Math.floor(height / 4); y < height - 2 * size; y += 4)
    for (let x = Math.floor(width / 4); x < width - 2 * size; x += 4) {
      let isFree = true;
      for (let dy = -margin; isFree && dy < size + margin; dy++)
        for (let dx = -margin; isFree && dx < size + margin; dx++)
          isFree = data[3 * ((y + dy) * width + x + dx)]! > 250;
      if (isFree) return { x, y };
    }
  throw new RangeError('no free place');
}

describe('what is no floor plan', () => {
  it.each([
    ['BLANK_PICTURE', 'one pixel', fill(1, 1, () => 255)],
    ['BLANK_PICTURE', 'bare paper', fill(300, 200, () => 250)],
    ['NOT_A_PLAN', 'a strip', fill(1250, 50, (x) => (x % 40 < 3 ? 0 : 255))],
    ['NOT_A_PLAN', 'noise', fill(200, 150, (x, y) => ((x * 7919 + y * 104729 + x * y * 31) % 251) + 2)],
    ['NOT_A_PLAN', 'a gradient', fill(200, 150, (x, y) => (x + y) / 3)],
    [
      'NOT_A_PLAN',
      'an empty frame',
      fill(200, 150, (x, y) => (x < 6 || y < 6 || x > 193 || y > 143 ? 0 : 255)),
    ],
  ])('is refused as %s: %s', (code, _name, picture) => {
    expect(() => colourFloorPlan(picture, request, context)).toThrow(code);
  });
});
