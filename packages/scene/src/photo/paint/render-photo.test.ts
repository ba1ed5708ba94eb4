import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { pixelAt, takeHousePhoto, testContext, testRequest } from '../../test/draw-pictures.ts';
import { PHOTO } from '../photo.ts';
import { paintOnce } from '../../test/paint-once.ts';

const renderPhoto = paintOnce(PHOTO);

const base = takeHousePhoto();
const request = testRequest({ kind: 'photo' });

function meanLight(picture: ReturnType<typeof takeHousePhoto>): number {
  return picture.data.reduce((sum, v) => sum + v, 0) / picture.data.length;
}

describe('renderPhoto', () => {
  for (const atmosphere of ['sunny', 'rain', 'fog', 'snow', 'dusk', 'lights'] as Atmosphere[]) {
    it(`keeps the geometry in ${atmosphere}`, () => {
      const { picture } = renderPhoto(base, { ...request, atmosphere }, testContext());
      const { score, added } = measureFidelity(base, picture);
      expect(score).toBeGreaterThan(atmosphere === 'dusk' || atmosphere === 'lights' ? 0.8 : 0.9);
      expect(added).toBeLessThan(0.02);
    });
  }

  it('keeps a clear sky by day and paints the evening one', () => {
    const day = renderPhoto(base, request, testContext()).picture;
    const night = renderPhoto(base, { ...request, atmosphere: 'lights' }, testContext()).picture;
    const [r, , b] = pixelAt(day, 40, 20);
    expect(b).toBeGreaterThan(r + 50);
    expect(Math.max(...pixelAt(night, 40, 20))).toBeLessThan(140);
    expect(meanLight(night)).toBeLessThan(0.6 * meanLight(day));
  });

  it('replaces an overcast sky by a blue one on a sunny day', () => {
    const { picture } = renderPhoto(takeHousePhoto('overcast'), request, testContext());
    let blue = 0;
    for (let x = 0; x < picture.width; x++) {
      const [r, , b] = pixelAt(picture, x, 6);
      blue += (b - r) / picture.width;
    }
    expect(blue).toBeGreaterThan(25);
  });

  it('lights the windows it finds, warm', () => {
    const { picture, notes } = renderPhoto(base, { ...request, atmosphere: 'lights' }, testContext());
    expect(notes).toContain('windows lit: 2');
    const [r, , b] = pixelAt(picture, 151, 132);
    expect(r).toBeGreaterThan(b + 40);
  });

  it('gives the same pixels for the same request', () => {
    const once = renderPhoto(base, { ...request, atmosphere: 'rain' }, testContext()).picture;
    const again = renderPhoto(base, { ...request, atmosphere: 'rain' }, testContext()).picture;
    expect(Buffer.from(once.data).equals(Buffer.from(again.data))).toBe(true);
  });

  it('edits rooms without looking for a sky', () => {
    const { picture } = renderPhoto(
      base,
      { ...request, space: 'interior', atmosphere: 'dusk' },
      testContext(),
    );
    expect(measureFidelity(base, picture).score).toBeGreaterThan(0.8);
  });

  it('stops with the reason of its signal', () => {
    expect(() => renderPhoto(base, request, testContext(AbortSignal.abort(new Error('enough'))))).toThrow(
      'enough',
    );
  });
});
