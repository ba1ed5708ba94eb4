import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { structureTensor } from '@plumbline/imaging/structure-tensor.ts';
import { decodeOklab, type OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/** Texels along and across one stroke. */
export const STROKE_LENGTH = 48;
export const STROKE_WIDTH = 20;

/** What strokes of the reference look like: their difference from the colour around them, in their own direction. */
export interface StrokeExemplars {
  readonly count: number;
  /** l, a, b of `count` × STROKE_WIDTH rows × STROKE_LENGTH texels, one plane after another per stroke. */
  readonly texels: Float32Array;
}

/** References are read at this longest edge. */
const READING_EDGE = 560;
const MOST = 140;
/** Strokes stand out from a neighbourhood of this standard deviation, in pixels of the reading size. */
const AROUND = 13;

/**
 * Cuts strokes out of a painted reference: oriented patches where its texture is strong and of one direction, spread over the
 * whole picture (patches as in Efros, Freeman, "Image quilting", 2001, turned along the local structure).
 */
export function cutStrokeExemplars(reference: Raster): StrokeExemplars {
  const size = fitWithin(reference.width, reference.height, READING_EDGE);
  const planes = decodeOklab(resizeArea(reference, size.width, size.height));
  const { width, height } = planes;
  const detail = detailOf(planes);
  const { xx, yy, xy } = structureTensor({ width, height, data: planes.l }, 4);
  const places: { x: number; y: number; angle: number; score: number }[] = [];
  const step = Math.max(6, Math.round(Math.sqrt((width * height) / 1400)));
  for (let y = step; y < height - step; y += step) {
    for (let x = step; x < width - step; x += step) {
      const i = y * width + x;
      const a = xx.data[i] as number;
      const b = yy.data[i] as number;
      const c = 2 * (xy.data[i] as number);
      const coherence = Math.hypot(a - b, c) / (a + b + 1e-6);
      const across = 0.5 * Math.atan2(c, a - b);
      // Strong texture, but not the outline of a thing, which would paint that thing everywhere.
      const energy = Math.sqrt(a + b);
      places.push({ x, y, angle: across + Math.PI / 2, score: coherence * Math.min(energy, 0.05) });
    }
  }
  places.sort((p, q) => q.score - p.score || p.y - q.y || p.x - q.x);
  const chosen = places.slice(0, Math.max(1, Math.min(MOST, Math.ceil(0.35 * places.length))));
  const texels = new Float32Array(chosen.length * 3 * STROKE_LENGTH * STROKE_WIDTH);
  for (const [k, place] of chosen.entries()) copyPatch(detail, place, texels, k);
  return { count: chosen.length, texels };
}

function detailOf({ width, height, l, a, b }: OklabPlanes): OklabPlanes {
  const rest = (data: Float32Array): Float32Array => {
    const around = gaussianBlur({ width, height, data }, AROUND).data;
    return around.map((v, i) => (data[i] as number) - v);
  };
  return { width, height, l: rest(l), a: rest(a), b: rest(b) };
}

function copyPatch(
  { width, height, l, a, b }: OklabPlanes,
  { x, y, angle }: { readonly x: number; readonly y: number; readonly angle: number },
  texels: Float32Array,
  index: number,
): void {
  const ux = Math.cos(angle);
  const uy = Math.sin(angle);
  const plane = STROKE_LENGTH * STROKE_WIDTH;
  const start = index * 3 * plane;
  for (let v = 0; v < STROKE_WIDTH; v++) {
    for (let u = 0; u < STROKE_LENGTH; u++) {
      const along = 0.8 * (u - STROKE_LENGTH / 2);
      const across = 0.8 * (v - STROKE_WIDTH / 2);
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + along * ux - across * uy)));
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + along * uy + across * ux)));
      const from = sy * width + sx;
      const to = start + v * STROKE_LENGTH + u;
      texels[to] = l[from] as number;
      texels[to + plane] = a[from] as number;
      texels[to + 2 * plane] = b[from] as number;
    }
  }
}
