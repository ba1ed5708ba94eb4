import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { FLOOR_PLAN } from '../floor-plan.ts';
import { paintOnce } from '../../test/paint-once.ts';
import type { RenderRequest } from '../../render-request.ts';
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

  it('keeps the lines and adds none', () => {
    const { score, added } = measureFidelity(picture, sunny.picture);
    expect(score).toBeGreaterThan(0.9);
    expect(added).toBeLessThan(0.03);
  });

  it('is the same twice', () => {
    expect(colourFloorPlan(picture, request, context).picture.data).toEqual(sunny.picture.data);
  });

  it('is plainly different at night', () => {
    const night = colourFloorPlan(picture, { ...request, atmosphere: 'lights' }, context);
    expect(measureFidelity(picture, night.picture).score).toBeGreaterThan(0.8);
    let differs = 0;
    for (let p = 0; p < night.picture.data.length; p++)
      if (Math.abs(night.picture.data[p]! - sunny.picture.data[p]!) > 16) differs++;
    expect(differs / night.picture.data.length).toBeGreaterThan(0.5);
  });

  it('lays the building on a sheet of one pale tone', () => {
    const { width, data } = sunny.picture;
    const tones = [0, 1, 2, 3].flatMap((y) =>
      [...data.subarray(y * width * 3, (y * width + 24) * 3)].filter((_, p) => p % 3 === 1),
    );
    expect(Math.min(...tones)).toBeGreaterThan(205);
    expect(Math.max(...tones)).toBeLessThan(232);
    expect(Math.max(...tones) - Math.min(...tones)).toBeLessThan(4);
  });

  it('keeps the lines of its walls at night, when paper and rooms are dark', () => {
    const night = colourFloorPlan(picture, { ...request, atmosphere: 'lights' }, context);
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
