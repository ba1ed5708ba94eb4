import { createPlane } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { keepModelEdges } from './keep-model-edges.ts';

const SIZE = 64;

/** A light wall with a dark line across, and a dim flat picture of it. */
function lineOnWall(): {
  light: ReturnType<typeof createPlane>;
  planes: ReturnType<typeof createColourPlanes>;
} {
  const light = createPlane(SIZE, SIZE);
  light.data.fill(0.8);
  for (let x = 0; x < SIZE; x++) light.data[32 * SIZE + x] = 0.3;
  const planes = createColourPlanes(SIZE, SIZE);
  for (const plane of [planes.r, planes.g, planes.b]) plane.fill(0.12);
  return { light, planes };
}

describe('keepModelEdges', () => {
  it('brings a lost line back, darker than the wall, and leaves the wall away from it', () => {
    const { light, planes } = lineOnWall();
    keepModelEdges(planes, light, new Uint8Array(SIZE * SIZE).fill(1));
    expect(planes.r[32 * SIZE + 20]).toBeLessThan(0.08);
    expect(planes.r[10 * SIZE + 20]).toBeCloseTo(0.12, 3);
  });

  it('leaves what is not of the model, and what has kept its contrast', () => {
    const { light, planes } = lineOnWall();
    keepModelEdges(planes, light, new Uint8Array(SIZE * SIZE));
    expect(planes.r.every((v) => Math.abs(v - 0.12) < 1e-6)).toBe(true);
    for (let x = 0; x < SIZE; x++)
      planes.r[32 * SIZE + x] = planes.g[32 * SIZE + x] = planes.b[32 * SIZE + x] = 0;
    const before = planes.r.slice();
    keepModelEdges(planes, light, new Uint8Array(SIZE * SIZE).fill(1));
    expect(planes.r[32 * SIZE + 20]).toBeCloseTo(before[32 * SIZE + 20] as number, 3);
  });
});
