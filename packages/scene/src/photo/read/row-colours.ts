import type { DisplayPlanes } from '../../backdrop/display-planes.ts';

/** Pixels of sky in a row from which its colour is believed. */
const ROW_PIXELS = 8;
/** Lightness of a sky of which nothing is known yet, display value. */
const PALE = 0.8;

/** Mean lightness and blueness (blue less red) of the certain sky per row, display values; rows without any continue the nearest above. */
export function rowColours(
  certain: Uint8Array,
  { r, b, light }: Pick<DisplayPlanes, 'r' | 'b' | 'light'>,
): { readonly light: Float32Array; readonly blue: Float32Array } {
  const { width, height } = light;
  const rows = { light: new Float32Array(height), blue: new Float32Array(height) };
  for (let y = 0; y < height; y++) {
    let count = 0;
    let l = 0;
    let blue = 0;
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (certain[i] === 0) continue;
      count++;
      l += light.data[i] as number;
      blue += (b.data[i] as number) - (r.data[i] as number);
    }
    rows.light[y] = count > ROW_PIXELS ? l / count : y > 0 ? (rows.light[y - 1] as number) : PALE;
    rows.blue[y] = count > ROW_PIXELS ? blue / count : y > 0 ? (rows.blue[y - 1] as number) : 0;
  }
  return rows;
}
