import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { LockMask } from './compose-locked.ts';
import type { Viewport } from '../image-kind/find-viewport.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A viewport of a picture in a copy of another size. */
export function viewportAt(viewport: Viewport, from: Size, to: Size): Viewport {
  const kx = to.width / from.width;
  const ky = to.height / from.height;
  return {
    x0: Math.round(viewport.x0 * kx),
    y0: Math.round(viewport.y0 * ky),
    x1: Math.max(Math.round(viewport.x0 * kx), Math.round((viewport.x1 + 1) * kx) - 1),
    y1: Math.max(Math.round(viewport.y0 * ky), Math.round((viewport.y1 + 1) * ky) - 1),
  };
}

/** An RGB picture laid into the viewport of another, which stays as it is around it. */
export function pasteInto(around: Raster, picture: Raster, { x0, y0, x1, y1 }: Viewport): Raster {
  const inner = resizeArea(picture, x1 - x0 + 1, y1 - y0 + 1);
  const out = createRaster(around.width, around.height, 3);
  out.data.set(around.data);
  for (let y = 0; y < inner.height; y++) {
    const row = inner.data.subarray(y * inner.width * 3, (y + 1) * inner.width * 3);
    out.data.set(row, ((y + y0) * out.width + x0) * 3);
  }
  return out;
}

/** Everything but the viewport stays the base's. */
export function lockAround({ width, height }: Size, { x0, y0, x1, y1 }: Viewport): LockMask {
  const data = new Uint8Array(width * height).fill(255);
  for (let y = y0; y <= y1; y++) data.fill(0, y * width + x0, y * width + x1 + 1);
  return { width, height, data };
}
