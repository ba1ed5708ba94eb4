import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import { canvas, TEST_STYLE, takeHousePhoto, testContext } from '../test/draw-pictures.ts';
import { washEffect } from './wash-effect.ts';
import type { WashRequest } from './wash-request.ts';

function request(change: Partial<WashRequest> = {}): WashRequest {
  return {
    space: 'exterior',
    style: TEST_STYLE,
    atmosphere: 'dusk',
    washWeight: 0.5,
    cnStrength: 0.6,
    similarity: 0.5,
    seed: 2,
    maxEdge: 240,
    ...change,
  };
}

const differenceOf = (a: Raster, b: Raster): number =>
  a.data.reduce((sum, v, p) => sum + Math.abs(v - (b.data[p] as number)), 0) / a.data.length;

describe('washEffect', () => {
  const base = takeHousePhoto();
  const small = resizeArea(base, 240, 160);

  it('hardly changes a clean picture at weight 0 and more with every step', () => {
    const [none, little, half, whole] = [0, 0.2, 0.5, 1].map((washWeight) =>
      differenceOf(washEffect(base, request({ washWeight }), testContext()).picture, small),
    ) as [number, number, number, number];
    expect(none).toBeLessThan(10);
    expect(little).toBeGreaterThan(none + 1);
    expect(half).toBeGreaterThan(little + 3);
    expect(whole).toBeGreaterThan(half + 3);
  });

  it.each(['sunny', 'rain', 'fog', 'snow', 'dusk', 'lights'] as const)(
    'keeps the structure in %s',
    (atmosphere) => {
      const { picture } = washEffect(base, request({ atmosphere, washWeight: 1 }), testContext());
      const { score, added } = measureFidelity(base, picture);
      expect(score).toBeGreaterThan(atmosphere === 'dusk' || atmosphere === 'lights' ? 0.8 : 0.88);
      expect(added).toBeLessThan(0.02);
    },
  );

  it('gives the same pixels for the same seed', () => {
    const run = (seed: number): Raster => washEffect(base, request({ seed }), testContext()).picture;
    expect(run(2).data).toEqual(run(2).data);
    expect(differenceOf(run(2), run(3))).toBeGreaterThan(0.2);
  });

  it('refuses a picture of one colour and stops with the reason of the signal', () => {
    expect(() => washEffect(canvas(60, 40, [255, 255, 255]), request(), testContext())).toThrow(
      expect.objectContaining({ code: 'BLANK_PICTURE' }),
    );
    const reason = new Error('cancelled');
    expect(() => washEffect(base, request(), testContext(AbortSignal.abort(reason)))).toThrow(reason);
  });
});
