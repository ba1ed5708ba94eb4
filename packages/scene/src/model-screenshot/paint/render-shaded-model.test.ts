import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import {
  drawHouseModel,
  drawRoomModel,
  pixelAt,
  testContext,
  testRequest,
} from '../../test/draw-pictures.ts';
import { MODEL_SCREENSHOT } from '../model-screenshot.ts';
import { paintOnce } from '../../test/paint-once.ts';

const renderShadedModel = paintOnce(MODEL_SCREENSHOT);

const house = drawHouseModel();
const room = drawRoomModel();

const light = ([r, g, b]: [number, number, number]): number => 0.299 * r + 0.587 * g + 0.114 * b;

describe('renderShadedModel, outside', () => {
  const { picture, notes } = renderShadedModel(house, testRequest(), testContext());

  it('replaces empty paper by sky above and ground below', () => {
    expect(notes).toContain('background: empty');
    const [r, , b] = pixelAt(picture, 20, 10);
    expect(b).toBeGreaterThan(r + 30);
    const [gr, gg, gb] = pixelAt(picture, 30, 225);
    expect(gg).toBeGreaterThan(gb + 15);
    expect(gg).toBeGreaterThanOrEqual(gr - 12);
  });

  it('keeps the order of tones: lit wall, shaded wall, window', () => {
    const lit = light(pixelAt(picture, 135, 180));
    const shaded = light(pixelAt(picture, 260, 180));
    const pane = light(pixelAt(picture, 110, 140));
    expect(lit).toBeGreaterThan(shaded + 8);
    expect(shaded).toBeGreaterThan(pane + 30);
  });

  it('covers the roof with the material of the style, and with snow in snow', () => {
    const snowy = renderShadedModel(house, testRequest({ atmosphere: 'snow' }), testContext()).picture;
    expect(light(pixelAt(picture, 180, 80))).toBeLessThan(150);
    expect(light(pixelAt(snowy, 180, 80))).toBeGreaterThan(190);
  });

  it('shows snow as more than the paper it lies on: white on the roof, blue and less white on the ground and sky', () => {
    const snowy = renderShadedModel(house, testRequest({ atmosphere: 'snow' }), testContext()).picture;
    const roof = pixelAt(snowy, 180, 80);
    for (const [x, y] of [
      [30, 225],
      [20, 10],
    ] as const) {
      const setting = pixelAt(snowy, x, y);
      expect(light(setting)).toBeLessThan(light(roof));
      expect(setting[2] - setting[0]).toBeGreaterThan(roof[2] - roof[0]);
      expect(light(pixelAt(house, x, y)) - light(setting)).toBeGreaterThan(16);
    }
  });

  it('keeps the geometry by day and at dusk', () => {
    expect(measureFidelity(house, picture).score).toBeGreaterThan(0.85);
    expect(measureFidelity(house, picture).added).toBeLessThan(0.02);
    const dusk = renderShadedModel(house, testRequest({ atmosphere: 'dusk' }), testContext()).picture;
    // The silhouette stands against white paper here and against an evening sky there: half its contrast is much.
    expect(measureFidelity(house, dusk).score).toBeGreaterThan(0.6);
  });

  it('lights windows in the evening', () => {
    const evening = renderShadedModel(house, testRequest({ atmosphere: 'lights' }), testContext());
    const [r, , b] = pixelAt(evening.picture, 111, 132);
    expect(r).toBeGreaterThan(b + 40);
  });

  it('gives the same pixels again, and others for another seed', () => {
    const again = renderShadedModel(house, testRequest(), testContext()).picture;
    const other = renderShadedModel(house, testRequest({ seed: 8 }), testContext()).picture;
    expect(Buffer.from(again.data).equals(Buffer.from(picture.data))).toBe(true);
    expect(Buffer.from(other.data).equals(Buffer.from(picture.data))).toBe(false);
  });

  it('stops with the reason of its signal', () => {
    const aborted = AbortSignal.abort(new Error('enough'));
    expect(() => renderShadedModel(house, testRequest(), testContext(aborted))).toThrow('enough');
  });
});

describe('renderShadedModel, inside', () => {
  const { picture, notes } = renderShadedModel(room, testRequest({ space: 'interior' }), testContext());

  it('finds the floor and gives it the material of the style', () => {
    expect(notes.some((note) => note.startsWith('floor: ') && !note.includes('not found'))).toBe(true);
    const [r, , b] = pixelAt(picture, 90, 228);
    expect(r).toBeGreaterThan(b + 25);
  });

  it('leaves walls neutral and coloured furniture in its own colour', () => {
    const [wr, , wb] = pixelAt(picture, 180, 80);
    expect(Math.abs(wr - wb)).toBeLessThan(30);
    const [r, g, b] = pixelAt(picture, 185, 175);
    expect(r).toBeGreaterThan(g);
    expect(g).toBeGreaterThan(b);
  });

  it('keeps the geometry', () => {
    expect(measureFidelity(room, picture).score).toBeGreaterThan(0.9);
  });
});
