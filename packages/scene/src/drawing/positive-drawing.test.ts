import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { describe, expect, test } from 'vitest';
import { detectImageKind } from '../image-kind/detect-image-kind.ts';
import { fill, takeHousePhoto } from '../test/draw-pictures.ts';
import { positiveDrawing } from './positive-drawing.ts';
import { drawHouse } from './test/draw-lines.ts';

/** The drawing as a negative: ink in one colour on a ground of another. */
function negative(
  drawing: Raster,
  ground: readonly [number, number, number],
  ink: readonly [number, number, number],
): Raster {
  const out = createRaster(drawing.width, drawing.height, 3);
  for (let i = 0; i < drawing.data.length; i += 3) {
    const share = 1 - (drawing.data[i] as number) / 255;
    for (let c = 0; c < 3; c++)
      out.data[i + c] = (ground[c] as number) + share * ((ink[c] as number) - (ground[c] as number));
  }
  return out;
}

/** A dark house before a dark sky, its small windows lit. */
function takeNightPhoto(): Raster {
  const photo = takeHousePhoto();
  for (let i = 0; i < photo.data.length; i++) photo.data[i] = (photo.data[i] as number) / 6;
  for (let k = 0; k < 30; k++)
    fill(
      photo,
      20 + 60 * (k % 10),
      150 + 60 * Math.floor(k / 10),
      27 + 60 * (k % 10),
      158 + 60 * Math.floor(k / 10),
      [250, 220, 150],
    );
  return photo;
}

/** The ground fades from its middle to its corners and has the grain of cloth, as a copy of a copy does. */
function fadeAndGrain(picture: Raster, most: number): Raster {
  const { width, height, data } = picture;
  const out = createRaster(width, height, 3);
  const random = seededRandom(5);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const far = Math.hypot(x / width - 0.5, y / height - 0.5) / Math.SQRT1_2;
      const shift = most * (0.5 - far) + 10 * (random() - 0.5);
      for (let c = 0; c < 3; c++) out.data[3 * i + c] = (data[3 * i + c] as number) + shift;
    }
  return out;
}

const BLUEPRINT = negative(drawHouse(), [28, 64, 128], [226, 234, 246]);

const GROUNDS = {
  black: negative(drawHouse(), [0, 0, 0], [255, 255, 255]),
  'a dark window': negative(drawHouse(), [33, 40, 48], [220, 220, 210]),
  'a blueprint': BLUEPRINT,
  'a blueprint that has faded': fadeAndGrain(BLUEPRINT, 50),
  'a board with chalk': negative(drawHouse(), [52, 62, 56], [200, 205, 196]),
};

describe.each(Object.entries(GROUNDS))('a drawing on %s', (_, picture) => {
  const positive = positiveDrawing(picture);

  test('becomes ink on paper, line for line', () => {
    const drawn = drawHouse().data;
    let wrong = 0;
    for (let i = 0; i < drawn.length; i += 3)
      if ((drawn[i] as number) < 90 !== (positive.data[i] as number) < 110) wrong++;
    expect(wrong).toBeLessThan(0.005 * (drawn.length / 3));
    expect(positive.data[0]).toBeGreaterThan(245);
  });

  test('is of the kind that it is on paper', () => {
    expect(detectImageKind(picture).kind).toBe(detectImageKind(drawHouse()).kind);
  });
});

test('a drawing on paper, bare black and a photograph at night stay what they are', () => {
  const black = createRaster(640, 400, 3);
  const pictures = [drawHouse(), drawHouse([150, 150, 150]), black, takeNightPhoto()];
  expect(pictures.map((picture) => positiveDrawing(picture) === picture)).toEqual([true, true, true, true]);
});
