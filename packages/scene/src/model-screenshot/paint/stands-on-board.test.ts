import { expect, test } from 'vitest';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { paintOnce } from '../../test/paint-once.ts';
import { pixelAt, testContext, testRequest } from '../../test/draw-pictures.ts';
import type { RenderRequest } from '../../render-request.ts';
import { MODEL_SCREENSHOT } from '../model-screenshot.ts';
import { drawBlock } from '../test/draw-block.ts';

const paintModel = paintOnce(MODEL_SCREENSHOT);
const PURPLE = [
  [60, 60, 105],
  [150, 150, 172],
] as const;
const GREY = [
  [88, 88, 88],
  [150, 150, 150],
] as const;
const GREEN = [
  [156, 190, 146],
  [156, 190, 146],
] as const;

/** Ground before, beside and behind the block. */
function groundOf(base: Raster, change: Partial<RenderRequest> = {}) {
  const { picture } = paintModel(base, testRequest(change), testContext());
  const [kx, ky] = [picture.width / base.width, picture.height / base.height];
  return (
    [
      [60, 530],
      [740, 520],
      [60, 60],
      [740, 50],
    ] as const
  ).map(([x, y]) => pixelAt(picture, Math.round(x * kx), Math.round(y * ky)));
}

const isPale = ([r, g, b]: readonly number[]) =>
  Math.min(r as number, g as number, b as number) > 175 &&
  Math.max(r as number, g as number, b as number) - Math.min(r as number, g as number, b as number) < 34;
const isGreen = ([r, g, b]: readonly number[]) =>
  (g as number) > (b as number) + 15 && (g as number) > (r as number) - 4;

test('a model that is looked down on, on paper or before a fading screen, stands on a pale board up to every side', () => {
  expect(groundOf(drawBlock(230, 150)).filter((place) => !isPale(place))).toEqual([]);
  expect(groundOf(drawBlock(230, 150, PURPLE)).filter((place) => !isPale(place))).toEqual([]);
  expect(groundOf(drawBlock(230, 150, GREY)).filter((place) => !isPale(place))).toEqual([]);
});

test('one that stands on green, or is wished into surroundings, keeps a lawn under it, and snow lies where it snows', () => {
  expect(groundOf(drawBlock(230, 150, GREEN)).filter((place) => !isGreen(place))).toEqual([]);
  const wished = groundOf(drawBlock(230, 150), { environment: 'lakeside' });
  expect(wished.filter((place) => !isGreen(place))).toEqual([]);
  const snowy = groundOf(drawBlock(230, 150), { atmosphere: 'snow' });
  expect(snowy.filter(([r, , b]) => b < r + 4)).toEqual([]);
});
