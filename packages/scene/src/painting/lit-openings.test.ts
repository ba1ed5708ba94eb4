import { createBitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { findDarkOpenings } from './lit-openings.ts';

function paint(light: Plane, x0: number, y0: number, x1: number, y1: number, tone: number): void {
  for (let y = y0; y < y1; y++) light.data.fill(tone, y * light.width + x0, y * light.width + x1);
}

describe('findDarkOpenings', () => {
  const wall = (): Plane => {
    const light = createPlane(512, 320);
    light.data.fill(0.7);
    return light;
  };
  const everywhere = createBitMask(512, 320);
  everywhere.data.fill(1);

  it('finds a window in a wall, and its twin whose frame is half hidden', () => {
    const light = wall();
    paint(light, 100, 100, 120, 130, 0.1);
    paint(light, 160, 100, 180, 130, 0.1);
    const twin = (): boolean => findDarkOpenings(light, everywhere).found.some((o) => o.x0 === 160);
    // An eave above and a post beside it hide two of its sides.
    paint(light, 150, 85, 200, 96, 0.1);
    paint(light, 184, 96, 190, 150, 0.1);
    expect(twin()).toBe(true);
    paint(light, 100, 100, 120, 130, 0.7);
    expect(twin()).toBe(false);
  });

  it('leaves the gaps between the rungs of a chair dark', () => {
    const light = wall();
    paint(light, 80, 80, 220, 200, 0.1);
    for (let x = 80; x < 220; x += 14) paint(light, x, 80, x + 4, 200, 0.7);
    for (const y of [80, 120, 160]) paint(light, 80, y, 220, y + 4, 0.7);
    expect(findDarkOpenings(light, everywhere).found).toEqual([]);
  });
});
