import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { openGrey } from '@plumbline/imaging/morphology.ts';
import { createBitMask, createPlane, type BitMask, type Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { findSegments } from './line-segments.ts';

/** Tone is looked for in a picture this much smaller: close hatching by pencil is tone there. */
const SHRINK = 2;
/** Half the window, at that size, in units of the drawing: what is narrower is a line. */
const HALF_WINDOW = 2.5;
/** Ink under and beside lines from which there is tone, and from which it is a filled surface, which parts as a line does. */
const LEAST_TONE = 0.05;
const FILLED = 0.6;
/** Ink that is no shading, however wide it is. */
const DARK = 0.75;
/** Share of the picture in tone from which lines are lifted off it. */
const LEAST_SHARE = 0.08;
/** So much more ink than the tone has a line by itself, and one that runs straight over a distance: strokes of shading are less or shorter. */
const BY_ITSELF = 2;
const STRAIGHT = 1;
/** Of a straight line, in units of the drawing, and its least gradient per pixel. */
const LEAST_LENGTH = 20;
const LEAST_GRADIENT = 0.02;

/**
 * Takes the lines of a shaded drawing off their shading: what is left of the ink where it is narrower than a window (a top hat), and of
 * that what stands out from the grain of the shading or runs straight. Shading by pencil, washes and grey fills are no outlines, and
 * must not part surfaces.
 * @param alpha ink, 0 none … 1 black, finer than the result. @param strongest the same by its maximum, of the size of the result
 * @param unit pixels of the result in a unit of the drawing
 * @returns lines of the size that is asked for; undefined where nothing is shaded
 */
export function liftLines(alpha: Plane, strongest: Plane, unit: number): Plane | undefined {
  const { width, height } = strongest;
  const tone = shadingOf(alpha, (unit * alpha.width) / width);
  if (tone === undefined) return undefined;
  const small = resizePlaneArea(alpha, width, height);
  const straight = straightLines(small, unit);
  const under = resizePlaneArea(tone, width, height);
  const lines = createPlane(width, height);
  for (let i = 0; i < lines.data.length; i++) {
    const own = strongest.data[i] as number;
    const shade = under.data[i] as number;
    const times = straight.data[i] === 1 ? STRAIGHT : BY_ITSELF;
    lines.data[i] = shade >= FILLED || own > DARK ? own : Math.max(0, own - times * shade);
  }
  return lines;
}

/** Ink that is wider than lines; undefined where there is little. */
function shadingOf(alpha: Plane, unit: number): Plane | undefined {
  const small = resizePlaneArea(alpha, Math.ceil(alpha.width / SHRINK), Math.ceil(alpha.height / SHRINK));
  const tone = openGrey(small, Math.max(2, Math.round((HALF_WINDOW * unit) / SHRINK)));
  let shaded = 0;
  for (const value of tone.data) if (value > LEAST_TONE && value < FILLED) shaded++;
  return shaded < LEAST_SHARE * tone.data.length ? undefined : tone;
}

function straightLines(alpha: Plane, unit: number): BitMask {
  const { width, height } = alpha;
  const ground = createPlane(width, height);
  for (let i = 0; i < ground.data.length; i++) ground.data[i] = -(alpha.data[i] as number);
  const out = createBitMask(width, height);
  for (const { x0, y0, ux, uy, length } of findSegments(
    boxBlur(ground, 1),
    LEAST_LENGTH * unit,
    LEAST_GRADIENT,
  ))
    for (let t = 0; t <= length; t++) {
      const [cx, cy] = [Math.round(x0 + ux * t), Math.round(y0 + uy * t)];
      for (let y = Math.max(0, cy - 1); y <= Math.min(height - 1, cy + 1); y++)
        for (let x = Math.max(0, cx - 1); x <= Math.min(width - 1, cx + 1); x++) out.data[y * width + x] = 1;
    }
  return out;
}
