import { createRaster, type Raster } from '../raster.ts';

/** In whole pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where values lie above `over`; undefined for nowhere. */
export function boundsOf(data: Uint8Array, width: number, over = 0): Box | undefined {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let i = 0; i < data.length; i++) {
    if ((data[i] as number) <= over) continue;
    const x = i % width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (top < 0) top = Math.floor(i / width);
    bottom = Math.floor(i / width);
  }
  return right < 0 ? undefined : { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}

/** A box with a margin of `share` of its longer side and at least 8 px, within the picture, its corners whole pixels. */
export function grow(box: Box, share: number, picture: Pick<Raster, 'width' | 'height'>): Box {
  const margin = Math.max(8, share * Math.max(box.width, box.height));
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  return {
    x,
    y,
    width: Math.min(picture.width, Math.ceil(box.x + box.width + margin)) - x,
    height: Math.min(picture.height, Math.ceil(box.y + box.height + margin)) - y,
  };
}

export function cropRaster(source: Raster, { x, y, width, height }: Box): Raster {
  const { channels } = source;
  const out = createRaster(width, height, channels);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * source.width + x) * channels;
    out.data.set(source.data.subarray(from, from + width * channels), row * width * channels);
  }
  return out;
}
