import type { Raster } from './raster.ts';

/** The clearest and the most solid pixel of a picture, 0…255; 255 both where it has no transparency. */
export function alphaRange({ data, channels }: Pick<Raster, 'data' | 'channels'>): {
  readonly least: number;
  readonly most: number;
} {
  if (channels !== 4) return { least: 255, most: 255 };
  let least = 255;
  let most = 0;
  for (let at = 3; at < data.length; at += 4) {
    const alpha = data[at] as number;
    if (alpha < least) least = alpha;
    if (alpha > most) most = alpha;
  }
  return { least, most };
}
