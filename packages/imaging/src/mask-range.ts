import type { Raster } from './raster.ts';

/** The least and the most painted pixel of a mask, 0…255: masks are grey, so their first channel says it. */
export function maskRange({ data, channels }: Pick<Raster, 'data' | 'channels'>): {
  readonly least: number;
  readonly most: number;
} {
  let least = 255;
  let most = 0;
  for (let at = 0; at < data.length; at += channels) {
    const weight = data[at] as number;
    if (weight < least) least = weight;
    if (weight > most) most = weight;
  }
  return { least, most };
}
