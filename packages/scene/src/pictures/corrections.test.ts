import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { describe, expect, test, vi } from 'vitest';
import { drawHouse } from '../drawing/test/draw-lines.ts';
import { drawRoom } from '../drawn-room/test/draw-room.ts';
import { render } from '../render/render.ts';
import type { RenderRequest } from '../render-request.ts';
import {
  drawHouseModel,
  drawRoomModel,
  pixelAt,
  takeHousePhoto,
  testContext,
  testRequest,
} from '../test/draw-pictures.ts';
import { readScene } from './read-scene.ts';
import type { SceneClass, SceneCorrection } from '../scene-value/scene-value.ts';
import type { Point } from '../scene-value/point.ts';

vi.mock(import('../drawn-building/read/read-exterior-drawing.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('../test/read-once.ts');
  const read = readOnce(real.readExteriorDrawing, ({ seed, borders }) =>
    borders === undefined ? `${seed}` : undefined,
  );
  return { ...real, readExteriorDrawing: read };
});
vi.mock(import('../drawn-room/read/read-interior-drawing.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('../test/read-once.ts');
  const read = readOnce(real.readInteriorDrawing, ({ borders }) => (borders === undefined ? '' : undefined));
  return { ...real, readInteriorDrawing: read };
});
vi.mock(import('../model-screenshot/read/read-shaded-model.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('../test/read-once.ts');
  // Below this edge surfaces are read at one size.
  return {
    ...real,
    readShadedModel: readOnce(
      real.readShadedModel,
      ({ space, kind, maxEdge }) => `${space} ${kind} ${Math.max(1024, maxEdge)}`,
    ),
  };
});

const half = (base: Raster) => resizeArea(base, base.width / 2, base.height / 2);
const HOUSE = half(drawHouse());
const ROOM = half(drawRoom());
const MODEL = drawHouseModel();
const ROOM_MODEL = drawRoomModel();
const PHOTO = takeHousePhoto();

function paint(base: Raster, change: Partial<RenderRequest>): Raster {
  return render(base, testRequest({ maxEdge: 480, ...change }), testContext()).picture;
}

/** Mean colour around a point given as shares of the picture. */
function around(picture: Raster, [u, v]: Point, reach = 3): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const x0 = Math.round(u * picture.width);
  const y0 = Math.round(v * picture.height);
  for (let y = y0 - reach; y <= y0 + reach; y++)
    for (let x = x0 - reach; x <= x0 + reach; x++)
      for (const [c, value] of pixelAt(picture, x, y).entries()) sum[c as 0 | 1 | 2] += value;
  const n = (2 * reach + 1) ** 2;
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

function shareOf(base: Raster, anchor: Point): Point {
  return [anchor[0] / base.width, anchor[1] / base.height];
}

describe('a class given by hand stands above every gate', () => {
  const wall: Point = [0.28, 0.715];

  test('a drawn wall called glass is lit at night', () => {
    const request = { kind: 'line', atmosphere: 'lights' } as const;
    const [r0, , b0] = around(paint(HOUSE, request), wall);
    const corrections = [{ anchor: wall, class: 'glass' }] as const;
    const [r1, , b1] = around(paint(HOUSE, { ...request, corrections }), wall);
    expect(r1 - b1).toBeGreaterThan(r0 - b0 + 30);
  });

  test('a drawn sky called wall is no sky any more', () => {
    const sky: Point = [0.1, 0.1];
    const corrections = [{ anchor: sky, class: 'wall' }] as const;
    const [r, , b] = around(paint(HOUSE, { kind: 'line', corrections }), sky);
    const [r0, , b0] = around(paint(HOUSE, { kind: 'line' }), sky);
    expect(b0 - r0).toBeGreaterThan(8);
    expect(b - r).toBeLessThan(0.5 * (b0 - r0));
  });

  test('a drawn wall of a room called floor is of the floor’s wood', () => {
    const spot: Point = [0.58, 0.42];
    const request = { kind: 'line', space: 'interior' } as const;
    const [r0, , b0] = around(paint(ROOM, request), spot);
    const corrections = [{ anchor: spot, class: 'floor' }] as const;
    const [r1, , b1] = around(paint(ROOM, { ...request, corrections }), spot);
    expect(r1 - b1).toBeGreaterThan(r0 - b0 + 15);
  });

  test('surfaces of models: a wall called glass is lit, a wall called floor is wood', () => {
    const outside = MODEL;
    const lit: Point = [235 / 360, 180 / 240];
    const evening = { kind: 'su', atmosphere: 'lights' } as const;
    const plain = around(paint(outside, evening), lit);
    const glass = around(paint(outside, { ...evening, corrections: [{ anchor: lit, class: 'glass' }] }), lit);
    expect(glass[0]).toBeGreaterThan(plain[0] + 30);
    const inside = ROOM_MODEL;
    const back: Point = [150 / 360, 90 / 240];
    const day = { kind: 'su', space: 'interior' } as const;
    const before = around(paint(inside, day), back);
    const after = around(paint(inside, { ...day, corrections: [{ anchor: back, class: 'floor' }] }), back);
    expect(after[0] - after[2]).toBeGreaterThan(before[0] - before[2] + 10);
  });

  test('a photo’s sky called wall is not swapped at night', () => {
    const photo = PHOTO;
    const sky: Point = [0.1, 0.1];
    const night = { kind: 'photo', atmosphere: 'lights' } as const;
    const painted = paint(photo, night);
    const kept = paint(photo, { ...night, corrections: [{ anchor: sky, class: 'unknown' }] });
    expect(around(kept, sky)).not.toEqual(around(painted, sky));
  });
});

