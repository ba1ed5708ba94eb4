/**
 * The colour of a place: the mean of the pixels around it, so that one grain of noise is no colour.
 *
 * @param pixels RGBA of a square of an odd edge with the place in its middle; clear pixels lie beyond the picture
 * @param reach pixels to each side of the place that count
 * @returns `#rrggbb`; nothing where the place itself is clear
 */
export function meanColour(pixels: Uint8ClampedArray, edge: number, reach: number): string | undefined {
  const middle = (edge - 1) / 2;
  if (pixels[(middle * edge + middle) * 4 + 3] === 0) return undefined;
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = middle - reach; y <= middle + reach; y += 1)
    for (let x = middle - reach; x <= middle + reach; x += 1) {
      const at = (y * edge + x) * 4;
      if (pixels[at + 3] === 0) continue;
      count += 1;
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
    }
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
