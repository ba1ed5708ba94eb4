import { describe, expect, test } from 'vitest';
import { type BoardShape, layOutBoard } from './lay-out-board.ts';

const SHEET = { width: 1200, gap: 12, tallest: 5000 };
const shape = (size: BoardShape['size'], ratio: number | null = 1.5, foot = 0): BoardShape => ({
  size,
  ratio,
  foot,
  section: false,
});
const form = (shapes: readonly BoardShape[], sheet = SHEET) =>
  layOutBoard(shapes, sheet).map(({ columns }) =>
    columns.map((column) => column.map(({ index }) => index).join('/')).join(' '),
  );

describe('which stand beside each other', () => {
  test('a large one alone, two of middle size, three small ones', () => {
    expect(
      form([shape('l'), shape('m'), shape('m'), shape('s'), shape('s'), shape('s'), shape('s'), shape('s')]),
    ).toEqual(['0', '1 2', '3 4 5', '6 7']);
  });

  test('small ones stand in pairs beside one of middle size, whichever comes first', () => {
    expect(form([shape('m'), shape('s'), shape('s'), shape('s'), shape('s'), shape('s')])).toEqual([
      '0 1/2 3/4',
      '5',
    ]);
    expect(form([shape('s'), shape('m'), shape('s'), shape('s')])).toEqual(['0 1 2/3']);
    expect(form([shape('s'), shape('s'), shape('m'), shape('s')])).toEqual(['0/1 2 3']);
    expect(form([shape('m'), shape('s'), shape('s'), shape('m'), shape('m')])).toEqual(['0 1/2 3', '4']);
    expect(form([shape('m'), shape('m'), shape('s'), shape('s')])).toEqual(['0 1', '2 3']);
  });

  test('a full row is not crowded by what comes after it, and a section begins a row', () => {
    expect(form([shape('s'), shape('s'), shape('s'), shape('m'), shape('m')])).toEqual(['0 1 2', '3 4']);
    expect(form([shape('s'), { ...shape('s'), section: true }, shape('s')])).toEqual(['0', '1 2']);
  });

  test('six swatches share a row, and beside a picture they are small pictures', () => {
    const swatches = Array.from({ length: 7 }, () => shape('swatch', 1));
    expect(form(swatches)).toEqual(['0 1 2 3 4 5', '6']);
    expect(form([shape('m'), ...swatches.slice(5)])).toEqual(['0 1/2']);
  });

  test('headings and wide notes have a line of their own, and end the row before', () => {
    expect(form([shape('m'), shape('l', null), shape('m'), shape('m')])).toEqual(['0', '1', '2 3']);
  });

  test('a phone has room for half as many, and for no pairs', () => {
    const narrow = { ...SHEET, width: 358 };
    expect(form([shape('m'), shape('s'), shape('s'), shape('s')], narrow)).toEqual(['0', '1 2', '3']);
  });
});

describe('how large they are', () => {
  const widthOf = (columns: readonly (readonly { width: number }[])[]) =>
    columns.reduce((sum, column) => sum + (column[0]?.width ?? 0), 12 * (columns.length - 1));

  test('a row is filled to both edges, its pictures keep their shape, and its columns end together', () => {
    const shapes = [shape('m', 1.5, 20), shape('s', 1, 20), shape('s', 0.75), shape('s', 2)];
    const [row] = layOutBoard(shapes, SHEET);
    expect(row).toBeDefined();
    expect(widthOf(row?.columns ?? [])).toBeCloseTo(1200);
    for (const column of row?.columns ?? []) {
      const high = column.reduce(
        (sum, { index, height }) => sum + height + (shapes[index]?.foot ?? 0),
        12 * (column.length - 1),
      );
      expect(high).toBeCloseTo(row?.height ?? 0);
      for (const { index, width, height } of column)
        expect(width / height).toBeCloseTo(shapes[index]?.ratio ?? 0);
    }
  });

  test('one that is left over does not grow to fill its row', () => {
    const [row] = layOutBoard([shape('s')], SHEET);
    expect(row?.height).toBeCloseTo(1200 * 0.3);
  });

  test('no row is higher than there is room for', () => {
    const [row] = layOutBoard([shape('l', 0.5)], { ...SHEET, tallest: 700 });
    expect(row).toMatchObject({ height: 700 });
    expect(row?.columns[0]?.[0]).toMatchObject({ width: 350, height: 700 });
  });

  test('an empty board has no rows', () => {
    expect(layOutBoard([], SHEET)).toEqual([]);
  });
});
