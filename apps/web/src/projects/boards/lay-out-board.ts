import type { BOARD_SIZES } from '@plumbline/contract/projects/project-lists.ts';

/** Swatches are smaller than small pictures. */
type BoardSize = (typeof BOARD_SIZES)[number] | 'swatch';

/** What the layout knows of something on a board. */
export interface BoardShape {
  /** Width to height; null of what takes a line of its own and is as high as its words: headings and wide notes. */
  readonly ratio: number | null;
  readonly size: BoardSize;
  /** Height of the words below it. */
  readonly foot: number;
  /** A section begins with it, and therefore a row. */
  readonly section: boolean;
}

export interface BoardSheet {
  readonly width: number;
  readonly gap: number;
  /** No row of pictures is higher: what a window or a sheet of paper has room for. */
  readonly tallest: number;
}

export interface BoardCell {
  /** In the order of the board. */
  readonly index: number;
  readonly width: number;
  /** Of the picture, without the words below it. */
  readonly height: number;
}

/** A row of columns; a column has one cell, or two small ones below each other. */
export interface BoardRow {
  readonly columns: readonly (readonly BoardCell[])[];
  /** Null: as high as its words. */
  readonly height: number | null;
}

/** Below this a row has room for half as many. */
export const NARROW = 640;
const SHARES = { swatch: 1 / 6, s: 1 / 3, m: 1 / 2, l: 1 } as const;
const NARROW_SHARES = { swatch: 1 / 3, s: 1 / 2, m: 1, l: 1 } as const;
/** Of a column of small ones in pairs, beside one of middle size. */
const PAIR_SHARE = 1 / 4;
/** A row that is not full is no higher than a full one of its size would be. */
const TALLEST = { swatch: 0.15, s: 0.3, m: 0.42, l: Number.POSITIVE_INFINITY } as const;
const NARROW_TALLEST = {
  swatch: 0.3,
  s: 0.6,
  m: Number.POSITIVE_INFINITY,
  l: Number.POSITIVE_INFINITY,
} as const;
/** Thirds do not add up exactly. */
const FULL = 0.999;
/** Two of middle size with a pair between or beside them. */
const FULLEST = 1.251;

type Column = readonly number[];

/**
 * Lays a board out in rows that are filled from edge to edge, without cropping a picture: a large one has a row of its own, two
 * of middle size share one, three small ones do, and beside one of middle size small ones stand in pairs.
 *
 * @param shapes in the order of the board
 */
export function layOutBoard(shapes: readonly BoardShape[], sheet: BoardSheet): BoardRow[] {
  const isNarrow = sheet.width < NARROW;
  return rowsOf(shapes, isNarrow).map((row) => {
    const [first = 0] = row;
    if (shapes[first]?.ratio === null)
      return { height: null, columns: [[{ index: first, width: sheet.width, height: 0 }]] };
    return fillRow(columnsOf(row, shapes, isNarrow), shapes, sheet, isNarrow);
  });
}

function rowsOf(shapes: readonly BoardShape[], isNarrow: boolean): number[][] {
  const rows: number[][] = [];
  let row: number[] = [];
  const end = () => {
    if (row.length > 0) rows.push(row);
    row = [];
  };
  shapes.forEach(({ ratio, section }, index) => {
    if (section || ratio === null || !fits(row, index, shapes, isNarrow)) end();
    row.push(index);
    if (ratio === null) end();
  });
  end();
  return rows;
}

/** Whether a row has room for one more: a full one still takes a small one below another. */
function fits(
  row: readonly number[],
  index: number,
  shapes: readonly BoardShape[],
  isNarrow: boolean,
): boolean {
  const before = columnsOf(row, shapes, isNarrow);
  const after = columnsOf([...row, index], shapes, isNarrow);
  const isFull = filled(before, shapes, isNarrow) > FULL;
  const most = before.some((column) => column.length === 2 || isSmall(shapes, column[0]))
    ? FULLEST
    : 2 - FULL;
  const isMixed = !isNarrow && [...row, index].some((each) => shapes[each]?.size === 'm');
  return (
    filled(after, shapes, isNarrow) < (isMixed ? most : 2 - FULL) && (!isFull || after.at(-1)?.length === 2)
  );
}

function filled(columns: readonly Column[], shapes: readonly BoardShape[], isNarrow: boolean): number {
  const shares = isNarrow ? NARROW_SHARES : SHARES;
  const isMixed = !isNarrow && columns.some(([first = -1]) => shapes[first]?.size === 'm');
  return columns.reduce((sum, [first = -1]) => {
    const size = shapes[first]?.size ?? 'm';
    return sum + (isMixed && isSmall(shapes, first) ? PAIR_SHARE : shares[size]);
  }, 0);
}

function columnsOf(row: readonly number[], shapes: readonly BoardShape[], isNarrow: boolean): Column[] {
  const pairs = !isNarrow && row.some((index) => shapes[index]?.size === 'm');
  const columns: number[][] = [];
  for (const index of row) {
    const last = columns.at(-1);
    if (pairs && last?.length === 1 && isSmall(shapes, last[0]) && isSmall(shapes, index)) last.push(index);
    else columns.push([index]);
  }
  return columns;
}

function isSmall(shapes: readonly BoardShape[], index: number | undefined): boolean {
  const size = index === undefined ? undefined : shapes[index]?.size;
  return size === 's' || size === 'swatch';
}

/**
 * In a row of the height h a column is as wide as `slope · h + offset`: of one picture `ratio · (h − foot)`, of two below each
 * other what makes their heights, their words and the gap come to h.
 */
function lineOf(column: Column, shapes: readonly BoardShape[], gap: number) {
  const parts = column.map((index) => shapes[index]).filter((shape) => shape !== undefined);
  const slope = 1 / parts.reduce((sum, { ratio }) => sum + 1 / (ratio ?? 1), 0);
  const fixed = parts.reduce((sum, { foot }) => sum + foot, gap * (parts.length - 1));
  return { slope, offset: -slope * fixed };
}

function fillRow(
  columns: readonly Column[],
  shapes: readonly BoardShape[],
  { width, gap, tallest }: BoardSheet,
  isNarrow: boolean,
): BoardRow {
  const lines = columns.map((column) => lineOf(column, shapes, gap));
  const slope = lines.reduce((sum, line) => sum + line.slope, 0);
  const offset = lines.reduce((sum, line) => sum + line.offset, 0);
  const full = (width - gap * (columns.length - 1) - offset) / slope;
  const limits = isNarrow ? NARROW_TALLEST : TALLEST;
  const sizes = columns.flat().map((index) => shapes[index]?.size ?? 'm');
  const limit = Math.max(...sizes.map((size) => limits[size] * width));
  const height = Math.max(1, Math.min(full, limit, tallest));
  return {
    height,
    columns: columns.map((column, at) => {
      const line = lines[at] ?? { slope: 1, offset: 0 };
      const columnWidth = Math.max(1, line.slope * height + line.offset);
      return column.map((index) => ({
        index,
        width: columnWidth,
        height: columnWidth / (shapes[index]?.ratio ?? 1),
      }));
    }),
  };
}
