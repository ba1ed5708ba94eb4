/** Of the words below a picture, and of the gap to the next row. */
const FOOT = 52;
const ROW_GAP = 24;

export interface GridMeasures {
  readonly columns: number;
  /** Width of one, and between two. */
  readonly column: number;
  readonly gap: number;
  /** Of a row with the gap below it. */
  readonly row: number;
  readonly heading: number;
}

/** How works stand in a width, in CSS pixels: two beside each other at least, pictures of 4 : 3. */
export function gridShape(width: number): GridMeasures {
  const narrow = width < 640;
  const gap = narrow ? 12 : 20;
  const columns = Math.max(2, Math.floor((width + gap) / ((narrow ? 150 : 232) + gap)));
  const column = Math.max(1, (width - gap * (columns - 1)) / columns);
  return { columns, column, gap, row: Math.round(column * 0.75) + FOOT + ROW_GAP, heading: 52 };
}
