import { expect, test } from 'vitest';
import { drawRoom, EYE, FOCAL } from '../drawn-room/test/draw-room.ts';
import { readScene } from '../pictures/read-scene.ts';
import type { RegionSaid } from './region-said.ts';
import type { SceneRegion } from '../scene-value/scene-value.ts';
import { seenAt } from './geometry-camera.ts';
import { placeOf } from './ray-depth.ts';
import type { Place, RegionGeometry, SceneGeometry } from '../scene-value/scene-geometry.ts';
import { standUp } from './stand-up.ts';

/** Of 5 × 2.7 × 6 m, seen from 1.5 m, with a cupboard of .75 m before the far wall, at 5.4 m. */
const { scene, labels } = readScene(drawRoom({ boards: false }), { kind: 'line', space: 'interior' });
const { basis } = scene;
if (basis === null || scene.geometry === null) throw new Error('the room has a camera');
const { geometry } = scene;
/** The focal length of a view straight ahead is a guess, and every depth is stretched by it. */
const stretch = geometry.camera.focalPx / FOCAL;

const regionAt = (x: number, y: number): SceneRegion => {
  const k = labels.width / 900;
  const label = labels.data[Math.floor(y * k) * labels.width + Math.floor(x * k)] as number;
  const region = scene.regions.find(({ id }) => id === `r${label}`);
  if (region === undefined) throw new Error(`no region at ${x} ${y}`);
  return region;
};
const standingOf = (geometryOf: SceneGeometry, { id }: SceneRegion): RegionGeometry => {
  const region = geometryOf.regions.find((each) => each.id === id);
  if (region === undefined) throw new Error(`${id} has no place`);
  return region;
};
const saying = (id: string, said: Partial<RegionSaid>): SceneGeometry =>
  standUp(
    basis,
    new Map(scene.regions.map((region) => [region.id, region.id === id ? { ...region, ...said } : region])),
  );
const closeTo = (place: Place, [x, y, z]: Place): void => {
  expect(place[0]).toBeCloseTo(x, 1);
  expect(place[1]).toBeCloseTo(y, 1);
  expect(Math.abs(place[2] - z)).toBeLessThan(0.25);
};

test('the shell of a drawn room stands in metres', () => {
  const { shell, camera } = geometry;
  const at = (side: string) => shell.find((plane) => plane.side === side)?.at;
  expect(camera.position).toEqual([0, EYE, 0]);
  expect(at('floor')).toBe(0);
  expect(at('ceiling')).toBeCloseTo(-2.7, 1);
  expect(at('left')).toBeCloseTo(-2.5, 1);
  expect(at('right')).toBeCloseTo(-2.5, 1);
  expect((at('far') as number) / stretch).toBeCloseTo(-6, 0);
  expect(shell.every(({ drawn }) => drawn)).toBe(true);
});

test('regions lie on the planes that they are drawn on', () => {
  closeTo(placeOf(geometry, standingOf(geometry, regionAt(450, 570)), [450, 570]), [0, 0, -3.1 * stretch]);
  closeTo(placeOf(geometry, standingOf(geometry, regionAt(60, 300)), [60, 300]), [
    -2.5,
    1.31,
    -3.97 * stretch,
  ]);
  // The door of the cupboard stands on the floor before the wall.
  const door = standingOf(geometry, regionAt(550, 400));
  expect(door.stand).toBe('front');
  expect(-door.at / stretch).toBeGreaterThan(5);
  expect(-door.at / stretch).toBeLessThan(5.8);
});

test('every point is seen where it is drawn', () => {
  let worst = 0;
  for (let y = 2; y < 600; y += 7)
    for (let x = 2; x < 900; x += 7) {
      const region = standingOf(geometry, regionAt(x, y));
      const seen = seenAt(geometry.camera, placeOf(geometry, region, [x, y]));
      if (seen === undefined) throw new Error(`${x} ${y} lies behind the eye`);
      worst = Math.max(worst, Math.hypot(seen[0] - x, seen[1] - y));
    }
  expect(worst).toBeLessThan(0.01);
});

test('what a person says of class, facing and height moves a region and what stands on it', () => {
  const door = regionAt(550, 400);
  const said = standingOf(saying(door.id, { facing: 'left' }), door);
  expect([said.stand, said.normal, said.evidence]).toEqual(['left', [-1, 0, 0], 'said']);
  const raised = standingOf(saying(door.id, { heightM: 0.5 }), door);
  expect(raised.contact?.[1]).toBeCloseTo(0.5, 5);
  const floor = regionAt(450, 570);
  expect(standingOf(saying(floor.id, { facing: 'left', heightM: 0.9 }), floor).stand).toBe('left');
  const stage = saying(floor.id, { heightM: 0.4 });
  expect(standingOf(stage, floor)).toMatchObject({ stand: 'up', at: 0.4, evidence: 'said' });
  expect(standingOf(stage, door).contact?.[1]).toBeGreaterThan(0.3);
  expect(standingOf(saying(floor.id, { class: 'sky' }), floor).part).toBe('backdrop');
});

test('a sheet without a perspective stands nowhere', () => {
  const sheet = {
    width: 300,
    height: 200,
    channels: 3 as const,
    data: new Uint8ClampedArray(300 * 200 * 3).fill(255),
  };
  for (let x = 60; x < 240; x++)
    for (const y of [60, 140]) sheet.data.fill(0, 3 * (y * 300 + x), 3 * (y * 300 + x) + 3);
  expect(readScene(sheet, { kind: 'line', space: 'interior' }).scene.geometry).toBeNull();
});
