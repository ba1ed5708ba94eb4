interface PageShape {
  readonly height: number;
  readonly gap: number;
  /** Rows are made this much smaller, and no more, where a page then has room for one more; 1: never. */
  readonly least: number;
}

interface Page {
  readonly rows: readonly number[];
  /** By which its rows are made smaller. */
  readonly scale: number;
}

/**
 * Puts rows onto pages in their order; a row that would not fit any more begins the next one, and a heading does not stay behind
 * without what it stands over.
 *
 * @param heights of the rows
 * @param isHeading whether a row belongs to the one after it
 */
export function pageRows(
  heights: readonly number[],
  isHeading: (row: number) => boolean,
  { height, gap, least }: PageShape,
): Page[] {
  const highest = height / least;
  const used = (rows: readonly number[]) =>
    rows.reduce((sum, row) => sum + (heights[row] ?? 0), gap * Math.max(0, rows.length - 1));
  const pages: Page[] = [];
  let rows: number[] = [];
  const end = (last: readonly number[]) =>
    pages.push({ rows: last, scale: Math.min(1, Math.max(least, height / used(last))) });
  for (const row of heights.keys()) {
    if (rows.length === 0 || used([...rows, row]) <= highest) {
      rows.push(row);
      continue;
    }
    const last = rows.at(-1);
    const moves = rows.length > 1 && last !== undefined && isHeading(last) ? [last] : [];
    end(rows.slice(0, rows.length - moves.length));
    rows = [...moves, row];
  }
  if (rows.length > 0) end(rows);
  return pages;
}
