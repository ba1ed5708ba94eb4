import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';

/**
 * Share of a picture that its largest skin-coloured part takes, if most of that lies in the middle. By hue and chroma (after
 * Kovač, Peer and Solina, 2003): brick and wood pass as well, so that it says something only together with other evidence.
 * @param picture RGB.
 */
export function skinShare({ width, height, data }: Raster): number {
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const [r, g, b] = [data[3 * i] as number, data[3 * i + 1] as number, data[3 * i + 2] as number];
    const most = Math.max(r, g, b);
    const least = Math.min(r, g, b);
    if (r > 80 && g > 38 && b > 22 && most - least > 15 && r - g > 12 && r - g < 90 && r > b && g >= b - 8)
      mask[i] = 1;
  }
  const parts = connectedComponents({ width, height, data: mask });
  const area = new Int32Array(parts.count + 1);
  const central = new Int32Array(parts.count + 1);
  for (let i = 0; i < mask.length; i++) {
    const l = parts.data[i] as number;
    area[l] = (area[l] as number) + 1;
    const x = (i % width) / width;
    const y = Math.floor(i / width) / height;
    if (x > 0.3 && x < 0.7 && y > 0.15 && y < 0.7) central[l] = (central[l] as number) + 1;
  }
  let most = 0;
  for (let l = 1; l <= parts.count; l++)
    if ((central[l] as number) > 0.5 * (area[l] as number)) most = Math.max(most, area[l] as number);
  return most / mask.length;
}
