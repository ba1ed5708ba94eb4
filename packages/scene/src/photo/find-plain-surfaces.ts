import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { sobel } from '@plumbline/imaging/gradient.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import type { Space } from '../render-types.ts';

/** A large even surface of a wall or a ceiling. */
export interface PlainSurface {
  readonly label: number;
  /** Pixels. */
  readonly area: number;
  readonly kind: 'wall' | 'ceiling';
}

export interface PlainSurfaces {
  /** Label of the surface a pixel belongs to, 0 none. */
  readonly labels: Int32Array;
  readonly found: readonly PlainSurface[];
}

/** Step of tone per pixel, at a long side of 1024, from which a pixel is no part of an even surface. */
const STEP = 0.011;
/** Share of the brightest channel that the channels may differ by. */
const COLOURED = 0.32;
/** Tones below are screens, holes and night; above, blown panes. */
const DARKEST = 0.17;
const LEAST_AREA = 0.018;

/**
 * Finds painted walls and ceilings: large, connected, even parts of little colour, bounded by edges, that reach into the
 * upper half of the picture. What lies low (floor, carpet, worktop, lawn), is small (furniture, doors) or textured is left
 * out, and so is what `excluded` covers (sky, windows). Outside, what touches the top border may be a sky that was not
 * found, and is no wall.
 * @param excluded 0…1 per pixel.
 */
export function findPlainSurfaces(picture: Raster, excluded: Plane | null, space: Space): PlainSurfaces {
  const { width, height, data } = picture;
  const unit = Math.max(width, height) / 1024;
  const light = gaussianBlur(greyscale(picture), 1.6 * unit);
  const { dx, dy } = sobel(light);
  const even = new Uint8Array(width * height);
  for (let i = 0, p = 0; i < even.length; i++, p += 3) {
    if (excluded !== null && (excluded.data[i] as number) > 0.3) continue;
    const gx = dx.data[i] as number;
    const gy = dy.data[i] as number;
    if (gx * gx + gy * gy > (STEP / unit) ** 2 || (light.data[i] as number) < DARKEST) continue;
    const r = data[p] as number;
    const g = data[p + 1] as number;
    const b = data[p + 2] as number;
    const most = Math.max(r, g, b);
    if (most - Math.min(r, g, b) <= COLOURED * most + 4) even[i] = 1;
  }
  const parts = connectedComponents({ width, height, data: even });
  const found = judge(parts.data, parts.count, width, height, space);
  const kept = new Uint8Array(parts.count + 1);
  for (const { label } of found) kept[label] = 1;
  return { labels: Int32Array.from(parts.data, (l) => (kept[l] === 1 ? l : 0)), found };
}

function judge(
  labels: Int32Array,
  count: number,
  width: number,
  height: number,
  space: Space,
): PlainSurface[] {
  const area = new Int32Array(count + 1);
  const low = new Int32Array(count + 1);
  const high = new Int32Array(count + 1);
  const top = new Int32Array(count + 1);
  const bottom = new Int32Array(count + 1);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const l = labels[i] as number;
      if (l === 0) continue;
      area[l] = (area[l] as number) + 1;
      if (y < 0.33 * height) high[l] = (high[l] as number) + 1;
      if (y > 0.66 * height) low[l] = (low[l] as number) + 1;
      if (y === 0) top[l] = (top[l] as number) + 1;
      if (y === height - 1) bottom[l] = (bottom[l] as number) + 1;
    }
  }
  const found: PlainSurface[] = [];
  for (let label = 1; label <= count; label++) {
    const a = area[label] as number;
    if (a < LEAST_AREA * width * height) continue;
    const reachesUp = (high[label] as number) > 0.12 * a;
    // A surface that runs out through the bottom border is a floor, or a wall that the floor leaks into.
    const grounded = (low[label] as number) > 0.3 * a || (bottom[label] as number) > 0.2 * width;
    const open = space === 'exterior' && (top[label] as number) > 0;
    if (!reachesUp || grounded || open) continue;
    const overhead = (top[label] as number) > 0.3 * width && (high[label] as number) > 0.7 * a;
    found.push({ label, area: a, kind: overhead ? 'ceiling' : 'wall' });
  }
  return found;
}
