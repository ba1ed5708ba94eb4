/**
 * Distances in a row from distances along its columns: the lower envelope of one parabola for each pixel (Felzenszwalb,
 * Huttenlocher, "Distance transforms of sampled functions", 2012). Columns without an edge within the limit have none.
 */
export class RowEnvelope {
  /** Squares of the distances of the last row's pixels, from its first; nowhere above the limit's. */
  readonly squares: Int32Array;
  readonly #limit: number;
  readonly #place: Int32Array;
  readonly #height: Float64Array;
  readonly #from: Float64Array;

  /** @param width most pixels of a row @param limit in pixels; distances end there */
  constructor(width: number, limit: number) {
    this.squares = new Int32Array(width);
    this.#limit = limit;
    this.#place = new Int32Array(width);
    this.#height = new Float64Array(width);
    this.#from = new Float64Array(width + 1);
  }

  /**
   * @param columns signed distances along the columns
   * @param first index of the row's first pixel in `columns`
   * @param count pixels of the row
   * @param side 1: how far painted pixels (above 0) are from a clear one; -1: the other way round
   */
  measure(columns: Int16Array, first: number, count: number, side: 1 | -1): void {
    const limit = this.#limit;
    const place = this.#place;
    const height = this.#height;
    const from = this.#from;
    const { squares } = this;
    const most = limit * limit;
    let last = -1;
    for (let x = 0; x < count; x += 1) {
      const away = (columns[first + x] as number) * side;
      if (away >= limit) continue;
      const high = (away > 0 ? away * away : 0) + x * x;
      let begin = Number.NEGATIVE_INFINITY;
      while (last >= 0) {
        const at = place[last] as number;
        begin = (high - (height[last] as number)) / (2 * (x - at));
        if (begin > (from[last] as number)) break;
        last -= 1;
        begin = Number.NEGATIVE_INFINITY;
      }
      last += 1;
      place[last] = x;
      height[last] = high;
      from[last] = begin;
    }
    if (last < 0) {
      squares.fill(most, 0, count);
      return;
    }
    from[last + 1] = Number.POSITIVE_INFINITY;
    for (let x = 0, k = 0; x < count; x += 1) {
      while ((from[k + 1] as number) < x) k += 1;
      const at = place[k] as number;
      const squared = (x - at) * (x - at) + (height[k] as number) - at * at;
      squares[x] = squared < most ? squared : most;
    }
  }
}
