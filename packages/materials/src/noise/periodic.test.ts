import { describe, expect, it } from 'vitest';
import {
  createChevronBond,
  createHerringboneBond,
  createHexagons,
  herringboneSize,
  hexagonSize,
} from '../layout/diagonal-bonds.ts';
import { createRubble } from '../layout/irregular.ts';
import { bondCourses, createRows, randomCourses, runningCourses } from '../layout/rows.ts';
import { createUnit, type Layout } from '../layout/unit.ts';
import type { TileFrame } from '../spec/material-spec.ts';
import { createNoise, createRidges } from './periodic-noise.ts';

function frameOf(widthMm: number, heightMm: number): TileFrame {
  return { width: 200, height: 200, widthMm, heightMm, pixel: widthMm / 200, seed: 7 };
}

const square = frameOf(1000, 800);

describe('noise', () => {
  it.each([
    ['gradient', createNoise(square, 130, 4)],
    ['stretched', createNoise(square, [300, 20], 3)],
    ['ridges', createRidges(square, 150, 2, 0.05)],
  ])('%s repeats with the tile', (_name, field) => {
    for (let k = 0; k < 50; k++) {
      const u = k * 37.3;
      const v = k * 19.1;
      expect(field(u + 1000, v)).toBeCloseTo(field(u, v), 9);
      expect(field(u, v - 800)).toBeCloseTo(field(u, v), 9);
    }
  });
});

const HERRING = frameOf(...herringboneSize(90, 6, 1, 12));
const HEX = frameOf(...hexagonSize(50, 6, 4));
const LAYOUTS: readonly (readonly [string, TileFrame, Layout])[] = [
  ['running bond', square, createRows(square, runningCourses(square, 8, 4, 0.5))],
  ['random lengths', square, createRows(square, randomCourses(square, 8, 4, 0.8, [1, 0.7]))],
  [
    'flemish bond',
    square,
    createRows(
      square,
      bondCourses(square, 8, [
        { lengths: [250, 125], shift: 0 },
        { lengths: [250, 125], shift: 187.5 },
      ]),
    ),
  ],
  ['herringbone', HERRING, createHerringboneBond(HERRING, 90, 6)],
  ['chevron', square, createChevronBond(square, 2, 8, 1)],
  ['hexagons', HEX, createHexagons(HEX, 50)],
  ['rubble', square, createRubble(square, 120, 0.8, 8)],
];

describe.each(LAYOUTS)('%s', (_name, frame, layout) => {
  it('names the same unit at the same place one tile on', () => {
    const a = createUnit();
    const b = createUnit();
    for (let k = 0; k < 400; k++) {
      const u = ((k * 0.618034) % 1) * frame.widthMm;
      const v = ((k * 0.414214) % 1) * frame.heightMm;
      layout(u, v, a);
      if (a.edge < 0.5) continue;
      layout(u + frame.widthMm, v - frame.heightMm, b);
      expect(b.id).toBe(a.id);
      expect(b.x).toBeCloseTo(a.x, 6);
      expect(b.y).toBeCloseTo(a.y, 6);
      expect(b.edge).toBeCloseTo(a.edge, 6);
    }
  });

  it('keeps one number within a unit, and another in others', () => {
    const numbers = new Set<number>();
    const a = createUnit();
    const b = createUnit();
    for (let k = 0; k < 400; k++) {
      const u = ((k * 0.618034) % 1) * frame.widthMm;
      const v = ((k * 0.732051) % 1) * frame.heightMm;
      layout(u, v, a);
      const step = 0.7 * a.edge;
      if (!(step > 1)) continue;
      layout(u + step * Math.cos(k), v + step * Math.sin(k), b);
      expect(b.id).toBe(a.id);
      numbers.add(a.id);
    }
    expect(numbers.size).toBeGreaterThan(3);
  });
});
