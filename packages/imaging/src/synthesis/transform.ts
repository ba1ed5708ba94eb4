/**
 * Where a pixel that is to be filled takes its colour from: a projective map of pixel coordinates (x, y are the middles of
 * pixels, as integers), row by row. Shifts, mirrorings and shifts along a plane in perspective all are such maps.
 */
export type Transform = readonly [number, number, number, number, number, number, number, number, number];

export function shiftBy(dx: number, dy: number): Transform {
  return [1, 0, dx, 0, 1, dy, 0, 0, 1];
}

/** Whether a transform moves all pixels alike. */
export function isShift(t: Transform): boolean {
  return t[0] === 1 && t[1] === 0 && t[3] === 0 && t[4] === 1 && t[6] === 0 && t[7] === 0 && t[8] === 1;
}

/** `second` after `first`. */
export function chain(second: Transform, first: Transform): Transform {
  const cell = (row: number, column: number): number =>
    (second[3 * row] as number) * (first[column] as number) +
    (second[3 * row + 1] as number) * (first[3 + column] as number) +
    (second[3 * row + 2] as number) * (first[6 + column] as number);
  return [
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(1, 0),
    cell(1, 1),
    cell(1, 2),
    cell(2, 0),
    cell(2, 1),
    cell(2, 2),
  ];
}

/** How much larger a pixel's surroundings are at their source, as a length: below 1 the source is enlarged. */
export function magnification(t: Transform, x: number, y: number): number {
  const w = t[6] * x + t[7] * y + t[8];
  if (w <= 0) return 0;
  const u = (t[0] * x + t[1] * y + t[2]) / w;
  const v = (t[3] * x + t[4] * y + t[5]) / w;
  const a = (t[0] - u * t[6]) / w;
  const b = (t[1] - u * t[7]) / w;
  const c = (t[3] - v * t[6]) / w;
  const d = (t[4] - v * t[7]) / w;
  return Math.sqrt(Math.abs(a * d - b * c));
}
