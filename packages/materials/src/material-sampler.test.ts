import { describe, expect, it } from 'vitest';
import { createMaterialSample, createMaterialSampler } from './material-sampler.ts';
import type { MaterialTile } from './spec/material-spec.ts';
import { findMaterial } from './materials.ts';
import { renderMaterialTile } from './render-material-tile.ts';
import { tintTile } from './tint-tile.ts';

const brick = findMaterial('red-brick')!;
const tile = renderMaterialTile(brick, { pixelsPerMm: 0.25 });
const sampler = createMaterialSampler(tile, brick);

describe('createMaterialSampler', () => {
  it('repeats after the size of the tile', () => {
    const a = createMaterialSample();
    const b = createMaterialSample();
    sampler.sample(310, 470, 4, a);
    sampler.sample(310 - 3 * 2000, 470 + 5 * 1296, 4, b);
    for (const key of ['r', 'g', 'b', 'height'] as const) expect(b[key]).toBeCloseTo(a[key], 6);
  });

  it('loses contrast with distance and ends at the mean colour', () => {
    const spread = (footprint: number): number => {
      const at = createMaterialSample();
      let low = Infinity;
      let high = -Infinity;
      for (let k = 0; k < 500; k++) {
        sampler.sample(k * 13.7, k * 7.9, footprint, at);
        low = Math.min(low, at.g);
        high = Math.max(high, at.g);
      }
      return high - low;
    };
    expect(spread(40)).toBeLessThan(0.7 * spread(4));
    expect(spread(300)).toBeLessThan(0.35 * spread(4));
    expect(spread(5000)).toBeLessThan(1e-6);
    const at = createMaterialSample();
    sampler.sample(1, 2, 1e5, at);
    expect(at.r).toBeCloseTo(sampler.mean[0], 6);
  });

  it('shows courses of 81 mm', () => {
    // The mean of a line along u is dark or light as the line is brick or joint.
    const at = createMaterialSample();
    const lines = Array.from({ length: 1296 }, (_, v) => {
      let sum = 0;
      for (let u = 0; u < 2000; u += 16) {
        sampler.sample(u, v, 4, at);
        sum += at.b;
      }
      return sum;
    });
    const mean = lines.reduce((a, b) => a + b, 0) / lines.length;
    const power = (period: number): number => {
      let re = 0;
      let im = 0;
      lines.forEach((line, v) => {
        re += (line - mean) * Math.cos((2 * Math.PI * v) / period);
        im += (line - mean) * Math.sin((2 * Math.PI * v) / period);
      });
      return Math.hypot(re, im);
    };
    for (const other of [60, 70, 75, 88, 95, 120]) expect(power(81)).toBeGreaterThan(3 * power(other));
  });
});

describe('tintTile', () => {
  const deviation = (picture: MaterialTile): number => {
    const { data } = picture.albedo;
    let sum = 0;
    let squares = 0;
    for (let i = 1; i < data.length; i += 3) {
      sum += data[i]!;
      squares += data[i]! ** 2;
    }
    const n = data.length / 3;
    return Math.sqrt(squares / n - (sum / n) ** 2) / (sum / n);
  };

  it.each([
    [0.2, 0.3, 0.4],
    [0.6, 0.55, 0.5],
    [0.05, 0.05, 0.05],
  ] as const)('brings the mean to %d %d %d and keeps the pattern', (r, g, b) => {
    const tinted = tintTile(tile, [r, g, b]);
    const { mean } = createMaterialSampler(tinted, brick);
    expect(Math.abs(mean[0] - r)).toBeLessThan(0.03 + 0.1 * r);
    expect(Math.abs(mean[1] - g)).toBeLessThan(0.03 + 0.1 * g);
    expect(Math.abs(mean[2] - b)).toBeLessThan(0.03 + 0.1 * b);
    expect(deviation(tinted)).toBeGreaterThan(0.35 * deviation(tile));
    expect(deviation(tinted)).toBeLessThan(2 * deviation(tile));
  });

  it('changes nothing at share 0', () => {
    const same = tintTile(tile, [0.1, 0.1, 0.6], 0).albedo.data;
    let most = 0;
    for (let i = 0; i < same.length; i += 97)
      most = Math.max(most, Math.abs(same[i]! - tile.albedo.data[i]!));
    expect(most).toBeLessThan(14);
  });
});
