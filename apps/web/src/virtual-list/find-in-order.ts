/** Index of the last of `starts` (ascending) that is not beyond `position`; 0 where all are. */
export function lastNotBeyond(starts: ArrayLike<number>, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
