import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { type RandomStream, seededRandom } from '@plumbline/imaging/random.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import { STROKE_LENGTH, STROKE_WIDTH, type StrokeExemplars } from './stroke-exemplars.ts';

export interface Brushwork {
  /** Half widths of the brushes from broad to fine, in 1/1024 of the long side. */
  readonly brushes: readonly number[];
  /** Length of a stroke as a multiple of its width. */
  readonly length: number;
  /** How much of the reference's strokes is laid into each, 1 as in the reference. */
  readonly texture: number;
  /** 0…1: how much a stroke covers what lies under it. */
  readonly cover: number;
  /** Colour error (OKLab) from which finer brushes go over a place. */
  readonly tolerance: number;
}

/** A stroke ends where the picture differs by this much from its middle. */
const STOP_LIGHT = 0.075;
const STOP_CHROMA = 0.06;
/** The lightness of a texture is bent towards this limit: above it strokes would be edges of their own. */
const MOST_RELIEF = 0.13;
/** Colour varies less within a stroke than light does, or strokes would turn into confetti. */
const CHROMA_SHARE = 0.62;
/** Cover of a stroke, 0…1, that changes nothing to be seen. */
const UNSEEN = 0.01;

/**
 * Paints a picture anew in strokes of the reference along `flow`, broad brushes first, finer ones where they still differ
 * from the picture (Hertzmann, "Painterly rendering with curved brush strokes of multiple sizes", 1998). Strokes stop at
 * the picture's edges. @param check called between brushes; throws once cancelled.
 */
export function paintStrokes(
  picture: OklabPlanes,
  flow: Float32Array,
  exemplars: StrokeExemplars,
  work: Brushwork,
  seed: number,
  check: () => void,
): OklabPlanes {
  const { width, height } = picture;
  const unit = Math.max(width, height) / 1024;
  const random = seededRandom(seed ^ 0x3b21);
  const canvas: OklabPlanes = {
    width,
    height,
    l: picture.l.slice(),
    a: picture.a.slice(),
    b: picture.b.slice(),
  };
  for (const [level, brush] of work.brushes.entries()) {
    check();
    const radius = Math.max(1.6, brush * unit);
    const source = smoothed(picture, 0.45 * radius);
    const spacing = Math.max(2, 0.95 * radius);
    const places = jitteredPlaces(width, height, spacing, random);
    for (let k = 0; k < places.length; k += 2) {
      if ((k & 1023) === 0) check();
      const x = Math.min(width - 1, places[k] as number);
      const y = Math.min(height - 1, places[k + 1] as number);
      const i = (y | 0) * width + (x | 0);
      const pick = Math.floor(random() * exemplars.count);
      const lean = 0.24 * (random() - 0.5);
      if (level > 0 && errorAt(canvas, source, i) < work.tolerance) continue;
      layStroke(canvas, source, x, y, (flow[i] as number) + lean, radius, pick, exemplars, work);
    }
  }
  return canvas;
}

function smoothed({ width, height, l, a, b }: OklabPlanes, sigma: number): OklabPlanes {
  const blur = (data: Float32Array): Float32Array => gaussianBlur({ width, height, data }, sigma).data;
  return { width, height, l: blur(l), a: blur(a), b: blur(b) };
}

/** A shuffled grid with every place moved within its cell; x, y interleaved. */
function jitteredPlaces(width: number, height: number, spacing: number, random: RandomStream): Float32Array {
  const columns = Math.ceil(width / spacing);
  const rows = Math.ceil(height / spacing);
  const places = new Float32Array(2 * columns * rows);
  for (let k = 0; k < columns * rows; k++) {
    places[2 * k] = ((k % columns) + random()) * spacing;
    places[2 * k + 1] = (Math.floor(k / columns) + random()) * spacing;
  }
  for (let k = columns * rows - 1; k > 0; k--) {
    const j = Math.floor(random() * (k + 1));
    for (const c of [0, 1]) {
      const keep = places[2 * k + c] as number;
      places[2 * k + c] = places[2 * j + c] as number;
      places[2 * j + c] = keep;
    }
  }
  return places;
}

function errorAt(canvas: OklabPlanes, source: OklabPlanes, i: number): number {
  return (
    Math.abs((canvas.l[i] as number) - (source.l[i] as number)) +
    Math.abs((canvas.a[i] as number) - (source.a[i] as number)) +
    Math.abs((canvas.b[i] as number) - (source.b[i] as number))
  );
}

