import { expect, test } from 'vitest';
import type { Faces } from '../faces/faces.ts';
import { fillDepthBuffer } from './depth-buffer.ts';
import { createFaceGrid } from './face-grid.ts';

const WINDOW = { left: 0, top: 0, right: 1, bottom: 1 };
const CELLS = 1024;

/** A wall nearby over the left half below `skyline`, and so many leaves far behind it, everywhere. */
function leavesBehindWall(along: number, skyline: number): Faces {
  const wall = [...[0, skyline, 1, 0.5, skyline, 1, 0.5, 1, 1], ...[0, skyline, 1, 0.5, 1, 1, 0, 1, 1]];
  const size = 1 / along;
  const leaves = Array.from({ length: along * along }, (_, k) => {
    const [u, v] = [(k % along) * size, Math.floor(k / along) * size];
    return [u, v, 10, u + size * 0.9, v, 10, u, v + size * 0.9, 10];
  }).flat();
  const corners = Float32Array.from([...wall, ...leaves]);
  const count = corners.length / 9;
  return { count, corners, normals: new Float32Array(count * 3), part: new Int32Array(count) };
}

test('of very many triangles those behind a skyline are left out cell by cell, and none that is seen', () => {
  // The skyline runs through a row of squares: seen as a whole they would be open.
  const skyline = 0.503;
  const faces = leavesBehindWall(320, skyline);
  const depth = fillDepthBuffer(faces, WINDOW, CELLS, new AbortController().signal);
  const grid = createFaceGrid(faces, depth, 1e-4);
  const listed = new Set(grid.faces);
  const margin = 4 / CELLS;
  for (let face = 2; face < faces.count; face += 1) {
    const [u, v] = [faces.corners[face * 9] as number, faces.corners[face * 9 + 1] as number];
    const isBehind = u + 1 / 320 < 0.5 - margin && v > skyline + margin;
    const isFree = u > 0.5 || v + 1 / 320 < skyline;
    if (isBehind && listed.has(face)) expect.fail(`${u}, ${v} is hidden`);
    if (isFree && !listed.has(face)) expect.fail(`${u}, ${v} is seen`);
  }
  expect(listed.size).toBeGreaterThan(0.7 * faces.count);
  expect(listed.size).toBeLessThan(0.8 * faces.count);
});
