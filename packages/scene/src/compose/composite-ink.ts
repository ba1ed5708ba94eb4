import type { Raster } from '@plumbline/imaging/raster.ts';
import type { InkLayer } from './ink-layer.ts';

export interface InkOptions {
  /**
   * Contrast (display values) a covering stroke should have against what is under it. Where the surface is darker than
   * that allows, thin strokes are strengthened to make up for it. Default .62.
   */
  readonly contrast?: number;
  /** Multiplies the ink's α: 1 as drawn. */
  readonly strength?: number;
}

/**
 * Lays the ink over a finished picture, in place and in display space: in linear light thin lines vanish.
 * The result's luma never rises, so every stroke of the base is still a dark line.
 */
export function compositeInk(picture: Raster, ink: InkLayer, options: InkOptions = {}): void {
  const { contrast = 0.62, strength = 1 } = options;
  const { data, channels } = picture;
  const alpha = ink.alpha.data;
  const colour = ink.colour;
  for (let i = 0, p = 0, q = 0; i < alpha.length; i++, p += channels, q += 3) {
    const drawn = alpha[i] as number;
    if (drawn <= 0) continue;
    const surface = lumaAt(data, p) / 255;
    const stroke =
      0.299 * (colour[q] as number) + 0.587 * (colour[q + 1] as number) + 0.114 * (colour[q + 2] as number);
    const room = Math.max(0.05, surface - stroke);
    const a = Math.min(1, drawn * strength * Math.max(1, contrast / room));
    // Coloured ink may be lighter than a dark surface: then it is darkened to keep the line a line.
    const dim = stroke > surface - 0.1 ? Math.max(0.2, (surface - 0.1) / Math.max(0.05, stroke)) : 1;
    for (let c = 0; c < 3; c++) {
      const under = data[p + c] as number;
      data[p + c] = under + (255 * dim * (colour[q + c] as number) - under) * a;
    }
  }
}

function lumaAt(data: Uint8ClampedArray, p: number): number {
  return 0.299 * (data[p] as number) + 0.587 * (data[p + 1] as number) + 0.114 * (data[p + 2] as number);
}
