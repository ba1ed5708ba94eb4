import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';

/** Skin by its channels, 0…255. Kovač, Peer and Solina have 95, 40, 20, 15 and 15 for the first five. */
const SKIN = {
  leastRed: 80,
  leastGreen: 38,
  leastBlue: 22,
  /** Largest less least channel. */
  leastSpread: 15,
  /** Red less green. */
  leastRedness: 12,
  mostRedness: 90,
  /** Blue less green. */
  mostBlueness: 8,
} as const;
/** Where a head is looked for, by the picture's width and height: higher than its middle. */
const MIDDLE = { left: 0.3, right: 0.7, top: 0.15, foot: 0.7 } as const;
/** Share of a part that must lie there. */
const MOSTLY = 0.5;

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
    if (
      r > SKIN.leastRed &&
      g > SKIN.leastGreen &&
      b > SKIN.leastBlue &&
      most - least > SKIN.leastSpread &&
      r - g > SKIN.leastRedness &&
      r - g < SKIN.mostRedness &&
      r > b &&
      g >= b - SKIN.mostBlueness
    )
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
    if (x > MIDDLE.left && x < MIDDLE.right && y > MIDDLE.top && y < MIDDLE.foot)
      central[l] = (central[l] as number) + 1;
  }
  let most = 0;
  for (let l = 1; l <= parts.count; l++)
    if ((central[l] as number) > MOSTLY * (area[l] as number)) most = Math.max(most, area[l] as number);
  return most / mask.length;
}
