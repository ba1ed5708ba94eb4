import { createPlane, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { layInkOver } from '@plumbline/scene/painting/lay-ink-over.ts';
import { separateInk } from '@plumbline/scene/drawing/separate-ink.ts';

/** The grain of paper is no line. */
const GRAIN = 0.04;
/** Contrast that ink keeps to what it lies on, by how strictly the geometry is kept. */
const LEAST_CONTRAST = 0.4;
const CONTRAST_RANGE = 0.35;
const INK = [0.075, 0.062, 0.058] as const;

/**
 * Lays the lines of a drawing over a picture that was painted from it, as those of the built-in engine stand over its own.
 *
 * @param picture RGB @param drawing of the same size, lines on paper
 */
export function layInkAgain(picture: Raster, drawing: Raster, strictness: number): Raster {
  const { width, height } = picture;
  const { alpha } = separateInk(drawing);
  const ink = createPlane(width, height);
  for (let i = 0; i < ink.data.length; i++)
    ink.data[i] = Math.max(0, ((alpha.data[i] as number) - GRAIN) / (1 - GRAIN));
  const display = Float32Array.from(picture.data, (value) => value / 255);
  layInkOver(display, ink, { contrast: LEAST_CONTRAST + CONTRAST_RANGE * strictness, colour: INK });
  const out = createRaster(width, height, 3);
  for (let i = 0; i < display.length; i++) out.data[i] = 255 * (display[i] as number);
  return out;
}
