import { seededRandom } from '@plumbline/imaging/random.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, test } from 'vitest';
import { drawHouse, drawLines, type Stroke } from '../drawing/test/draw-lines.ts';
import { drawPerspective } from '../drawing/test/draw-perspective.ts';
import { findSky } from '../photo/read/find-sky.ts';
import { canvas, drawHouseModel, drawRoomModel, fill, takeHousePhoto } from '../test/draw-pictures.ts';
import { isPortrait, judgePicture } from './judge-picture.ts';
import { requireDesign, requireSiteView } from './require-design.ts';

function speckle(picture: Raster, amount: number, seed = 3): Raster {
  const random = seededRandom(seed);
  for (let p = 0; p < picture.data.length; p++)
    picture.data[p] = (picture.data[p] as number) + (random() - 0.5) * amount;
  return picture;
}

/** Lines of words: a few short strokes a letter. */
function writePage(): Raster {
  const random = seededRandom(9);
  const strokes: Stroke[] = [];
  for (let y = 60; y < 740; y += 26) {
    for (let x = 60; x < 540; x += 12) {
      if (random() < 0.15) continue;
      for (let k = 0; k < 3; k++)
        strokes.push({
          from: [x + 7 * random(), y + 12 * random()],
          to: [x + 7 * random(), y + 12 * random()],
          width: 1.8,
        });
    }
  }
  return drawLines(600, 800, strokes);
}

function layBricks(): Raster {
  const random = seededRandom(2);
  const picture = canvas(600, 480, [190, 180, 170]);
  for (let row = 0; row < 24; row++)
    for (let k = -1; k < 13; k++) {
      const tone = 30 * random();
      fill(picture, k * 50 + (row % 2) * 25 + 2, row * 20 + 2, k * 50 + (row % 2) * 25 + 48, row * 20 + 18, [
        140 + tone,
        70 + tone,
        56 + tone,
      ]);
    }
  return picture;
}

/** A face before a pale grey backdrop, shoulders below. */
function takePortrait(): Raster {
  const picture = canvas(360, 480, [214, 216, 220]);
  for (let y = 0; y < 480; y++) {
    for (let x = 0; x < 360; x++) {
      const face = ((x - 180) / 84) ** 2 + ((y - 190) / 112) ** 2;
      const hair = ((x - 180) / 100) ** 2 + ((y - 160) / 120) ** 2;
      const body = ((x - 180) / 230) ** 2 + ((y - 480) / 170) ** 2;
      if (body < 1) fill(picture, x, y, x + 1, y + 1, [50, 58, 80]);
      if (hair < 1 && y < 170) fill(picture, x, y, x + 1, y + 1, [48, 34, 28]);
      if (face < 1) fill(picture, x, y, x + 1, y + 1, [214 - 30 * face, 166 - 26 * face, 140 - 24 * face]);
    }
  }
  return speckle(picture, 4);
}

describe('a picture as a whole', () => {
  test('bare paper is blank, grained, shaded or tinted', () => {
    expect(judgePicture(canvas(400, 300, [255, 255, 255]), 'line')).toBe('blank');
    expect(judgePicture(speckle(canvas(400, 300, [240, 232, 214]), 10), 'sketch')).toBe('blank');
  });

  test('noise is noise', () => {
    expect(judgePicture(speckle(canvas(640, 480, [128, 128, 128]), 255), 'photo')).toBe('noise');
  });

  test('a page of text is text', () => {
    expect(judgePicture(writePage(), 'line')).toBe('text');
    expect(judgePicture(writePage(), 'sketch')).toBe('text');
  });

  test('a texture is a texture', () => {
    expect(judgePicture(layBricks(), 'photo')).toBe('texture');
  });

  test('drawings, models, rooms and photos are designs, and so is a strip of a drawing', () => {
    expect(judgePicture(drawHouse(), 'line')).toBe('design');
    expect(judgePicture(drawPerspective({ focal: 0.9, pitch: 4, yaw: 30 }), 'line')).toBe('design');
    expect(judgePicture(drawHouseModel(), 'su')).toBe('design');
    expect(judgePicture(drawRoomModel(), 'white')).toBe('design');
    expect(judgePicture(takeHousePhoto(), 'photo')).toBe('design');
    expect(judgePicture(drawLines(2000, 80, [{ from: [0, 20], to: [2000, 60] }]), 'line')).toBe('design');
    expect(judgePicture(canvas(1, 1, [10, 20, 30]), 'photo')).toBe('design');
  });
});

test('a plan that was detected belongs to another tool, one that a person calls a drawing does not', () => {
  const plan = drawHouse();
  expect(() => requireDesign(plan, 'plan')).toThrow('USE_A_PLAN_TOOL');
  expect(() => requireDesign(plan, 'line')).not.toThrow();
  expect(() => requireDesign(canvas(300, 200, [255, 255, 255]), 'line')).toThrow('BLANK_PICTURE');
});

test('a view from above may be as even as a texture or look like a plan, blank paper, noise and text are none', () => {
  expect(() => requireSiteView(layBricks(), 'photo')).not.toThrow();
  expect(() => requireDesign(layBricks(), 'photo')).toThrow('NOTHING_RECOGNISED');
  expect(() => requireSiteView(drawHouse(), 'plan')).not.toThrow();
  expect(() => requireSiteView(canvas(300, 200, [255, 255, 255]), 'line')).toThrow('BLANK_PICTURE');
  expect(() => requireSiteView(speckle(canvas(640, 480, [128, 128, 128]), 255), 'photo')).toThrow(
    'NOTHING_RECOGNISED',
  );
  expect(() => requireSiteView(writePage(), 'line')).toThrow('NOTHING_RECOGNISED');
});

test('a portrait is told from a house, and its backdrop would pass for a sky', () => {
  const portrait = takePortrait();
  expect(findSky(portrait)).not.toBeNull();
  expect(isPortrait(portrait)).toBe(true);
  expect(isPortrait(takeHousePhoto())).toBe(false);
});
