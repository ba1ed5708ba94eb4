import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { describe, expect, test, vi } from 'vitest';
import { drawSite, project, SITE_CAMERA } from '../drawn-site/test/draw-site.ts';
import { renderOnce } from '../pictures/render-once.ts';
import { drawGarden } from '../drawn-garden/test/draw-garden.ts';
import { drawApartment } from '../plan/testing/draw-plan.ts';
import { drawMasterPlan } from '../plan/testing/draw-master-plan.ts';
import type { RenderRequest } from '../render-request.ts';
import { pixelAt, takeHousePhoto, testContext, testRequest } from '../test/draw-pictures.ts';
import { readPlanScene } from '../pictures/read-plan-scene.ts';
import { readScene } from '../pictures/read-scene.ts';
import type { SceneCorrection } from '../scene-value/scene-value.ts';
import type { Point } from '../scene-value/point.ts';
import type { SceneSpace } from '../scene-value/scene-value.ts';
import { renderPicture } from './render-picture.ts';
import { renderWhole } from './render-whole.ts';

vi.mock(import('../drawn-garden/read/read-garden-drawing.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('../test/read-once.ts');
  return { ...real, readGardenDrawing: readOnce(real.readGardenDrawing, unlessMapped) };
});
vi.mock(import('../drawn-site/read/read-site-drawing.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('../test/read-once.ts');
  return { ...real, readSiteDrawing: readOnce(real.readSiteDrawing, unlessMapped) };
});
vi.mock(import('../plan/read/read-floor-plan.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('../test/read-once.ts');
  return { ...real, readFloorPlan: readOnce(real.readFloorPlan, () => '') };
});
vi.mock(import('../plan/read/read-master-plan.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('../test/read-once.ts');
  return { ...real, readMasterPlan: readOnce(real.readMasterPlan, () => '') };
});

function unlessMapped(_: unknown, borders: unknown): string | undefined {
  return borders === undefined ? '' : undefined;
}

const half = (base: Raster) => resizeArea(base, base.width / 2, base.height / 2);
const GARDEN = half(drawGarden());
const SITE_DRAWING = drawSite();
const SITE = half(SITE_DRAWING);
const APARTMENT = drawApartment({ walls: 'filled', density: 44 });
const MASTER = drawMasterPlan();

/** Points inside, as shares. */
const LAWN: Point = [620 / 900, 500 / 600];
const POOL: Point = shareOf(SITE_DRAWING, project(SITE_CAMERA, [13, 0, 0]));
const OPEN_GROUND: Point = shareOf(SITE_DRAWING, project(SITE_CAMERA, [-3, -9.6, 0]));
const ROOM: Point = roomAt(2.5, 7.2);

function shareOf({ width, height }: Raster, [x, y]: Point): Point {
  return [x / width, y / height];
}

function roomAt(x: number, y: number): Point {
  const { picture, density } = APARTMENT;
  return [((x + 1.2) * density) / picture.width, ((y + 1.2) * density) / picture.height];
}

type Painter = (base: Raster, request: RenderRequest) => Raster;

const as =
  (shows: SceneSpace): Painter =>
  (base, request) =>
    renderPicture(base, { shows }, request, testContext()).picture;
const whole: Painter = (base, request) =>
  renderWhole(
    base,
    'exterior',
    (attempt, context) => renderOnce(base, 'landscape', attempt, context),
    request,
    testContext(),
  ).picture;

function paint(painter: Painter, base: Raster, change: Partial<RenderRequest> = {}): Raster {
  return painter(base, testRequest({ kind: 'line', maxEdge: 480, ...change }));
}

/** Mean colour around a point given as shares of the picture. */
function around(picture: Raster, [u, v]: Point, reach = 4): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const x0 = Math.round(u * picture.width);
  const y0 = Math.round(v * picture.height);
  for (let y = y0 - reach; y <= y0 + reach; y++)
    for (let x = x0 - reach; x <= x0 + reach; x++)
      for (const [c, value] of pixelAt(picture, x, y).entries()) sum[c as 0 | 1 | 2] += value;
  const n = (2 * reach + 1) ** 2;
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

/** Shares of the locked region's pixels, and of all others, that are those of the base. */
function kept(picture: Raster, base: Raster, inRegion: (x: number, y: number) => boolean): [number, number] {
  const own = resizeArea(base, picture.width, picture.height);
  const same: [number, number] = [0, 0];
  const all: [number, number] = [0, 0];
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const k = inRegion((x + 0.5) / picture.width, (y + 0.5) / picture.height) ? 0 : 1;
      const before = pixelAt(own, x, y);
      all[k]++;
      if (pixelAt(picture, x, y).every((v, c) => v === before[c])) same[k]++;
    }
  }
  expect(all[0]).toBeGreaterThan(300);
  return [same[0] / all[0], same[1] / all[1]];
}

