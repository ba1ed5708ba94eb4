import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { saturate } from '@plumbline/imaging/scalar.ts';
import { separateInk } from '../drawing/separate-ink.ts';

/** The ink of a drawing at the size of the result, to be laid over the finished colours. */
export interface InkLayer {
  readonly width: number;
  readonly height: number;
  /** 0 bare paper … 1 covering. */
  readonly alpha: Plane;
  /** Colour of the ink in display values 0…1, RGB interleaved: black strokes as `BLACK_INK`, coloured ones their own. */
  readonly colour: Float32Array;
}

const BLACK_INK = [0.085, 0.08, 0.095] as const;
/** Spread of the channels below which ink counts as black. */
const CHROMATIC = 0.12;
/** Paper grain is not ink. */
const GRAIN = 0.02;

/** Lifts the ink off a drawing reduced by area to the size of the result, so a hairline weighs what it weighs on screen. */
export function liftInk(base: Raster, width: number, height: number): InkLayer {
  const { alpha: raw, ratio } = separateInk(resizeArea(base, width, height));
  const alpha = createPlane(width, height);
  const colour = new Float32Array(width * height * 3);
  for (let i = 0; i < alpha.data.length; i++) {
    const a = raw.data[i] as number;
    alpha.data[i] = a <= GRAIN ? 0 : (a - GRAIN) / (1 - GRAIN);
    const body = (c: number): number =>
      saturate(((ratio[i * 3 + c] as number) - (1 - a)) / Math.max(0.15, a));
    const r = body(0);
    const g = body(1);
    const b = body(2);
    const chromatic = a > 0.06 && Math.max(r, g, b) - Math.min(r, g, b) > CHROMATIC;
    colour[i * 3] = chromatic ? r * 0.85 : BLACK_INK[0];
    colour[i * 3 + 1] = chromatic ? g * 0.85 : BLACK_INK[1];
    colour[i * 3 + 2] = chromatic ? b * 0.85 : BLACK_INK[2];
  }
  return { width, height, alpha, colour };
}
