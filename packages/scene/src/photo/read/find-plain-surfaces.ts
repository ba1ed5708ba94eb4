import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { sobel } from '@plumbline/imaging/gradient.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { erode } from '@plumbline/imaging/morphology.ts';
import type { LabelMap, Plane, Raster } from '@plumbline/imaging/raster.ts';
import type { Space } from '../../image-kind/image-kind.ts';

/** A large even surface of a wall or a ceiling. */
export interface PlainSurface {
  readonly label: number;
  /** Pixels of its core. */
  readonly area: number;
  readonly kind: 'wall' | 'ceiling';
}

export interface PlainSurfaces {
  /** Label of the surface a pixel belongs to, 0 none. */
  readonly labels: Int32Array;
  readonly found: readonly PlainSurface[];
}

/** Step of tone per pixel, at a long side of 1024, from which a pixel is no part of an even surface. */
const STEP = 0.0105;
/** Share of the brightest channel that the channels may differ by: of a pixel, and of a surface on average. */
const COLOURED_PIXEL = 0.6;
const COLOURED = 0.34;
/** Surfaces darker than this are screens, holes and night. */
const DARKEST = 0.15;
/** Step of tone from pixel to pixel below which a surface goes on up to its edge. */
const HEM_STEP = 0.03;
/** Share of the picture. */
const LEAST_AREA = 0.012;
/** Necks up to twice this width, at a long side of 1024, do not connect a wall with what lies beyond. */
const NECK = 4;

/** Cover from which what is left out hides a pixel. */
const HIDDEN = 0.3;
/** Shares of the height: above the first lies what is high, below the second what is low. */
const HIGH = 0.33;
const LOW = 0.66;
/** A wall reaches up with this share of its area at least. */
const REACHES_UP = 0.12;
/** A floor: share of its area that is low, or of the bottom border that it takes. */
const FLOOR = { low: 0.3, border: 0.2 } as const;
/** A ceiling: share of the top border that it takes, and of its area that is high. */
const CEILING = { border: 0.3, high: 0.7 } as const;

/**
 * Finds painted walls and ceilings: large, connected, even parts of little colour, bounded by edges, that reach into the
 * upper half of the picture. What lies low (floor, carpet, worktop, lawn), is small (furniture, doors) or textured is left
 * out, and so is what `excluded` covers (sky, windows). Outside, what touches the top border may be a sky that was not
 * found, and is no wall. A surface is taken or left as a whole: a limit that runs across it would show as a seam.
 * @param excluded 0…1 per pixel.
 */
export function findPlainSurfaces(picture: Raster, excluded: Plane | null, space: Space): PlainSurfaces {
  const { width, height } = picture;
  const unit = Math.max(width, height) / 1024;
  const even = markEven(picture, excluded);
  const neck = Math.max(2, Math.round(NECK * unit));
  const cores = erode({ width, height, data: Float32Array.from(even) }, neck).data;
  const parts = connectedComponents({ width, height, data: Uint8Array.from(cores) });
  const found = judge(parts, picture, space);
  const kept = new Uint8Array(parts.count + 1);
  for (const { label } of found) kept[label] = 1;
  const labels = Int32Array.from(parts.data, (l) => (kept[l] === 1 ? l : 0));
  growInto(labels, width, 2 * neck, (_, j) => even[j] === 1);
  // The hem along an edge is not even, but of the surface's own tone: left out, it would show as a halo.
  const light = greyscale(picture).data;
  growInto(
    labels,
    width,
    neck + 2,
    (i, j) => Math.abs((light[i] as number) - (light[j] as number)) < HEM_STEP,
  );
  return { labels, found };
}

/** 1 where neither tone steps nor colour is strong. */
function markEven(picture: Raster, excluded: Plane | null): Uint8Array {
  const { width, height, data } = picture;
  const unit = Math.max(width, height) / 1024;
  const { dx, dy } = sobel(gaussianBlur(greyscale(picture), 2.4 * unit));
  const even = new Uint8Array(width * height);
  const limit = (STEP / unit) ** 2;
  for (let i = 0, p = 0; i < even.length; i++, p += 3) {
    if (excluded !== null && (excluded.data[i] as number) > HIDDEN) continue;
    const gx = dx.data[i] as number;
    const gy = dy.data[i] as number;
    const most = Math.max(data[p] as number, data[p + 1] as number, data[p + 2] as number);
    const least = Math.min(data[p] as number, data[p + 1] as number, data[p + 2] as number);
    if (gx * gx + gy * gy <= limit && most - least <= COLOURED_PIXEL * most + 4) even[i] = 1;
  }
  return even;
}

/** Lets labels grow into unlabelled pixels, one pixel a step, where `enters` allows to go from one pixel to the next. */
function growInto(
  labels: Int32Array,
  width: number,
  steps: number,
  enters: (from: number, to: number) => boolean,
): void {
  let front: number[] = [];
  for (let i = 0; i < labels.length; i++) if (labels[i] !== 0) front.push(i);
  for (let step = 0; step < steps && front.length > 0; step++) {
    const next: number[] = [];
    for (const i of front) {
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width]) {
        if (labels[j] !== 0 || !enters(i, j)) continue;
        labels[j] = labels[i] as number;
        next.push(j);
      }
    }
    front = next;
  }
}

function judge({ data: labels, count }: LabelMap, picture: Raster, space: Space): PlainSurface[] {
  const { width, height, data } = picture;
  const area = new Int32Array(count + 1);
  const low = new Int32Array(count + 1);
  const high = new Int32Array(count + 1);
  const top = new Int32Array(count + 1);
  const bottom = new Int32Array(count + 1);
  const sums = [new Float64Array(count + 1), new Float64Array(count + 1), new Float64Array(count + 1)];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const l = labels[i] as number;
      if (l === 0) continue;
      area[l] = (area[l] as number) + 1;
      if (y < HIGH * height) high[l] = (high[l] as number) + 1;
      if (y > LOW * height) low[l] = (low[l] as number) + 1;
      if (y === 0) top[l] = (top[l] as number) + 1;
      if (y === height - 1) bottom[l] = (bottom[l] as number) + 1;
      for (const [c, sum] of sums.entries()) sum[l] = (sum[l] as number) + (data[3 * i + c] as number);
    }
  }
  const found: PlainSurface[] = [];
  for (let label = 1; label <= count; label++) {
    const a = area[label] as number;
    if (a < LEAST_AREA * width * height) continue;
    const mean = sums.map((sum) => (sum[label] as number) / a / 255);
    const most = Math.max(...mean);
    if (most < DARKEST || most - Math.min(...mean) > COLOURED * most + 0.01) continue;
    const reachesUp = (high[label] as number) > REACHES_UP * a;
    // A surface that runs out through the bottom border is a floor, or a wall that the floor leaks into.
    const grounded =
      (low[label] as number) > FLOOR.low * a || (bottom[label] as number) > FLOOR.border * width;
    const open = space === 'exterior' && (top[label] as number) > 0;
    if (!reachesUp || grounded || open) continue;
    const overhead =
      (top[label] as number) > CEILING.border * width && (high[label] as number) > CEILING.high * a;
    found.push({ label, area: a, kind: overhead ? 'ceiling' : 'wall' });
  }
  return found;
}