/** How far from (x, y) in a direction the picture stays of one colour, up to `most` pixels. */
function reachOf(source: OklabPlanes, x: number, y: number, dx: number, dy: number, most: number): number {
  const { width, height } = source;
  const i = (y | 0) * width + (x | 0);
  const l = source.l[i] as number;
  const a = source.a[i] as number;
  const b = source.b[i] as number;
  for (let t = 1.5; t < most; t += 1.5) {
    const sx = (x + t * dx) | 0;
    const sy = (y + t * dy) | 0;
    if (sx < 0 || sy < 0 || sx >= width || sy >= height) return t;
    const j = sy * width + sx;
    if (Math.abs((source.l[j] as number) - l) > STOP_LIGHT) return t;
    if (Math.abs((source.a[j] as number) - a) + Math.abs((source.b[j] as number) - b) > STOP_CHROMA) return t;
  }
  return most;
}

function layStroke(
  canvas: OklabPlanes,
  source: OklabPlanes,
  x: number,
  y: number,
  angle: number,
  radius: number,
  pick: number,
  { texels }: StrokeExemplars,
  { length, texture, cover }: Brushwork,
): void {
  const { width, height } = canvas;
  const ux = Math.cos(angle);
  const uy = Math.sin(angle);
  const ahead = reachOf(source, x, y, ux, uy, radius * length);
  const behind = reachOf(source, x, y, -ux, -uy, radius * length);
  const left = reachOf(source, x, y, -uy, ux, radius);
  const right = reachOf(source, x, y, uy, -ux, radius);
  const middle = (y | 0) * width + (x | 0);
  const l = source.l[middle] as number;
  const a = source.a[middle] as number;
  const b = source.b[middle] as number;
  const extent = Math.max(ahead, behind) + radius;
  const plane = STROKE_LENGTH * STROKE_WIDTH;
  const start = pick * 3 * plane;
  const x0 = Math.max(0, Math.floor(x - Math.abs(ux) * extent - Math.abs(uy) * radius));
  const x1 = Math.min(width - 1, Math.ceil(x + Math.abs(ux) * extent + Math.abs(uy) * radius));
  const y0 = Math.max(0, Math.floor(y - Math.abs(uy) * extent - Math.abs(ux) * radius));
  const y1 = Math.min(height - 1, Math.ceil(y + Math.abs(uy) * extent + Math.abs(ux) * radius));
  const toU = (0.5 * STROKE_LENGTH) / (radius * length);
  const toV = (0.5 * STROKE_WIDTH) / radius;
  for (let py = y0; py <= y1; py++) {
    for (let px = x0; px <= x1; px++) {
      const rx = px - x;
      const ry = py - y;
      const along = rx * ux + ry * uy;
      const across = ry * ux - rx * uy;
      if (along > ahead || along < -behind || across > left || across < -right) continue;
      const u = Math.min(STROKE_LENGTH - 1, Math.max(0, (along * toU + 0.5 * STROKE_LENGTH) | 0));
      const v = Math.min(STROKE_WIDTH - 1, Math.max(0, (across * toV + 0.5 * STROKE_WIDTH) | 0));
      const t = start + v * STROKE_LENGTH + u;
      const relief = texture * (texels[t] as number);
      const end = along > 0 ? along / ahead : -along / behind;
      const side = across > 0 ? across / left : -across / right;
      // Bristles: where the texture is dark the end of the stroke frays first.
      const alpha =
        cover * (1 - smoothstep(0.62, 1, end - 1.5 * relief)) * (1 - smoothstep(0.66, 1.02, side));
      if (alpha <= UNSEEN) continue;
      const bent = relief / (1 + Math.abs(relief) / MOST_RELIEF);
      const i = py * width + px;
      const tint = texture * CHROMA_SHARE;
      canvas.l[i] = (canvas.l[i] as number) + (l + bent - (canvas.l[i] as number)) * alpha;
      canvas.a[i] =
        (canvas.a[i] as number) +
        (a + tint * (texels[t + plane] as number) - (canvas.a[i] as number)) * alpha;
      canvas.b[i] =
        (canvas.b[i] as number) +
        (b + tint * (texels[t + 2 * plane] as number) - (canvas.b[i] as number)) * alpha;
    }
  }
}
