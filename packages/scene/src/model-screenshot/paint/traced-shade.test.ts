import { expect, test } from 'vitest';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { paintOnce } from '../../test/paint-once.ts';
import { drawHouseModel, testContext, testRequest } from '../../test/draw-pictures.ts';
import { MODEL_SCREENSHOT } from '../model-screenshot.ts';
import { drawBlock, HEIGHT, type Place, project, WIDTH } from '../test/draw-block.ts';

const paintModel = paintOnce(MODEL_SCREENSHOT);
const lightOn = (picture: Raster, place: Place) => {
  const [u, v] = project(place);
  const [kx, ky] = [picture.width / WIDTH, picture.height / HEIGHT];
  let sum = 0;
  for (let dy = -3; dy <= 3; dy++)
    for (let dx = -3; dx <= 3; dx++)
      sum += picture.data[
        3 * (Math.round(v * ky + dy) * picture.width + Math.round(u * kx + dx)) + 1
      ] as number;
  return sum / 49;
};

test('a model that stands throws its shadow on the ground, away from the side that it shows as lit', () => {
  const [cx, cz] = [-15 * Math.sin(0.62), 15 * Math.cos(0.62)];
  const before = { left: [cx, 5, cz - 4], right: [cx + 4, 5, cz] } as const;
  for (const [tones, lit, dark] of [
    [[230, 150], 'left', 'right'],
    [[150, 230], 'right', 'left'],
  ] as const) {
    const { picture, notes } = paintModel(drawBlock(tones[0], tones[1]), testRequest(), testContext());
    expect(notes).toContain('light: traced');
    expect(lightOn(picture, before[lit])).toBeGreaterThan(lightOn(picture, before[dark]) + 15);
  }
});

test('where no camera is to be trusted the shade is an estimate', () => {
  expect(paintModel(drawHouseModel(), testRequest(), testContext()).notes).toContain('light: estimated');
});
