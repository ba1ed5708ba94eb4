import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { calmInventedEdges, holdEdges } from './hold-edges.ts';
import { paintClay } from './clay-medium.ts';
import { paintMarker } from './marker-medium.ts';
import { paintWatercolour } from './watercolour-medium.ts';
import { decodeOklab, encodeOklab, type OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/** Looks of an illustration that any finished render may be given. */
export type IllustrationLook = 'marker' | 'watercolour' | 'clay';

export interface IllustrationOptions {
  /** 0…1: how strictly the edges of the base are held (0.6 default). */
  readonly cnStrength?: number;
  /** 32-bit; varies pigment and strokes only. */
  readonly seed?: number;
  readonly signal?: AbortSignal;
}

/** How much of grass, leaves and rubble shows before `cnStrength` adds to it: brushes pass over it, a model has it all. */
const TEXTURE: Readonly<Record<IllustrationLook, number>> = { marker: 0.24, watercolour: 0.22, clay: 0.26 };
/** Watercolour paper, OKLab. */
const PAPER = [0.972, 0, 0.012] as const;

/**
 * Gives a finished picture the look of an illustration: alcohol markers under ink, watercolour on rough paper, or a matte
 * model of one material. The edges of `base` are held and no others are made.
 * @param picture the render, RGB. @param base what was rendered, of any size; its edges count.
 * @throws the reason of `signal` once it is aborted.
 */
export function illustrate(
  picture: Raster,
  base: Raster,
  look: IllustrationLook,
  { cnStrength = 0.6, seed = 1, signal }: IllustrationOptions = {},
): Raster {
  const { width, height } = picture;
  const own = toRgb(base.width === width && base.height === height ? base : resizeArea(base, width, height));
  const edges = greyscale(own);
  const planes = decodeOklab(toRgb(picture));
  signal?.throwIfAborted();
  const painters: Readonly<Record<IllustrationLook, () => OklabPlanes>> = {
    marker: () => paintMarker(planes, edges, seed),
    watercolour: () => paintWatercolour(planes, { paper: PAPER, flow: 1, highlights: 0.8, seed }),
    clay: () => paintClay(planes),
  };
  const result = encodeOklab(painters[look]());
  signal?.throwIfAborted();
  holdEdges(result, edges, { share: 0.32 + 0.45 * cnStrength, texture: TEXTURE[look] + 0.45 * cnStrength });
  calmInventedEdges(result, edges);
  return result;
}
