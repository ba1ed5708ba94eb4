import type { BitMask, Raster } from '../raster.ts';

/**
 * What two places are compared by: colour (0…255) and the slope of luma. Slopes at the rim of what is unknown are taken
 * from the known side alone.
 */
export interface FeaturePlanes {
  readonly width: number;
  readonly height: number;
  readonly r: Int16Array;
  readonly g: Int16Array;
  readonly b: Int16Array;
  readonly dx: Int16Array;
  readonly dy: Int16Array;
  /** 1: not to be looked at. */
  readonly unknown: Uint8Array;
}

/** @param picture RGB. */
export function featurePlanes(picture: Raster, unknown: BitMask): FeaturePlanes {
  const { width, height, data } = picture;
  const n = width * height;
  const planes = {
    r: new Int16Array(n),
    g: new Int16Array(n),
    b: new Int16Array(n),
    dx: new Int16Array(n),
    dy: new Int16Array(n),
  };
  const luma = new Float32Array(n);
  for (let i = 0, at = 0; i < n; i++, at += 3) {
    const r = data[at] as number;
    const g = data[at + 1] as number;
    const b = data[at + 2] as number;
    planes.r[i] = r;
    planes.g[i] = g;
    planes.b[i] = b;
    luma[i] = 0.3 * r + 0.59 * g + 0.11 * b;
  }
  const hidden = unknown.data;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (hidden[i] === 1) continue;
      const left = x > 0 && hidden[i - 1] === 0 ? i - 1 : i;
      const right = x < width - 1 && hidden[i + 1] === 0 ? i + 1 : i;
      const up = y > 0 && hidden[i - width] === 0 ? i - width : i;
      const down = y < height - 1 && hidden[i + width] === 0 ? i + width : i;
      if (right > left) planes.dx[i] = ((luma[right] as number) - (luma[left] as number)) / (right - left);
      if (down > up) planes.dy[i] = (((luma[down] as number) - (luma[up] as number)) * width) / (down - up);
    }
  }
  return { width, height, ...planes, unknown: hidden };
}
