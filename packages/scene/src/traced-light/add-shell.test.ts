import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { expect, test } from 'vitest';
import type { Place } from '../scene-value/scene-geometry.ts';
import { addShell, type RoomSide } from './add-shell.ts';
import { tracerFrame } from './space.ts';

const ROOM = { low: [-2, 0, -5], high: [2, 3, 1] } as const;

function areaOf(isOpen: (side: RoomSide, place: Place) => boolean, finish: number): number {
  const mesh = new SolidMesh();
  addShell(mesh, ROOM, tracerFrame(ROOM), (side) => (side === 'left' ? 1 : 0), isOpen);
  let area = 0;
  for (let i = 0; i < mesh.count; i++) {
    if (mesh.finish[i] !== finish) continue;
    const g = mesh.geometry.subarray(9 * i, 9 * i + 9);
    // Inner faces lie in the plane of the wall, which is x = −2 in both frames.
    if (finish === 1 && Math.abs((g[0] as number) + 2) > 1e-6) continue;
    area +=
      Math.hypot(g[3] as number, g[4] as number, g[5] as number) *
      Math.hypot(g[6] as number, g[7] as number, g[8] as number);
  }
  return area;
}

test('a wall is whole but for its window', () => {
  const whole = areaOf(() => false, 1);
  expect(whole).toBeCloseTo(6 * 3, 3);
  const withWindow = areaOf((side, [, y, z]) => side === 'left' && y > 1 && y < 2 && z > -4 && z < -2, 1);
  expect(whole - withWindow).toBeGreaterThan(1.8);
  expect(whole - withWindow).toBeLessThan(2.2);
});

test('a room that was misread as endless is closed with a bounded number of pieces', () => {
  const mesh = new SolidMesh();
  const bounds = { low: [-2, 0, -1e7], high: [2, 3, 1] } as const;
  addShell(
    mesh,
    bounds,
    tracerFrame(bounds),
    () => 0,
    () => false,
  );
  expect(mesh.count).toBeLessThan(20_000);
});
