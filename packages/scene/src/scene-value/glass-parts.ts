import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { dilate } from '@plumbline/imaging/morphology.ts';
import type { BitMask } from '@plumbline/imaging/raster.ts';

/** Panes this close, in pixels at a long side of 1024, are one window: bars and muntins lie between. */
const BARS = 5;

export interface GlassPart {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly pixels: readonly number[];
}

/** Splits what was called glass into windows: parts that lie apart are lit one by one. */
export function glassParts(mask: BitMask): GlassPart[] {
  const { width, height, data } = mask;
  const reach = Math.max(1, Math.round((BARS * Math.max(width, height)) / 1024));
  const wide = dilate({ width, height, data: Float32Array.from(data) }, reach);
  const parts = connectedComponents({ width, height, data: Uint8Array.from(wide.data) });
  const out = Array.from({ length: parts.count }, () => ({
    x0: width,
    y0: height,
    x1: 0,
    y1: 0,
    pixels: [] as number[],
  }));
  for (let i = 0; i < data.length; i++) {
    const part = data[i] === 0 ? undefined : out[(parts.data[i] as number) - 1];
    if (part === undefined) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    part.x0 = Math.min(part.x0, x);
    part.x1 = Math.max(part.x1, x);
    part.y0 = Math.min(part.y0, y);
    part.y1 = Math.max(part.y1, y);
    part.pixels.push(i);
  }
  return out.filter((part) => part.pixels.length > 0);
}
