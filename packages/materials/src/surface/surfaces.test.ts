import { describe, expect, it } from 'vitest';
import { createCarpet } from './carpet.ts';
import { createFloorBoards } from './floor-boards.ts';
import { createFloorTiles } from './floor-tiles.ts';
import { createHerringbone } from './herringbone.ts';
import { createPlainFloor } from './plain-floor.ts';
import { createPlaster } from './plaster.ts';
import type { Surface, SurfaceTexel } from './surface.ts';
import { createWoodGrain } from './wood-grain.ts';
import { createWovenFabric } from './woven-fabric.ts';

const COLOUR = [0.4, 0.3, 0.2] as const;
const boards = createFloorBoards(COLOUR, { width: 0.12, length: 1.6, offset: 0.03 }, 5);
const surfaces: Record<string, Surface> = {
  boards,
  herringbone: createHerringbone(COLOUR, 0.08, 5),
  tiles: createFloorTiles(COLOUR, { width: 0.6, height: 0.6, offsetU: 0, offsetV: 0 }, 5),
  plain: createPlainFloor(COLOUR, 5),
  carpet: createCarpet(COLOUR, 5),
  plaster: createPlaster(COLOUR, 5),
  wood: createWoodGrain(COLOUR, 5),
  fabric: createWovenFabric(COLOUR, 5),
};

function sample(surface: Surface, u: number, v: number, footprint = 0.002): SurfaceTexel {
  const texel = { r: 0, g: 0, b: 0, gloss: 0 };
  surface(u, v, footprint, texel);
  return texel;
}

describe.each(Object.entries(surfaces))('%s', (_name, surface) => {
  const points = Array.from({ length: 400 }, (_, i) => sample(surface, (i % 20) * 0.137, i * 0.0731));

  it('keeps the given colour in the mean, within a tenth', () => {
    const mean = (pick: (t: SurfaceTexel) => number): number => points.reduce((s, t) => s + pick(t), 0) / 400;
    expect(mean((t) => t.r) / COLOUR[0]).toBeGreaterThan(0.9);
    expect(mean((t) => t.r) / COLOUR[0]).toBeLessThan(1.12);
    expect(mean((t) => t.b) / COLOUR[2]).toBeGreaterThan(0.88);
    expect(mean((t) => t.b) / COLOUR[2]).toBeLessThan(1.1);
  });

  it('gives the same texel for the same point', () => {
    expect(sample(surface, 1.234, 5.678)).toEqual(sample(surface, 1.234, 5.678));
  });

  it('fades its detail where a pixel covers much more than the detail', () => {
    const spread = (footprint: number): number => {
      const light = Array.from({ length: 300 }, (_, i) => sample(surface, i * 0.0037, 0.4, footprint).g);
      return Math.max(...light) - Math.min(...light);
    };
    expect(spread(3)).toBeLessThanOrEqual(spread(0.001) + 1e-6);
  });
});

describe('floor boards', () => {
  it('lie between joints that repeat every board width from the measured offset', () => {
    const joint = sample(boards, 0.03 + 0.12 * 4, 0.777).r;
    const left = sample(boards, 0.03 + 0.12 * 3.5, 0.777).r;
    const right = sample(boards, 0.03 + 0.12 * 4.5, 0.777).r;
    expect(joint).toBeLessThan(Math.max(left, right));
  });

  it('give neighbouring boards different tones', () => {
    const tones = Array.from({ length: 12 }, (_, row) => sample(boards, 0.09 + row * 0.12, 0.3).r.toFixed(3));
    expect(new Set(tones).size).toBeGreaterThan(8);
  });
});

describe('herringbone', () => {
  it('covers the plane with blocks that lie and blocks that stand in equal shares', () => {
    const block = createHerringbone([1, 1, 1], 1, 1);
    // Standing blocks are lighter by design: count both sides of the mean.
    const tones = Array.from(
      { length: 2000 },
      (_, i) => sample(block, (i % 50) + 0.5, Math.floor(i / 50) + 0.5, 0.2).r,
    );
    const mean = tones.reduce((a, b) => a + b, 0) / tones.length;
    const lighter = tones.filter((t) => t > mean).length / tones.length;
    expect(lighter).toBeGreaterThan(0.4);
    expect(lighter).toBeLessThan(0.6);
  });
});
