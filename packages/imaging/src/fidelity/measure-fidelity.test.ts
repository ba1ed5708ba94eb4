import { describe, expect, it } from 'vitest';
import { createBitMask, createRaster, type Raster } from '../raster.ts';
import { measureFidelity } from './measure-fidelity.ts';

const SIZE = 96;

/** White paper with dark lines of 2 px: verticals at the given columns, horizontals at the given rows. */
function drawLines(columns: number[], rows: number[] = [], ink = 30): Raster {
  const picture = createRaster(SIZE, SIZE, 3);
  picture.data.fill(240);
  const paint = (x: number, y: number): void => {
    picture.data.fill(ink, (y * SIZE + x) * 3, (y * SIZE + x) * 3 + 3);
  };
  for (let t = 10; t < SIZE - 10; t++) {
    for (const x of columns) [x, x + 1].forEach((column) => paint(column, t));
    for (const y of rows) [y, y + 1].forEach((row) => paint(t, row));
  }
  return picture;
}

function mapTone(picture: Raster, tone: (value: number) => number): Raster {
  return { ...picture, data: picture.data.map(tone) };
}

describe('measureFidelity', () => {
  const base = drawLines([20, 50], [40]);

  it('finds a copy perfect', () => {
    const { score, added, diff } = measureFidelity(base, base);
    expect([score, added]).toEqual([1, 0]);
    expect([diff.width, diff.height, diff.channels]).toEqual([SIZE, SIZE, 3]);
  });

  it('keeps every edge when only the tone changes', () => {
    expect(
      measureFidelity(
        base,
        mapTone(base, (v) => 60 + v * 0.7),
      ),
    ).toMatchObject({ score: 1, added: 0 });
    expect(
      measureFidelity(
        base,
        mapTone(base, (v) => v * 0.6),
      ),
    ).toMatchObject({ score: 1, added: 0 });
  });

  it('loses edges that keep less than half their contrast', () => {
    expect(
      measureFidelity(
        base,
        mapTone(base, (v) => 140 + v * 0.4),
      ).score,
    ).toBeLessThan(0.02);
  });

  it('accepts a line moved by 1 px and counts one moved by 3 px as lost and added', () => {
    expect(measureFidelity(drawLines([20]), drawLines([21])).score).toBeGreaterThan(0.95);
    const moved = measureFidelity(drawLines([20, 50]), drawLines([20, 54]));
    expect(moved.score).toBeLessThan(0.6);
    expect(moved.score).toBeGreaterThan(0.4);
    expect(moved.added).toBeGreaterThan(0.2);
  });

  it('does not take a moved flank of the other sign for the line', () => {
    expect(measureFidelity(drawLines([20]), drawLines([23])).score).toBeLessThan(0.1);
  });

  it('counts an inverted line as lost', () => {
    expect(
      measureFidelity(
        base,
        mapTone(base, (v) => 255 - v),
      ).score,
    ).toBeLessThan(0.05);
  });

  it('counts an invented line as added, unless the area is declared textured', () => {
    const result = drawLines([20, 50, 75], [40]);
    const { score, added } = measureFidelity(base, result);
    expect(score).toBe(1);
    expect(added).toBeGreaterThan(0.15);
    const textured = createBitMask(SIZE, SIZE);
    for (let i = 0; i < textured.data.length; i++) textured.data[i] = i % SIZE > 65 ? 1 : 0;
    expect(measureFidelity(base, result, { textured }).added).toBe(0);
  });

  it('colours lost edges red and added ones blue', () => {
    const { diff } = measureFidelity(drawLines([20]), drawLines([60]));
    const at = (x: number): number[] =>
      Array.from(diff.data.slice((48 * SIZE + x) * 3, (48 * SIZE + x) * 3 + 3));
    expect([at(19), at(20)]).toContainEqual([214, 40, 40]);
    expect([at(59), at(60)]).toContainEqual([24, 96, 232]);
  });

  it('reduces the base to the size of the result', () => {
    const small = createRaster(SIZE / 2, SIZE / 2, 3);
    for (let i = 0; i < small.data.length; i++) {
      const x = (Math.floor(i / 3) % (SIZE / 2)) * 2;
      const y = Math.floor(i / 3 / (SIZE / 2)) * 2;
      const p = (dx: number, dy: number): number => base.data[((y + dy) * SIZE + x + dx) * 3] as number;
      small.data[i] = (p(0, 0) + p(1, 0) + p(0, 1) + p(1, 1)) / 4;
    }
    expect(measureFidelity(base, small)).toMatchObject({ score: 1, added: 0 });
  });

  it('finds a blank base kept by a blank result', () => {
    const blank = createRaster(SIZE, SIZE, 3);
    expect(measureFidelity(blank, blank)).toMatchObject({ score: 1, added: 0 });
  });
});
