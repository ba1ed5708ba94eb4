import { createBitMask, createPlane } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { findDrawnGlass } from './find-drawn-glass.ts';

function mark(
  mask: { width: number; data: Uint8Array },
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  for (let y = y0; y < y1; y++) mask.data.fill(1, y * mask.width + x0, y * mask.width + x1);
}

describe('findDrawnGlass', () => {
  it('takes panes parted by a bar for one window, with what is tinted beside them', () => {
    const light = createPlane(300, 200);
    light.data.fill(0.6);
    const drawn = createBitMask(300, 200);
    const tinted = createBitMask(300, 200);
    for (const x of [40, 120]) {
      mark(drawn, x, 60, x + 10, 90);
      mark(drawn, x + 11, 60, x + 21, 90);
    }
    mark(drawn, 210, 60, 220, 90);
    mark(tinted, 200, 60, 210, 90);
    for (let i = 0; i < light.data.length; i++) if (drawn.data[i] === 1) light.data[i] = 0.2;
    const openings = findDrawnGlass(light, drawn, tinted);
    expect(openings?.found.length).toBe(3);
    expect(openings?.labels[75 * 300 + 45]).toBe(openings?.labels[75 * 300 + 55]);
    expect(openings?.labels[75 * 300 + 203]).toBe(openings?.labels[75 * 300 + 215]);
    expect(openings?.labels[75 * 300 + 180]).toBe(0);
  });

  it('is silent about a model that draws no glass', () => {
    const light = createPlane(300, 200);
    expect(findDrawnGlass(light, createBitMask(300, 200), createBitMask(300, 200))).toBeNull();
  });
});
