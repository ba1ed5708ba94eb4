import { clamp } from '../scalar.ts';
import { type Homography, homographyBetween, type QuadCorners, rectangleCorners } from './homography.ts';
import { quadAspect } from './quad-aspect.ts';

/** A viewer stands upright on the ground: that alone gives a single picture its scale. */
export const EYE_HEIGHT_MM = 1600;
/** Ceilings lie about so high. */
export const CEILING_MM = 2700;

/** Cosine between a plane's normal and the upright from which the plane counts as level. */
const LEVEL = 0.8;
/** What the width of a picture shows at a rectangle is believed between these, in millimetres. */
const LEAST_WIDTH = 600;
const MOST_WIDTH = 40_000;
/** And is taken for this where nothing tells it. */
const USUAL_WIDTH = 5_000;

export interface QuadSurface {
  /** From pixels of the picture (the centre of the first is (0.5, 0.5)) to millimetres from the rectangle's top left corner. */
  readonly toSurface: Homography;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly facing: 'level' | 'upright';
}

/**
 * The surface under four corners that a person has set, in real size. Proportions follow from the perspective
 * ({@link quadAspect}). Size follows from a standing viewer who looks level: level ground lies an eye's height below, a ceiling
 * above, and an upright rectangle whose foot is below the eye stands on the ground.
 *
 * @param size of the picture in pixels
 * @returns nothing where three corners lie on a line
 */
export function quadSurface(
  corners: QuadCorners,
  size: { readonly width: number; readonly height: number },
): QuadSurface | undefined {
  const { aspect, focal } = quadAspect(corners, size);
  const shape = homographyBetween(rectangleCorners(aspect, 1), corners);
  if (!shape || !(aspect > 0) || !Number.isFinite(aspect)) return undefined;
  const inCamera = (k: 0 | 1 | 2): Vector => [
    (shape[k] - (size.width / 2) * shape[(k + 6) as 6 | 7 | 8]) / focal,
    (shape[(k + 3) as 3 | 4 | 5] - (size.height / 2) * shape[(k + 6) as 6 | 7 | 8]) / focal,
    shape[(k + 6) as 6 | 7 | 8],
  ];
  const [along, down, corner] = [inCamera(0), inCamera(1), inCamera(2)];
  const unit = Math.hypot(...along);
  const place = (s: number, t: number): Vector => [
    (corner[0] + s * along[0] + t * down[0]) / unit,
    (corner[1] + s * along[1] + t * down[1]) / unit,
    (corner[2] + s * along[2] + t * down[2]) / unit,
  ];
  const upright = along[2] * down[0] - along[0] * down[2];
  const normal = Math.hypot(
    along[1] * down[2] - along[2] * down[1],
    upright,
    along[0] * down[1] - along[1] * down[0],
  );
  const facing = Math.abs(upright) > LEVEL * normal ? 'level' : 'upright';
  const middle = place(aspect / 2, 0.5);
  const heights = [place(0, 0), place(aspect, 0), place(aspect, 1), place(0, 1)].map(([, y]) => y);
  const perWidth = (size.width * middle[2]) / focal;
  const millimetres = clamp(
    facing === 'level' ? levelScale(middle[1]) : wallScale(Math.max(...heights)),
    LEAST_WIDTH / perWidth,
    MOST_WIDTH / perWidth,
  );
  const scale = Number.isFinite(millimetres) ? millimetres : USUAL_WIDTH / perWidth;
  const back = homographyBetween(corners, rectangleCorners(aspect * scale, scale));
  if (!back) return undefined;
  return { toSurface: back, widthMm: aspect * scale, heightMm: scale, facing };
}

type Vector = readonly [number, number, number];

/** Millimetres per unit of the rectangle's height. */
function levelScale(below: number): number {
  if (Math.abs(below) < 1e-6) return NaN;
  return (below > 0 ? EYE_HEIGHT_MM : CEILING_MM - EYE_HEIGHT_MM) / Math.abs(below);
}

function wallScale(foot: number): number {
  return foot > 1e-3 ? EYE_HEIGHT_MM / foot : NaN;
}
