import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createPlane, createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { resizeMax } from '@plumbline/imaging/resize-max.ts';
import { separateInk } from '@plumbline/scene/drawing/separate-ink.ts';
import { isCrest, measureEdges } from '@plumbline/imaging/fidelity/edge-field.ts';

/** Ink from which a line is drawn fully, and contrast from which an edge is; both as the measure of fidelity sees them. */
const FULL_INK = 0.45;
const FAINTEST_INK = 0.06;
const FULL_EDGE = 0.16;
const FAINTEST_EDGE = 0.05;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * White lines on black: of a drawing its own ink, with hairlines as strong as they are drawn; of any other picture the very edges
 * that its fidelity is measured by, a pixel wide.
 *
 * @param base RGB, of its own size
 */
export function drawLines(base: Raster, size: Size, drawn: boolean): Raster {
  return toRaster(drawn ? inkOf(base, size) : edgesOf(base, size));
}

/** Turns black lines on white into white ones on black. */
export function invertLines(line: Raster): Raster {
  const out = createRaster(line.width, line.height, 3);
  for (let i = 0; i < out.data.length; i++) out.data[i] = 255 - (line.data[i] as number);
  return out;
}

function inkOf(base: Raster, { width, height }: Size): Plane {
  const ink = resizeMax(separateInk(base).alpha, width, height);
  for (let i = 0; i < ink.data.length; i++) ink.data[i] = ramp(ink.data[i] as number, FAINTEST_INK, FULL_INK);
  return ink;
}

function edgesOf(base: Raster, { width, height }: Size): Plane {
  const field = measureEdges(greyscale(resizeArea(base, width, height)));
  const edges = createPlane(width, height);
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const contrast = field.magnitude[i] as number;
      if (contrast >= FAINTEST_EDGE && isCrest(field, i))
        edges.data[i] = ramp(contrast, FAINTEST_EDGE / 2, FULL_EDGE);
    }
  return edges;
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

function toRaster({ width, height, data }: Plane): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < data.length; i++) {
    const level = 255 * (data[i] as number);
    out.data[3 * i] = level;
    out.data[3 * i + 1] = level;
    out.data[3 * i + 2] = level;
  }
  return out;
}
