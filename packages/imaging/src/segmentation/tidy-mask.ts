import { connectedComponents, labelAreas } from '../connected-components.ts';
import type { BitMask } from '../raster.ts';

/** Shares of the mask below which a hole in it, or a part beside it, is noise. */
export interface NoiseShares {
  readonly holes: number;
  readonly islands: number;
}

/**
 * Fills small holes and drops small islands without a click, in place.
 *
 * @param clicks as shares of width and height
 * @returns how many pixels are left
 */
export function tidyMask(
  mask: BitMask,
  clicks: readonly (readonly [x: number, y: number])[],
  { holes, islands }: NoiseShares,
): number {
  const { width, height, data } = mask;
  const total = data.reduce((sum, value) => sum + value, 0);
  const kept = new Set(
    clicks.map(
      ([x, y]) =>
        Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width)),
    ),
  );
  for (const [value, share] of [
    [1, islands],
    [0, holes],
  ] as const) {
    const least = share * total;
    const parts = connectedComponents({ width, height, data: data.map((v) => (v === value ? 1 : 0)) });
    const areas = labelAreas(parts);
    const clicked = new Set([...kept].map((at) => parts.data[at]));
    for (let i = 0; i < data.length; i++) {
      const part = parts.data[i] as number;
      if (part > 0 && (areas[part] as number) < least && !(value === 1 && clicked.has(part)))
        data[i] = 1 - value;
    }
  }
  return data.reduce((sum, value) => sum + value, 0);
}