test('every class can be given to every region of every kind of picture', () => {
  const classes: readonly SceneClass[] = [
    'sky',
    'glass',
    'floor',
    'tree',
    'person',
    'water',
    'furniture',
    'ceiling',
  ];
  for (const [base, kind, space] of [
    [HOUSE, 'line', 'exterior'],
    [MODEL, 'su', 'exterior'],
    [ROOM_MODEL, 'white', 'interior'],
    [PHOTO, 'photo', 'exterior'],
    [PHOTO, 'photo', 'interior'],
  ] as const) {
    const { scene } = readScene(base, { kind, space });
    const corrections = scene.regions.slice(0, 24).map((region, k) => ({
      anchor: shareOf(base, region.anchor),
      class: classes[k % classes.length] as SceneClass,
    }));
    const { picture } = render(
      base,
      testRequest({ kind, space, corrections, maxEdge: 240, atmosphere: 'dusk' }),
      testContext(),
    );
    expect(picture.data.some((v) => v > 0)).toBe(true);
  }
});

describe('what is locked', () => {
  test.each([
    ['a drawing', HOUSE, 'line', [0.28, 0.715]],
    ['a model', MODEL, 'su', [135 / 360, 180 / 240]],
    ['a photo', PHOTO, 'photo', [0.1, 0.1]],
  ] as const)('of %s is the base’s to the byte, and nothing else is', (_, base, kind, anchor) => {
    const lock: SceneCorrection[] = [{ anchor, lock: true }];
    const request = { kind, atmosphere: 'lights', maxEdge: 300 } as const;
    const free = paint(base, request);
    const picture = paint(base, { ...request, corrections: lock });
    const { labels, scene } = readScene(base, { kind, space: 'exterior', corrections: lock });
    const region = scene.regions.find((r) => r.lock);
    const own = resizeArea(base, picture.width, picture.height);
    let locked = 0;
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        const at =
          Math.floor(((y + 0.5) * labels.height) / picture.height) * labels.width +
          Math.floor(((x + 0.5) * labels.width) / picture.width);
        const isLocked = `r${labels.data[at]}` === region?.id;
        if (isLocked) locked++;
        const expected = pixelAt(isLocked ? own : free, x, y);
        if (pixelAt(picture, x, y).some((v, c) => v !== expected[c]))
          expect([x, y, isLocked]).toBe('the same');
      }
    }
    expect(locked).toBeGreaterThan(500);
  });
});

test('a corrected region keeps its number and says that it was corrected', () => {
  const anchor: Point = [0.28, 0.715];
  const before = readScene(HOUSE, { kind: 'line', space: 'exterior' }).scene;
  const after = readScene(HOUSE, {
    kind: 'line',
    space: 'exterior',
    corrections: [{ anchor, class: 'masonry', material: 'brick-red' }],
  }).scene;
  expect(after.regions.map((r) => r.id)).toEqual(before.regions.map((r) => r.id));
  const changed = after.regions.filter((r) => r.corrected);
  expect(changed).toMatchObject([{ class: 'masonry', material: 'brick-red', confidence: 1, lock: false }]);
});

test('a material chosen for a wall is laid on it, under its lines, and by night in the night’s light', () => {
  const wall: Point = [0.28, 0.715];
  const elsewhere: Point = [0.1, 0.1];
  const corrections = [{ anchor: wall, material: 'red-brick' }] as const;
  for (const atmosphere of ['sunny', 'lights'] as const) {
    const request = { kind: 'line', atmosphere } as const;
    const plain = paint(HOUSE, request);
    const brick = paint(HOUSE, { ...request, corrections });
    const [r, , b] = around(brick, wall, 6);
    const [r0, , b0] = around(plain, wall, 6);
    expect(r - b).toBeGreaterThan(r0 - b0 + (atmosphere === 'sunny' ? 30 : 8));
    expect(around(brick, elsewhere)).toEqual(around(plain, elsewhere));
  }
});
