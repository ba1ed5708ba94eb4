import { describe, expect, test } from 'vitest';
import { fillRings } from './fill-rings.ts';
import { doubledArea, type Ring } from './ring.ts';
import { straightenRings } from './straighten-rings.ts';
import { traceRings } from './trace-rings.ts';

/** Rows of a raster: # is set. */
function trace(rows: readonly string[]): Ring[] {
  const width = rows[0]!.length;
  return traceRings(
    { x0: 0, y0: 0, x1: width, y1: rows.length },
    width,
    (i) => rows[Math.floor(i / width)]![i % width] === '#',
  );
}

const areaOf = (rings: readonly Ring[]) => rings.reduce((sum, ring) => sum + doubledArea(ring) / 2, 0);
const filled = (rings: readonly Ring[]) =>
  fillRings(rings).reduce((sum, piece) => sum + Math.abs(doubledArea(piece)) / 2, 0);

describe('outlines of pixels', () => {
  test('enclose as much as is set, holes taken off', () => {
    const rings = trace(['.....', '.###.', '.#.#.', '.####', '.....']);
    expect(rings).toHaveLength(2);
    expect(areaOf(rings)).toBe(9);
  });

  test('pixels that meet by a corner have a ring each', () => {
    const rings = trace(['#.', '.#']);
    expect(rings).toHaveLength(2);
    expect(rings.every((ring) => ring.length === 4)).toBe(true);
  });

  test('nothing set has none, and a raster that is full has one along its edge', () => {
    expect(trace(['...'])).toEqual([]);
    expect(areaOf(trace(['###', '###']))).toBe(6);
  });

  test('are filled by as much, holes left open', () => {
    const rings = trace(['######', '#....#', '#.##.#', '#....#', '######']);
    expect(filled(rings)).toBe(areaOf(rings));
  });
});

/** A long wall whose faces are rough by a pixel. */
function roughWall(slant: number): string[] {
  const width = 200;
  return Array.from({ length: 60 }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const top = 20 + x * slant + (x % 7 === 0 ? 1 : 0);
      return x > 9 && x < 190 && y >= top && y < top + 12 ? '#' : '.';
    }).join(''),
  );
}

describe('straight outlines', () => {
  test('a rough wall along the sheet is a rectangle', () => {
    const [ring, ...others] = straightenRings(trace(roughWall(0)));
    expect(others).toEqual([]);
    expect(ring).toHaveLength(4);
    expect(new Set(ring!.map(([x]) => x)).size).toBe(2);
    expect(new Set(ring!.map(([, y]) => y)).size).toBe(2);
  });

  test('a turned wall stays turned', () => {
    const [ring] = straightenRings(trace(roughWall(0.1)));
    const levels = ring!.map(([, y]) => y);
    expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(26);
  });

  test('faces of two walls in one line get one coordinate', () => {
    const rows = roughWall(0).map(
      (row, y) => row.slice(0, 90) + '.'.repeat(20) + roughWall(0)[y]!.slice(110),
    );
    const rings = straightenRings(trace(rows));
    expect(rings).toHaveLength(2);
    expect(new Set(rings.flat().map(([, y]) => y)).size).toBe(2);
  });
});
