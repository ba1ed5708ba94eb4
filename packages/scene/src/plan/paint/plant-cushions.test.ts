import { describe, expect, it } from 'vitest';
import { plantCushions } from './plant-cushions.ts';

/** 60 × 60 with a disc of label 1, radius 16, in its middle. */
function disc() {
  const data = new Int32Array(60 * 60);
  for (let y = 0; y < 60; y++)
    for (let x = 0; x < 60; x++) if (Math.hypot(x - 30, y - 30) < 16) data[y * 60 + x] = 1;
  return { width: 60, height: 60, data, count: 1 };
}

describe('plants seen from above', () => {
  it('are lit at the upper left, darker at the lower right, and alone', () => {
    const { cover, volume } = plantCushions(disc(), Uint8Array.of(0, 1), 40);
    const at = (x: number, y: number) => volume.data[y * 60 + x]!;
    expect(at(22, 22)).toBeGreaterThan(at(30, 30));
    expect(at(38, 38)).toBeLessThan(at(30, 30) - 0.1);
    expect(at(5, 5)).toBe(1);
    expect(cover.data[30 * 60 + 30]).toBeCloseTo(1, 3);
    expect(cover.data[5 * 60 + 5]).toBe(0);
  });

  it('have a flat top where they are wide', () => {
    const { volume } = plantCushions(disc(), Uint8Array.of(0, 1), 4);
    expect(volume.data[30 * 60 + 30]).toBeCloseTo(volume.data[34 * 60 + 28]!, 2);
  });

  it('are none where nothing grows', () => {
    const { cover, volume } = plantCushions(disc(), Uint8Array.of(0, 0), 40);
    expect(Math.max(...cover.data)).toBe(0);
    expect(Math.min(...volume.data)).toBe(1);
  });
});
