import { linearToOklab, oklabToLinear } from '../oklab.ts';
import type { Raster } from '../raster.ts';
import { dominantColours, oklabPixels } from '../similarity/dominant-colours.ts';
import { LINEAR_OF_BYTE, linearToSrgb, type Rgb } from '../srgb.ts';

export interface PaletteColour {
  /** `#rrggbb` */
  readonly colour: string;
  /** Id of the name that comes nearest. */
  readonly nameId: string;
  /** 0…1 of the picture. */
  readonly share: number;
}

const MOST = 8;

/**
 * The colours of a picture with their shares and names, the largest share first.
 *
 * @param picture RGB; some hundred pixels a side are enough
 * @param names colours and what they are called
 */
export function measurePalette(
  picture: Raster,
  names: readonly { readonly id: string; readonly hex: string }[],
): PaletteColour[] {
  const known = names.map(({ id, hex }) => ({ id, colour: oklabOf(hex) }));
  return dominantColours(oklabPixels(picture), MOST).map(({ colour, share }) => {
    const [nearest] = known
      .map((name) => ({ id: name.id, distance: distance(name.colour, colour) }))
      .toSorted((a, b) => a.distance - b.distance);
    return { colour: hexOf(colour), nameId: nearest?.id ?? '', share };
  });
}

function distance(a: Rgb, b: Rgb): number {
  // Hue tells names apart more than lightness does.
  return Math.hypot(a[0] - b[0], 1.6 * (a[1] - b[1]), 1.6 * (a[2] - b[2]));
}

function oklabOf(hex: string): Rgb {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return linearToOklab([
    LINEAR_OF_BYTE[r as number] as number,
    LINEAR_OF_BYTE[g as number] as number,
    LINEAR_OF_BYTE[b as number] as number,
  ]);
}

function hexOf(colour: Rgb): string {
  const parts = oklabToLinear(colour).map((light) => {
    const byte = Math.round(255 * linearToSrgb(Math.min(1, Math.max(0, light))));
    return byte.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
