import { expect, test } from 'vitest';
import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import { SolidMesh, type Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { laySurroundings, type Plot } from './lay-surroundings.ts';
import { SETTINGS } from './setting-list.ts';

const style = TEST_STYLES[0] as StyleSpec;
const EYE: Vec = [0, 1.6, -20];

/** Four walls of 8 × 6 m, 3 m high, with a door of 1 m to the south (−z). */
function house(): SolidMesh {
  const mesh = new SolidMesh();
  const wall = (p: Vec, a: Vec) => mesh.quad(p, a, [0, 3, 0], 0);
  wall([-4, 0, -3], [8, 0, 0]);
  wall([-4, 0, 3], [8, 0, 0]);
  wall([-4, 0, -3], [0, 0, 6]);
  wall([4, 0, -3], [0, 0, 6]);
  return mesh;
}

function plot(more: Partial<Plot> = {}): Plot {
  return {
    level: 0,
    turn: [1, 0],
    ownLand: false,
    sun: undefined,
    low: [-4, 0, -3],
    high: [4, 3, 3],
    door: { low: [-0.5, 0, -3.1], high: [0.5, 2, -2.9] },
    isBuilding: () => true,
    ...more,
  };
}

function lay(more: Partial<Plot> = {}, eye = EYE) {
  const mesh = house();
  const before = mesh.count;
  laySurroundings(mesh, plot(more), eye, SETTINGS.countryside, style, 3);
  const named = (name: string) =>
    Array.from({ length: mesh.count - before }, (_, k) => before + k).filter(
      (k) => FINISH_NAMES[mesh.finish[k] as number] === name,
    );
  return { mesh, before, named };
}

/** Whether a level field of the mesh covers a place. */
function covers(mesh: SolidMesh, k: number, x: number, z: number): boolean {
  const g = mesh.geometry;
  const at = 9 * k;
  const [x0, z0] = [g[at] as number, g[at + 2] as number];
  const [x1, z1] = [x0 + (g[at + 3] as number), z0 + (g[at + 8] as number)];
  return x >= x0 && x <= x1 && z >= z0 && z <= z1;
}

test('a strip follows the walls, and a path leads from the door to a way', () => {
  const { mesh, named } = lay();
  const gravel = named('gravel');
  const on = (list: number[], x: number, z: number) => list.some((k) => covers(mesh, k, x, z));
  expect(on(gravel, -4.5, 0)).toBe(true);
  expect(on(gravel, 2, 3.5)).toBe(true);
  expect(on(gravel, -7, 0)).toBe(false);
  const path = named('paving');
  expect(on(path, 0, -6)).toBe(true);
  expect(on(path, 3, -6)).toBe(false);
  expect(on(path, 0, 6)).toBe(false);
  expect(on(gravel, 20, -12.5)).toBe(true);
  // Rooms that have no floor of their own do not stand on grass.
  expect(on(named('concrete'), 0, 0)).toBe(true);
});

test('nothing of it is a thing of the model, higher than the ground near by, or before the model', () => {
  const { mesh, before } = lay();
  const furthest = Math.hypot(4, 23);
  for (let k = before; k < mesh.count; k++) {
    expect(mesh.thing[k]).toBe(0);
    const [x, y, z] = mesh.geometry.subarray(9 * k, 9 * k + 3) as unknown as [number, number, number];
    if (y > 0.02) expect(Math.hypot(x - EYE[0], z - EYE[2])).toBeGreaterThan(furthest);
  }
});

test('no tree shades the model, however low the sun stands', () => {
  const open = lay();
  let before = 0;
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    const towards = ({ mesh, named }: ReturnType<typeof lay>) =>
      named('trunk').filter((each) => {
        const [px, , pz] = mesh.geometry.subarray(9 * each, 9 * each + 3) as unknown as Vec;
        return px * x + pz * z > 0 && Math.abs(px * z - pz * x) < 5;
      }).length;
    before += towards(open);
    expect(towards(lay({ sun: [0.995 * x, 0.0998, 0.995 * z] }))).toBe(0);
  }
  expect(before).toBeGreaterThan(0);
});

test('land of the model’s own is left as it is, and from among its walls no tree is made', () => {
  expect(lay({ ownLand: true }).named('paving')).toEqual([]);
  expect(lay().named('leaf').length).toBeGreaterThan(1000);
  expect(lay({}, [0, 1.6, 0]).named('leaf')).toEqual([]);
});

test('the same seed plants the same trees for every view', () => {
  const trees = (eye: Vec) => {
    const { mesh, named } = lay({}, eye);
    return new Set(named('trunk').map((k) => mesh.geometry.subarray(9 * k, 9 * k + 3).join()));
  };
  const [one, other] = [trees([0, 1.6, -20]), trees([-9, 1.6, -18])];
  const shared = [...one].filter((place) => other.has(place));
  expect(shared.length).toBeGreaterThan(0.6 * one.size);
});
