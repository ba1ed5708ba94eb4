import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import { canvas, fill } from '../test/draw-pictures.ts';
import { calmInventedEdges, holdEdges } from './hold-edges.ts';

describe('holdEdges', () => {
  const base = canvas(120, 90, [210, 205, 200]);
  fill(base, 40, 0, 80, 90, [90, 92, 96]);

  it('gives lost edges back', () => {
    const flat = canvas(120, 90, [140, 150, 160]);
    expect(measureFidelity(base, flat).score).toBe(0);
    holdEdges(flat, greyscale(base), { share: 0.7 });
    expect(measureFidelity(base, flat).score).toBeGreaterThan(0.95);
  });

  it('finds room for them in white', () => {
    const white = canvas(120, 90, [255, 255, 255]);
    holdEdges(white, greyscale(base), { share: 0.7 });
    expect(measureFidelity(base, white).score).toBeGreaterThan(0.9);
  });

  it('holds nothing where it is told not to', () => {
    const flat = canvas(120, 90, [140, 150, 160]);
    const free = { width: 120, height: 90, data: new Float32Array(120 * 90).fill(1) };
    holdEdges(flat, greyscale(base), { share: 0.7, free });
    expect(measureFidelity(base, flat).score).toBe(0);
  });
});

describe('calmInventedEdges', () => {
  it('softens edges that the base does not have', () => {
    const base = canvas(120, 90, [200, 200, 200]);
    const invented = canvas(120, 90, [200, 200, 200]);
    for (let x = 20; x < 100; x += 16) fill(invented, x, 10, x + 3, 80, [130, 130, 130]);
    expect(measureFidelity(base, invented).added).toBeGreaterThan(0.9);
    calmInventedEdges(invented, greyscale(base));
    expect(measureFidelity(base, invented).added).toBe(0);
  });
});
