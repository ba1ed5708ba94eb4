import type { Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { lightMaterialTile } from './light-material-tile.ts';
import { MATERIALS, findMaterial } from './materials.ts';
import { renderMaterialTile } from './render-material-tile.ts';

/** Mean difference between neighbouring columns or rows `a` and `b` (green). */
function step(picture: Raster, a: number, b: number, across: boolean): number {
  const { width, height, data } = picture;
  const n = across ? height : width;
  let sum = 0;
  for (let k = 0; k < n; k++) {
    const p = across ? k * width + a : a * width + k;
    const q = across ? k * width + b : b * width + k;
    sum += Math.abs((data[3 * p + 1] as number) - (data[3 * q + 1] as number));
  }
  return sum / n;
}

/** The step over the seam against the largest and the mean step within. */
function seam(picture: Raster, across: boolean): { over: number; mean: number; high: number } {
  const n = across ? picture.width : picture.height;
  const inner = Array.from({ length: n - 1 }, (_, k) => step(picture, k, k + 1, across)).sort(
    (a, b) => a - b,
  );
  return {
    over: step(picture, n - 1, 0, across),
    mean: inner.reduce((a, b) => a + b, 0) / inner.length,
    high: inner.at(-1) as number,
  };
}

describe.each(MATERIALS.map((material) => [material.id, material] as const))('%s', (_id, material) => {
  const tile = renderMaterialTile(material, { size: 160 });

  it('continues over both seams as it does within', () => {
    for (const picture of [tile.albedo, lightMaterialTile(tile, material)]) {
      for (const across of [true, false]) {
        const { over, mean, high } = seam(picture, across);
        expect(over).toBeLessThanOrEqual(Math.max(1.3 * high, 1.5 * mean) + 0.6);
      }
    }
  });

  it('is a picture: varied, neither black nor burnt out, with a relief', () => {
    const { data } = tile.albedo;
    let sum = 0;
    let squares = 0;
    let clipped = 0;
    for (let i = 1; i < data.length; i += 3) {
      const v = data[i] as number;
      sum += v;
      squares += v * v;
      if (v <= 1 || v >= 254) clipped++;
    }
    const n = data.length / 3;
    expect(Math.sqrt(squares / n - (sum / n) ** 2)).toBeGreaterThan(0.35);
    expect(clipped / n).toBeLessThan(0.03);
    const heights = tile.height.data;
    const low = heights.reduce((a, b) => Math.min(a, b), 1);
    const high = heights.reduce((a, b) => Math.max(a, b), 0);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    if (material.reliefMm >= 0.5) expect(high - low).toBeGreaterThan(0.015);
  });
});

describe('the list of materials', () => {
  it('holds a hundred and more, each id once', () => {
    expect(MATERIALS.length).toBeGreaterThan(100);
    expect(new Set(MATERIALS.map(({ id }) => id)).size).toBe(MATERIALS.length);
    expect(findMaterial('red-brick')?.family).toBe('brick');
    expect(findMaterial('nothing')).toBeUndefined();
  });

  it.each(['oak-boards', 'lawn', 'carrara-marble', 'natural-linen', 'clay-pantiles', 'pool-water'])(
    'draws %s the same for the same seed and otherwise for another',
    (id) => {
      const material = findMaterial(id)!;
      const first = renderMaterialTile(material, { size: 96 }, 4);
      expect(renderMaterialTile(material, { size: 96 }, 4).albedo.data).toEqual(first.albedo.data);
      expect(renderMaterialTile(material, { size: 96 }, 5).albedo.data).not.toEqual(first.albedo.data);
    },
  );

  it('refuses a tile too small or too large to draw', () => {
    expect(() => renderMaterialTile(MATERIALS[0]!, { size: 4 })).toThrow(RangeError);
    expect(() => renderMaterialTile(MATERIALS[0]!, { pixelsPerMm: 9 })).toThrow(RangeError);
  });
});
