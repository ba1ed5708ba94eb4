import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { separateInk } from '../drawing/separate-ink.ts';

/** Paper grain is not ink. */
const GRAIN = 0.02;
/** Brings out siding, joints, ripples and leaves, which are drawn fainter than they should be seen. */
const POWER = 0.84;

/** What is laid over the colours of a drawing. */
export interface LiftedInk {
  /** 0…1, reduced by area so that a hairline weighs what it weighs on screen. */
  readonly ink: Plane;
  /** The drawing as if on pure white, 0…1, RGB interleaved. */
  readonly ratio: Float32Array;
}

/** Ink and colours of a drawing at the size of the result. */
export function liftInk(base: Raster, width: number, height: number): LiftedInk {
  const { alpha, ratio } = separateInk(resizeArea(base, width, height));
  const ink = createPlane(width, height);
  for (let i = 0; i < ink.data.length; i++)
    ink.data[i] = Math.max(0, ((alpha.data[i] as number) - GRAIN) / (1 - GRAIN)) ** POWER;
  return { ink, ratio };
}