describe('a lock keeps its region to the byte, and nothing else', () => {
  test.each([
    ['a garden', as('landscape'), GARDEN, 'line', 'landscape', LAWN],
    ['a photo of a garden', as('landscape'), takeHousePhoto(), 'photo', 'landscape', [0.1, 0.1]],
    ['a site', as('aerial'), SITE, 'line', 'aerial', POOL],
    ['a photo from above', as('aerial'), takeHousePhoto(), 'photo', 'aerial', [0.1, 0.1]],
    ['what is painted whole', whole, GARDEN, 'line', 'exterior', LAWN],
  ] as const)('%s', (_, painter, base, kind, space, anchor) => {
    const lock: SceneCorrection[] = [{ anchor, lock: true }];
    const picture = paint(painter, base, { kind, corrections: lock, maxEdge: 300 });
    const { labels, scene } = readScene(base, { kind, space, corrections: lock });
    const id = scene.regions.find((region) => region.lock)?.id;
    const [inside, outside] = kept(picture, base, (u, v) => {
      const at = Math.floor(v * labels.height) * labels.width + Math.floor(u * labels.width);
      return `r${labels.data[at]}` === id;
    });
    expect(inside).toBe(1);
    expect(outside).toBeLessThan(0.5);
  });

  test('a room of a floor plan, the water of a master plan', () => {
    const plan = APARTMENT.picture;
    const room = paint(as('plan'), plan, { corrections: [{ anchor: ROOM, lock: true }], maxEdge: 400 });
    const [u0, v0] = roomAt(0.2, 5.4);
    const [u1, v1] = roomAt(4.8, 9);
    const isRoom = (u: number, v: number) => u > u0 && u < u1 && v > v0 && v < v1;
    expect(kept(room, plan, isRoom)[0]).toBe(1);
    expect(kept(room, plan, isRoom)[1]).toBeLessThan(0.7);
    const pond: SceneCorrection = { anchor: [320 / 400, 90 / 300], lock: true };
    const master = paint(as('site'), MASTER, { corrections: [pond] });
    const inPond = (u: number, v: number) => Math.hypot(400 * u - 320, 300 * v - 90) < 42;
    expect(kept(master, MASTER, inPond)[0]).toBe(1);
    expect(kept(master, MASTER, inPond)[1]).toBeLessThan(0.3);
  });
});

describe('a class given by hand stands above every gate', () => {
  test.each([
    ['the lawn of a garden', as('landscape'), GARDEN, LAWN],
    ['the ground of a site', as('aerial'), SITE, OPEN_GROUND],
  ] as const)('%s called water looks like water', (_, painter, base, anchor) => {
    const [r0, , b0] = around(paint(painter, base), anchor);
    const [r, , b] = around(paint(painter, base, { corrections: [{ anchor, class: 'water' }] }), anchor);
    expect(b - r).toBeGreaterThan(b0 - r0 + 20);
  });

  test('a room called water, a lawn of a master plan called water', () => {
    const plan = APARTMENT.picture;
    const [r0, , b0] = around(paint(as('plan'), plan), ROOM);
    const called = [{ anchor: ROOM, class: 'water' }] as const;
    const [r, , b] = around(paint(as('plan'), plan, { corrections: called }), ROOM);
    expect(b - r).toBeGreaterThan(b0 - r0 + 20);
    const lawn: Point = [0.5, 0.9];
    const [r1, , b1] = around(paint(as('site'), MASTER), lawn);
    const wet = paint(as('site'), MASTER, { corrections: [{ anchor: lawn, class: 'water' }] });
    const [r2, , b2] = around(wet, lawn);
    expect(b2 - r2).toBeGreaterThan(b1 - r1 + 20);
  });
});

describe('a chosen material', () => {
  test('lies in its room and nowhere else', () => {
    const plan = APARTMENT.picture;
    const before = paint(as('plan'), plan);
    const corrections = [{ anchor: ROOM, material: 'grey-porcelain' }] as const;
    const after = paint(as('plan'), plan, { corrections });
    const [r0, , b0] = around(before, ROOM);
    const [r, , b] = around(after, ROOM);
    expect(Math.abs(r - b - (r0 - b0))).toBeGreaterThan(8);
    const [u0, v0] = roomAt(-0.3, 4.9);
    const [u1, v1] = roomAt(5.3, 9.5);
    let strays = 0;
    for (let y = 0; y < after.height; y++)
      for (let x = 0; x < after.width; x++) {
        const [u, v] = [x / after.width, y / after.height];
        if (u > u0 && u < u1 && v > v0 && v < v1) continue;
        if (pixelAt(after, x, y).some((value, c) => value !== pixelAt(before, x, y)[c])) strays++;
      }
    expect(strays).toBe(0);
  });

  test.each([
    ['a garden', as('landscape'), GARDEN, LAWN, [0.05, 0.05]],
    ['a site', as('aerial'), SITE, OPEN_GROUND, POOL],
    ['a master plan', as('site'), MASTER, [0.5, 0.9], [0.3, 0.35]],
  ] as const)('is laid on the ground of %s', (_, painter, base, anchor, elsewhere) => {
    const before = paint(painter, base);
    const after = paint(painter, base, { corrections: [{ anchor, material: 'red-brick' }] });
    const [r0, g0] = around(before, anchor, 6);
    const [r, g] = around(after, anchor, 6);
    expect(r - g).toBeGreaterThan(r0 - g0 + 10);
    expect(around(after, elsewhere)).toEqual(around(before, elsewhere));
  });
});

test('a flat alone is no master plan', () => {
  const { picture } = drawApartment({ walls: 'filled', density: 14 });
  expect(() => paint(as('site'), picture)).toThrow('NOT_A_SITE_PLAN');
  expect(() => readPlanScene(picture, { kind: 'plan', space: 'site' })).toThrow('NOT_A_SITE_PLAN');
});
