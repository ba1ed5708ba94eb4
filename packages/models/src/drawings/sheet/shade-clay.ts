import type { Underlay } from '../drawing.ts';
import { type Frame, metresOf } from '../frame.ts';
import type { FoundLines } from '../hide/find-lines.ts';
import type { SheetFit } from './fit-to-sheet.ts';

/** From above, the left and the front, as drawings are lit by habit. */
const LIGHT = { right: -0.45, up: 0.75, towards: 0.5 };
const DARKEST = 150;
const BRIGHTEST = 252;
/** Cells that are looked at around one, and how far. */
const AROUND = 16;
const REACH = [3, 7, 14, 24];
/** Metres: what is farther before a surface darkens it no more. */
const FAR_M = 1.5;

/** The surfaces of a drawing in grey: light from one side, and darker in corners. */
export function shadeClay(
  { depth, weigher: { faces } }: Pick<FoundLines, 'depth' | 'weigher'>,
  frame: Frame,
  fit: SheetFit,
  signal: AbortSignal,
): Underlay {
  const { width, height, nearest, face, window, perUnit } = depth;
  const grey = new Uint8Array(width * height).fill(255);
  const length = Math.hypot(LIGHT.right, LIGHT.up, LIGHT.towards);
  const light = [0, 1, 2].map(
    (axis) =>
      ((frame.right[axis] ?? 0) * LIGHT.right +
        (frame.up[axis] ?? 0) * LIGHT.up -
        (frame.forward[axis] ?? 0) * LIGHT.towards) /
      length,
  );
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) signal.throwIfAborted();
    for (let x = 0; x < width; x += 1) {
      const slot = y * width + x;
      const own = face[slot] as number;
      if (own < 0) continue;
      let lit = 0;
      let facing = 0;
      for (let axis = 0; axis < 3; axis += 1) {
        const normal = faces.normals[own * 3 + axis] as number;
        lit += normal * (light[axis] ?? 0);
        facing -= normal * (frame.forward[axis] ?? 0);
      }
      // Files wind their faces both ways: the side that is seen is the one that is lit.
      const bright = facing < 0 ? -lit : lit;
      const shade = 0.55 + 0.45 * Math.max(0, bright) - 0.15 * Math.max(0, -bright);
      const open = openness(x, y, metresOf(frame, nearest[slot] as number), frame, width, height, nearest);
      grey[slot] = Math.round(DARKEST + (BRIGHTEST - DARKEST) * Math.min(1, shade * open * 1.05));
    }
  }
  return {
    x: fit.x(window.left),
    y: fit.y(window.top),
    widthMm: (width / perUnit) * fit.perUnit,
    heightMm: (height / perUnit) * fit.perUnit,
    pixelsAcross: width,
    pixelsDown: height,
    grey,
  };
}

/** How much of what is around a place is not before it, 0–1. */
function openness(
  x: number,
  y: number,
  own: number,
  frame: Frame,
  width: number,
  height: number,
  nearest: Float32Array,
): number {
  let covered = 0;
  for (let k = 0; k < AROUND; k += 1) {
    const turn = (k / AROUND) * 2 * Math.PI;
    const far = REACH[k % REACH.length] ?? 1;
    const [px, py] = [Math.round(x + Math.cos(turn) * far), Math.round(y + Math.sin(turn) * far)];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const there = nearest[py * width + px] as number;
    if (there === Number.POSITIVE_INFINITY) continue;
    const before = own - metresOf(frame, there);
    if (before > 0.02 && before < FAR_M) covered += 1 - before / FAR_M;
  }
  return 1 - (0.75 * covered) / AROUND;
}
