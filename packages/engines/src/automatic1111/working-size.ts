import type { Architecture } from './control-models.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels that the models of a kind were trained on, and beyond which they repeat things. */
const PIXELS: Readonly<Record<Architecture, { readonly least: number; readonly most: number }>> = {
  sd15: { least: 512 * 512, most: 768 * 768 },
  sdxl: { least: 896 * 704, most: 1280 * 960 },
};
const STEP = 8;

/** The size at which a picture is made: of the wanted proportions, as near to the wanted size as the models like it. */
export function workingSize({ width, height }: Size, architecture: Architecture, factor = 1): Size {
  const { least, most } = PIXELS[architecture];
  const pixels = Math.min(most, Math.max(least, width * height)) * factor * factor;
  const k = Math.sqrt(pixels / (width * height));
  const side = (value: number) => Math.max(64, STEP * Math.round((value * k) / STEP));
  return { width: side(width), height: side(height) };
}
