import { createPlane } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';

const TREES = [
  { x: 60, y: 60, radius: 20 },
  { x: 150, y: 70, radius: 30 },
  { x: 260, y: 60, radius: 24 },
  { x: 80, y: 170, radius: 16 },
  { x: 230, y: 170, radius: 36 },
];

describe('findCircles', () => {
  it('finds drawn circles among straight lines, hatch and nothing else', () => {
    const ink = createPlane(320, 240);
    for (let y = 0; y < 240; y++) {
      for (let x = 0; x < 320; x++) {
        const ring = TREES.some((t) => Math.abs(Math.hypot(x - t.x, y - t.y) - t.radius) < 1.1);
        const line = y === 225 || x === 310 || (x > 120 && x < 170 && y > 130 && y < 215 && (x + y) % 6 < 2);
        if (ring || line) ink.data[y * 320 + x] = 1;
      }
    }
    const found = findCircles(ink, 10, 45);
    expect(found).toHaveLength(TREES.length);
    for (const tree of TREES) {
      const match = found.find((f) => Math.hypot(f.x - tree.x, f.y - tree.y) < 3);
      expect(Math.abs((match?.radius ?? 0) - tree.radius)).toBeLessThan(2.5);
    }
  });
});
