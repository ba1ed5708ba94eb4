import { linearToOklab, oklabToLinear } from '@plumbline/imaging/oklab.ts';
import { createRaster } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { MaterialTile } from './spec/material-spec.ts';

/**
 * Recolours a tile so that its mean is `colour` (linear) while its pattern keeps its own contrast: boards stay lighter and darker than each
 * other, joints stay joints. Works in OKLab: the difference of each point to the mean is kept, shrunk only as far as the new mean leaves room.
 * @param share 0 its own colours … 1 wholly the new mean.
 */
export function tintTile(tile: MaterialTile, colour: Rgb, share = 1): MaterialTile {
  const { width, height, data } = tile.albedo;
  const n = width * height;
  const own = meanOklab(data);
  const wanted = linearToOklab(colour);
  const to: Rgb = [
    own[0] + (wanted[0] - own[0]) * share,
    own[1] + (wanted[1] - own[1]) * share,
    own[2] + (wanted[2] - own[2]) * share,
  ];
  // Differences of lightness in proportion to it, as on a surface dyed through; near white there is little room upwards.
  const k = clamp(to[0] / Math.max(0.05, own[0]), 0.5, 1.25);
  const out = createRaster(width, height, 3);
  for (let i = 0; i < n; i++) {
    const lab = oklabAt(data, 3 * i);
    const up = lab[0] - own[0];
    const room = up > 0 ? Math.min(1, (1.02 - to[0]) / 0.22) : 1;
    const l = clamp(to[0] + up * k * room, 0, 1);
    const rgb = oklabToLinear([l, to[1] + (lab[1] - own[1]) * 0.8, to[2] + (lab[2] - own[2]) * 0.8]);
    for (let c = 0; c < 3; c++) out.data[3 * i + c] = 255 * linearToSrgbFast(clamp(rgb[c] as number, 0, 1));
  }
  return { albedo: out, height: tile.height };
}

function oklabAt(data: Uint8ClampedArray, p: number): Rgb {
  return linearToOklab([
    LINEAR_OF_BYTE[data[p] as number] as number,
    LINEAR_OF_BYTE[data[p + 1] as number] as number,
    LINEAR_OF_BYTE[data[p + 2] as number] as number,
  ]);
}

function meanOklab(data: Uint8ClampedArray): Rgb {
  let l = 0;
  let a = 0;
  let b = 0;
  let n = 0;
  // Every seventh pixel tells the mean well enough.
  for (let p = 0; p < data.length; p += 21, n++) {
    const lab = oklabAt(data, p);
    l += lab[0];
    a += lab[1];
    b += lab[2];
  }
  return [l / n, a / n, b / n];
}
