import { seededRandom } from '@plumbline/imaging/random.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { describe, expect, test } from 'vitest';
import { drawLines, rectangle } from '../drawing/test/draw-lines.ts';
import { render } from '../render/render.ts';
import { canvas, fill, pixelAt, takeHousePhoto, testContext, testRequest } from '../test/draw-pictures.ts';
import { readIdMap } from './read-id-map.ts';
import { readScene } from '../pictures/read-scene.ts';
import type { Point } from './point.ts';

const GREY = [200, 200, 200] as const;
const RED = [200, 40, 40] as const;
const BLUE = [40, 60, 210] as const;
const GREEN = [60, 160, 70] as const;

/** Two walls of one material with a strip of another between, windows of a third. */
function drawMap(width = 600, height = 400): Raster {
  const map = canvas(600, 400, GREY);
  fill(map, 100, 80, 500, 330, RED);
  fill(map, 290, 80, 310, 330, GREEN);
  for (const x of [140, 220, 360, 440]) fill(map, x, 150, x + 40, 230, BLUE);
  return width === 600 ? map : resizeArea(map, width, height);
}

function speckle(picture: Raster, amount: number): Raster {
  const random = seededRandom(8);
  for (let p = 0; p < picture.data.length; p++)
    picture.data[p] = (picture.data[p] as number) + (random() - 0.5) * amount;
  return picture;
}

/** Share of sampled points that have the region of their colour. */
function rightShare(found: ReturnType<typeof readIdMap>): number {
  const truth = drawMap();
  let right = 0;
  let all = 0;
  for (let y = 3; y < 400; y += 5) {
    for (let x = 3; x < 600; x += 5) {
      const { width, height, data } = found.labels;
      const label = data[
        Math.floor(((y + 0.5) * height) / 400) * width + Math.floor(((x + 0.5) * width) / 600)
      ] as number;
      const colour = found.colours[label] as readonly [number, number, number];
      all++;
      if (pixelAt(truth, x, y).every((v, c) => Math.abs(v - (colour[c] as number)) < 14)) right++;
    }
  }
  return right / all;
}

describe('the colours of a material map', () => {
  test('are its regions, also smoothed, noisy and of another size', () => {
    for (const map of [drawMap(), drawMap(450, 300), drawMap(971, 647), speckle(drawMap(), 14)]) {
      const found = readIdMap(map);
      expect(found.labels.count).toBe(4);
      expect(rightShare(found)).toBeGreaterThan(0.985);
    }
  });

  test('a photo is no material map', () => {
    expect(() => readIdMap(takeHousePhoto())).toThrow('NOTHING_RECOGNISED');
  });
});

/** The same house as the map's, drawn: the strip between its walls is not drawn at all. */
const DRAWING = drawLines(600, 400, [
  ...rectangle(100, 80, 500, 330),
  ...[140, 220, 360, 440].flatMap((x) => [
    ...rectangle(x, 150, x + 40, 230),
    ...rectangle(x + 5, 155, x + 35, 225),
  ]),
  { from: [0, 330], to: [100, 330] },
  { from: [500, 330], to: [600, 330] },
]);

describe('a picture with a material map', () => {
  const options = { kind: 'line', space: 'exterior', idMap: drawMap() } as const;

  test('has the map’s regions, and a class for each', () => {
    const { scene } = readScene(DRAWING, options);
    expect(scene.regions).toHaveLength(4);
    const panes = scene.regions.find((r) => Math.abs(r.areaShare - (4 * 40 * 80) / 240000) < 0.004);
    expect(panes?.outline).toHaveLength(4);
  });

  test('a correction of one part is one of the whole material', () => {
    const strip: Point = [0.5, 0.5];
    const window: Point = [160 / 600, 190 / 400];
    const request = testRequest({ kind: 'line', atmosphere: 'lights', maxEdge: 480, idMap: options.idMap });
    const corrections = [
      { anchor: window, class: 'glass' },
      { anchor: strip, lock: true },
    ] as const;
    const { picture } = render(DRAWING, { ...request, corrections }, testContext());
    for (const x of [160, 240, 380, 460]) {
      const [r, , b] = pixelAt(picture, Math.round(x * 0.8), 152);
      expect(r).toBeGreaterThan(b + 25);
    }
    const base = resizeArea(DRAWING, 480, 320);
    expect(pixelAt(picture, 240, 100)).toEqual(pixelAt(base, 240, 100));
    expect(pixelAt(picture, 200, 100)).not.toEqual(pixelAt(base, 200, 100));
  });
});
