import type { Box } from '@plumbline/imaging/matting/crop.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size that a server makes, and where in it the wanted picture stands. */
export interface Frame extends Size {
  readonly x: number;
  readonly y: number;
  readonly inner: Size;
}

/** The wanted proportions as large as the frame holds them, in its middle. */
export function frameOf(wanted: Size, { width, height }: Size): Frame {
  const k = Math.min(width / wanted.width, height / wanted.height);
  const inner = {
    width: Math.max(1, Math.min(width, Math.round(wanted.width * k))),
    height: Math.max(1, Math.min(height, Math.round(wanted.height * k))),
  };
  return {
    width,
    height,
    inner,
    x: Math.floor((width - inner.width) / 2),
    y: Math.floor((height - inner.height) / 2),
  };
}

/** A picture in its frame; around it its border is drawn out, which no model takes for a thing. */
export function intoFrame(picture: Raster, { width, height, x, y, inner }: Frame): Raster {
  const scaled = resizeArea(picture, inner.width, inner.height);
  const { channels } = scaled;
  const out = createRaster(width, height, channels);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const fromX = Math.min(inner.width - 1, Math.max(0, column - x));
      const fromY = Math.min(inner.height - 1, Math.max(0, row - y));
      const from = channels * (fromY * inner.width + fromX);
      out.data.set(scaled.data.subarray(from, from + channels), channels * (row * width + column));
    }
  return out;
}

/** Where the wanted picture stands in what a server made of a frame. A server that made another size than it was asked for has the frame scaled. */
export function areaOf(made: Size, frame: Frame): Box {
  const [kx, ky] = [made.width / frame.width, made.height / frame.height];
  const x = Math.min(made.width - 1, Math.round(frame.x * kx));
  const y = Math.min(made.height - 1, Math.round(frame.y * ky));
  return {
    x,
    y,
    width: Math.max(1, Math.min(made.width - x, Math.round(frame.inner.width * kx))),
    height: Math.max(1, Math.min(made.height - y, Math.round(frame.inner.height * ky))),
  };
}
