import { createBitMask, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { completePicture } from '@plumbline/imaging/synthesis/complete-picture.ts';
import { MIRRORS, SHIFTS, type TransformFamily } from '@plumbline/imaging/synthesis/transform-family.ts';
import { startStages } from '../compose/checkpoint.ts';
import { detectImageKind } from '../image-kind/detect-image-kind.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import type { RenderContext, RenderOutcome } from '../render-types.ts';
import { extendLines } from './continue-lines.ts';
import { familiesInPerspective } from './families-in-perspective.ts';
import { growInSteps, type Frame } from './grow-in-steps.ts';

/** What variants take from: everything, nothing mirrored, nothing but shifts in the picture. */
export const EXTENSION_METHODS = ['perspective', 'mirrored', 'shifted'] as const;
type ExtensionMethod = (typeof EXTENSION_METHODS)[number];

/** Around a drawing there is paper, not more of its building or its lettering. */
const ON_PAPER = { strangeness: 70, foreignness: 120 };
const IN_PICTURES = { strangeness: 30, foreignness: 50 };

/**
 * Goes on with a picture to all sides of a larger canvas, in steps that are small beside what is known already. What is known
 * stays byte for byte.
 *
 * @param picture RGB. @param canvas its size, and where the picture's top left corner stands in it.
 */
export function extendPicture(
  picture: Raster,
  canvas: { readonly width: number; readonly height: number; readonly x: number; readonly y: number },
  method: ExtensionMethod,
  seed: number,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  clock.next('camera', 0);
  const target = createRaster(canvas.width, canvas.height, 3);
  lay(picture, target, canvas.x, canvas.y);
  const inBase = method === 'shifted' ? [] : familiesInPerspective(picture);
  const drawn = isDrawn(detectImageKind(picture).kind);
  const whole: Frame = { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
  const base: Frame = {
    left: canvas.x,
    top: canvas.y,
    right: canvas.x + picture.width,
    bottom: canvas.y + picture.height,
  };
  const steps = growInSteps(base, whole);
  for (const [index, { known, grown }] of steps.entries()) {
    const part = cut(target, grown);
    const hole = createBitMask(part.width, part.height);
    for (let y = 0; y < part.height; y++)
      for (let x = 0; x < part.width; x++) {
        const isKnown =
          x + grown.left >= known.left &&
          x + grown.left < known.right &&
          y + grown.top >= known.top &&
          y + grown.top < known.bottom;
        if (!isKnown) hole.data[y * part.width + x] = 1;
      }
    const families = inBase.map((family) => moved(family, base.left - grown.left, base.top - grown.top));
    const filled = completePicture(part, hole, {
      families: [SHIFTS, ...families, ...(method === 'mirrored' ? [MIRRORS] : [])],
      repeats: 0,
      fill: 14_000,
      maxEdge: 460,
      margin: 1,
      labels: 60,
      step: 4,
      rounds: 2,
      ...(drawn ? ON_PAPER : IN_PICTURES),
      lightStep: 60,
      findLines: extendLines,
      brokenLine: 90,
      seed: seed + index,
      checkpoint: clock.check,
      stage: (name, fraction) => clock.next(name, (index + fraction) / steps.length),
    });
    lay(filled, target, grown.left, grown.top);
  }
  return {
    picture: target,
    confidence: 1,
    timings: clock.finish(),
    notes: [`method: ${method}`, `planes: ${inBase.length}`, `steps: ${steps.length}`],
  };
}

/** A family that speaks of the base's pixels, for those of a frame in which the base stands at (x, y). */
function moved(family: TransformFamily, x: number, y: number): TransformFamily {
  return {
    name: family.name,
    through: (fromX, fromY, dx, dy) => {
      const t = family.through(fromX - x, fromY - y, dx, dy);
      if (t === null) return null;
      // Shift to the base, transform, shift back.
      const a = t[0] + x * t[6];
      const b = t[1] + x * t[7];
      const c = t[2] + x * t[8];
      const d = t[3] + y * t[6];
      const e = t[4] + y * t[7];
      const f = t[5] + y * t[8];
      return [a, b, c - a * x - b * y, d, e, f - d * x - e * y, t[6], t[7], t[8] - t[6] * x - t[7] * y];
    },
  };
}

function lay(source: Raster, target: Raster, x: number, y: number): void {
  for (let row = 0; row < source.height; row++)
    target.data.set(
      source.data.subarray(3 * row * source.width, 3 * (row + 1) * source.width),
      3 * ((y + row) * target.width + x),
    );
}

function cut(source: Raster, { left, top, right, bottom }: Frame): Raster {
  const part = createRaster(right - left, bottom - top, 3);
  for (let y = top; y < bottom; y++)
    part.data.set(
      source.data.subarray(3 * (y * source.width + left), 3 * (y * source.width + right)),
      3 * (y - top) * part.width,
    );
  return part;
}
