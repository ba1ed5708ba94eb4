/** Height of the lower end to the tallest column. */
const MIN_END = 0.55;
/**
 * How well a region fills an upright quadrilateral, 0…1: sides upright, head and sill slanted as perspective asks. The
 * share of its columns' spans that it covers, 0 where it tapers to a point or leans.
 * @param has whether (x, y) of the box belongs to the region.
 */
export function uprightQuadShare(
  width: number,
  height: number,
  has: (x: number, y: number) => boolean,
): number {
  const spans = new Float32Array(width);
  let area = 0;
  let total = 0;
  let tallest = 0;
  for (let x = 0; x < width; x++) {
    let first = -1;
    let last = -1;
    for (let y = 0; y < height; y++) {
      if (!has(x, y)) continue;
      if (first < 0) first = y;
      last = y;
      area++;
    }
    const span = first < 0 ? 0 : last - first + 1;
    spans[x] = span;
    total += span;
    tallest = Math.max(tallest, span);
  }
  const edge = Math.floor(width * 0.12);
  const ends = Math.min(spans[edge] as number, spans[width - 1 - edge] as number);
  return total > 0 && ends > MIN_END * tallest ? area / total : 0;
}
