/**
 * The value below which the share `fraction` (0…1) of the values lies, by the nearest rank.
 * @throws RangeError where there are no values.
 */
export function percentile(values: ArrayLike<number>, fraction: number): number {
  if (values.length === 0) throw new RangeError('percentile of no values');
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(fraction * sorted.length)))] as number;
}

export function median(values: ArrayLike<number>): number {
  return percentile(values, 0.5);
}
