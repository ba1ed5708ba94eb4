import type { Standing } from './standing.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { type BitMask, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { isDrawn } from '@plumbline/scene/image-kind/is-drawn.ts';
import { removeFinely } from '../removal/remove-finely.ts';
import { type RenderContext, type RenderOutcome, within } from '@plumbline/imaging/tiles/render-context.ts';
import type { ImageKind, Space } from '@plumbline/scene/image-kind/image-kind.ts';
import { viewPicture } from '../view/picture-view.ts';
import { clearStrokes } from './clear-strokes.ts';
import { findThings } from './find-things.ts';
import type { PixelBox } from './fit-object.ts';
import { paintedBox } from './painted-box.ts';
import { realHeight } from './real-height.ts';
import { resizeCutOut } from './resize-cut-out.ts';
import { trimCutOut } from './trim-cut-out.ts';

/** Of what is seen of a thing, without its clear border. */
type RealSize = { readonly heightMm: number } | { readonly widthMm: number };

export type CutOutPlacing = RealSize & {
  /** RGBA, straight alpha. */
  readonly picture: Raster;
  readonly stands: Standing;
  readonly kind: ImageKind;
  readonly space: Space;
  readonly seed: number;
};

/** Share of the time that clearing the place takes. */
const CLEARING = 0.6;
/** A picture whose brightest places have this luminance is lit as the cut-out was. */
const DAYLIGHT = 0.72;
/** The shadow under a foot: its darkness, and its reach in widths of the thing. */
const SHADOW = 0.5;
const SHADOW_REACH = 0.62;

/**
 * Puts a cut-out into what is painted: its foot on the lower end (its head at the upper end where it hangs), in its real
 * height as the horizon tells it, and no larger than the painted part. What stands there alone is cleared away before.
 *
 * @param base RGB @param weights more than 0 somewhere, and 0 somewhere
 * @returns undefined for a cut-out of which nothing is seen
 * @throws the reason of the context's signal once it is aborted
 */
export function placeCutOut(
  base: Raster,
  weights: BitMask,
  { picture, stands, kind, space, seed, ...size }: CutOutPlacing,
  context: RenderContext,
): RenderOutcome | undefined {
  const thing = trimCutOut(picture);
  if (thing === undefined) return undefined;
  const heightMm =
    'heightMm' in size ? size.heightMm : Math.round((size.widthMm * thing.height) / thing.width);
  const clock = startStages(within(context, CLEARING, 1));
  clock.next('camera', 0);
  const view = viewPicture(base, kind, space);
  const target = paintedBox(weights);
  const horizonY = (view.camera ?? view.assumed).horizonY / view.scale;
  const most = Math.min(target.y1 - target.y0, ((target.x1 - target.x0) * thing.height) / thing.width);
  const real = realHeight(heightMm, stands, target, { horizonY, height: base.height });
  const height = Math.max(2, Math.round(Math.min(real ?? most, most)));
  const width = Math.max(2, Math.round((height * thing.width) / thing.height));
  const place = cleared(base, weights, target, kind, seed, context);
  clock.next('compose', 0.5);
  const out = createRaster(base.width, base.height, 3);
  out.data.set(place ?? base.data);
  const left = Math.round((target.x0 + target.x1 - width) / 2);
  const top =
    stands === 'floor'
      ? target.y1 - height
      : stands === 'ceiling'
        ? target.y0
        : Math.round((target.y0 + target.y1 - height) / 2);
  if (stands === 'floor') castShadow(out, { x: left + width / 2, y: top + height, width });
  lay(out, resizeCutOut(thing, width, height), left, top, exposureOf(base));
  return {
    picture: out,
    confidence: view.camera ? view.camera.support : 0.4,
    timings: clock.finish(),
    notes: [
      `object: own, ${heightMm} mm, ${stands}`,
      real === undefined
        ? 'scale: as painted'
        : real > most
          ? `scale: ${Math.round((100 * most) / real)} % of its real size, the painted part has no more room`
          : 'scale: real size by the horizon',
      place ? 'place: cleared' : 'place: free',
    ],
  };
}

/** Pixels without what stands alone in the painted part; undefined where nothing does. */
function cleared(
  base: Raster,
  weights: BitMask,
  target: PixelBox,
  kind: ImageKind,
  seed: number,
  context: RenderContext,
): Uint8ClampedArray | undefined {
  if (isDrawn(kind)) return clearStrokes(base, weights, target, { width: 1.2, ink: 40 })?.data;
  const things = findThings(base, weights, target);
  return things && removeFinely(base, things, 'perspective', seed, within(context, 0, CLEARING)).picture.data;
}

/** How much of a cut-out's own brightness a picture has: one of an evening gets it darker. */
function exposureOf({ data, channels }: Raster): number {
  const bright: number[] = [];
  for (let p = 0; p < data.length; p += 61 * channels) {
    const [r, g, b] = [0, 1, 2].map((c) => LINEAR_OF_BYTE[data[p + c] as number] as number);
    bright.push(0.2126 * (r as number) + 0.7152 * (g as number) + 0.0722 * (b as number));
  }
  return clamp(percentile(bright, 0.92) / DAYLIGHT, 0.3, 1.05);
}

function castShadow(
  out: Raster,
  foot: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const across = SHADOW_REACH * foot.width;
  const along = Math.max(2, 0.16 * foot.width);
  const y0 = Math.max(0, Math.floor(foot.y - 2 * along));
  const y1 = Math.min(out.height, Math.ceil(foot.y + along));
  for (let y = y0; y < y1; y++)
    for (
      let x = Math.max(0, Math.floor(foot.x - 1.4 * across));
      x < Math.min(out.width, foot.x + 1.4 * across);
      x++
    ) {
      const far = Math.hypot((x + 0.5 - foot.x) / across, (y + 0.5 - foot.y + 0.35 * along) / along);
      const dark = 1 - SHADOW * Math.exp(-1.8 * far * far);
      const p = 3 * (y * out.width + x);
      for (let c = p; c < p + 3; c++) out.data[c] = (out.data[c] as number) * dark;
    }
}

function lay(out: Raster, thing: Raster, left: number, top: number, exposure: number): void {
  for (let y = 0; y < thing.height; y++)
    for (let x = 0; x < thing.width; x++) {
      const [px, py] = [left + x, top + y];
      if (px < 0 || py < 0 || px >= out.width || py >= out.height) continue;
      const from = 4 * (y * thing.width + x);
      const to = 3 * (py * out.width + px);
      const alpha = (thing.data[from + 3] as number) / 255;
      if (alpha === 0) continue;
      for (let c = 0; c < 3; c++) {
        const own = exposure * (LINEAR_OF_BYTE[thing.data[from + c] as number] as number);
        out.data[to + c] = (1 - alpha) * (out.data[to + c] as number) + alpha * 255 * linearToSrgbFast(own);
      }
    }
}
