import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { saturate } from '@plumbline/imaging/scalar.ts';
import type { MaterialSpec } from './spec/material-spec.ts';

/** Pixels of a swatch, of the radius of its corners and of the bevel along its edge. */
const SIZE = 256;
const CORNER = 30;
const BEVEL = 9;

/**
 * A material as a sample slab that stands in soft light from the upper left: RGBA, its corners transparent.
 * @param tile its lit tile.
 */
export function drawSwatch(tile: Raster, material: MaterialSpec): Raster {
  const face = squareOf(tile);
  const out = createRaster(SIZE, SIZE, 4);
  const half = SIZE / 2;
  const sheen = (1 - material.roughness) * (0.18 + 0.5 * material.metalness);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const px = x + 0.5 - half;
      const py = y + 0.5 - half;
      const qx = Math.max(0, Math.abs(px) - half + CORNER);
      const qy = Math.max(0, Math.abs(py) - half + CORNER);
      const reach = Math.hypot(qx, qy);
      const edge = CORNER - 0.5 - reach;
      const p = y * SIZE + x;
      // Across the bevel the face turns away from the viewer: to the light at the top, from it below.
      const turn = saturate(1 - edge / BEVEL) ** 2;
      const nx = reach > 0 ? (Math.sign(px) * qx) / reach : 0;
      const ny = reach > 0 ? (Math.sign(py) * qy) / reach : 0;
      const bevel = 1 - 0.34 * turn * (0.5 * nx + 0.86 * ny) - 0.1 * turn;
      const fall = 1.06 - 0.14 * ((x + y) / (2 * SIZE));
      // Smooth faces mirror a window as a slanting band.
      const across = (x * 0.62 + y - 0.52 * SIZE) / (0.3 * SIZE);
      const band = 255 * sheen * 0.5 * Math.exp(-across * across) * (1 - turn);
      for (let c = 0; c < 3; c++)
        out.data[4 * p + c] = (face.data[3 * p + c] as number) * bevel * fall + band;
      out.data[4 * p + 3] = 255 * saturate(edge + 0.5);
    }
  }
  return out;
}

/** A square piece of a tile, as large as its shorter edge. */
function squareOf(tile: Raster): Raster {
  const edge = Math.min(tile.width, tile.height);
  const piece = createRaster(edge, edge, 3);
  for (let y = 0; y < edge; y++) {
    const from = 3 * y * tile.width;
    piece.data.set(tile.data.subarray(from, from + 3 * edge), 3 * y * edge);
  }
  return resizeArea(piece, SIZE, SIZE);
}
