import { FrameFindings, type Findings, type PictureArea } from '@plumbline/imaging/tiles/frame-findings.ts';
import { expect, test } from 'vitest';
import { unit } from '../geometry/places.ts';
import { testContext } from '../test/draw-pictures.ts';
import type { DrawingLight } from './drawing-light.ts';
import { litGround, meanOver, type TestSurface } from './testing/lit-scenes.ts';
import { traceOpenLight } from './trace-open-light.ts';

const GROUND = 1;
const GREY = [0.5, 0.5, 0.5] as const;
const SUN = unit([-0.5, 0.5, -0.7]);
/** The part of the picture in which the wall stands, and its shadow begins. */
const AT_WALL: PictureArea = { left: 0.4, top: 0.25, right: 0.75, bottom: 0.8 };

const wallAt = (left: number): TestSurface => ({
  plane: { normal: [0, 0, 1], at: -8 },
  has: ([x, y]) => x > left && x < left + 2 && y > 0 && y < 3,
});

function draft(
  surfaces: readonly TestSurface[],
  before?: Findings,
  changed: readonly PictureArea[] = [],
  sun = SUN,
) {
  const findings = new FrameFindings(before, changed);
  const light = traceOpenLight(litGround(surfaces), sun, GREY, {
    ...testContext(),
    isDraft: true,
    findings,
  });
  return { light, kept: findings.kept };
}

function sunOn(
  { grid, sun }: DrawingLight,
  accept: (label: number, u: number, v: number) => boolean,
): number {
  return meanOver(grid, (x, y) => sun[y * grid.width + x] as number, accept) ?? Number.NaN;
}

test('a frame in which nothing has changed has the light of the frame before', () => {
  const before = draft([wallAt(-1)]);
  const followed = draft([wallAt(-1)], before.kept).light;
  expect(followed.g).toEqual(before.light.g);
  expect(followed.sun).toEqual(before.light.sun);
});

test('a wall that moved takes its shadow along, and what is far from it keeps its light to the byte', () => {
  const before = draft([wallAt(-1)]);
  const followed = draft([wallAt(-0.7)], before.kept, [AT_WALL]).light;
  const anew = draft([wallAt(-0.7)]).light;
  const atShadow = (l: number, u: number, v: number): boolean =>
    l === GROUND && u > 0.5 && u < 0.75 && v > 0.72 && v < 0.86;
  expect(sunOn(followed, atShadow)).toBeCloseTo(sunOn(anew, atShadow), 3);
  expect(sunOn(followed, atShadow)).not.toBeCloseTo(sunOn(before.light, atShadow), 3);
  const { width, height } = followed.grid;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < 0.25 * width; x++)
      expect(followed.sun[y * width + x]).toBe(before.light.sun[y * width + x]);
});

test('places that are new are as bright as they are in a frame by itself', () => {
  const before = draft([]);
  const followed = draft([wallAt(-1)], before.kept, [AT_WALL]).light;
  const anew = draft([wallAt(-1)]).light;
  const onWall = (light: DrawingLight): number =>
    meanOver(
      light.grid,
      (x, y) => light.g[Math.floor(y / 2) * light.width + Math.floor(x / 2)] as number,
      (l) => l === 2,
    ) ?? Number.NaN;
  expect(onWall(followed) / onWall(anew)).toBeGreaterThan(0.8);
  expect(onWall(followed) / onWall(anew)).toBeLessThan(1.25);
});

test('under another sun all light is traced anew', () => {
  const other = unit([0.6, 0.5, -0.6]);
  const before = draft([wallAt(-1)]);
  const followed = draft([wallAt(-1)], before.kept, [], other).light;
  const anew = draft([wallAt(-1)], undefined, [], other).light;
  expect(followed.g).toEqual(anew.g);
  expect(followed.sun).toEqual(anew.sun);
});
