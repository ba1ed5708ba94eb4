import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { FRESH_MEMORY, type PlaneMemory } from '@plumbline/imaging/tiles/plane-memory.ts';
import { sharedFloats } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import type { Samples } from '../samples/trace-samples.ts';
import { alike } from './alike.ts';
import { createLight, type LightField } from './gather-light.ts';
import type { Light } from './gather-rays.ts';
import { reachPass } from './reach-pass.ts';

/** Rows a tile. */
const TILE = 8;

interface SmoothInput {
  readonly field: { readonly width: number; readonly height: number };
  readonly guide: Float32Array;
  readonly from: Light;
  readonly to: Light;
  /** Reach of the pass in points; 0 is the mean over a tile of the interleaved sequence. */
  readonly step: number;
  /** Where given: metres over which light hardly changes at each point, by which a pass then goes, and not by how light differs. */
  readonly reach?: Float32Array;
  /** Where given: share of its light by which a point may differ from others and be evened out, at the least; a pass of a wide step else evens out less. */
  readonly alike?: number;
}

/** One pass over rows of a light field. */
export const smoothRows: TileKernel<SmoothInput> = {
  name: 'smooth',
  prepare:
    ({ field, guide, from: source, to: target, step, reach, alike: least = 0 }) =>
    (from, to) => {
      if (step === 0) tilePass(field, guide, source, target, from, to);
      else if (reach === undefined)
        wavePass(field, guide, source, target, step, Math.max(least, DIFFERENT / step), from, to);
      else reachPass(field, guide, reach, source, target, step, from, to);
    },
};

/**
 * Smooths gathered light along surfaces: first the mean over a tile of the interleaved sequence, then wider and wider
 * passes that stop at edges of plane and facing (Dammertz et al., "Edge-avoiding à-trous wavelet transform", 2010).
 */
export function smoothLight(
  field: LightField,
  samples: Samples,
  steps: readonly number[],
  context: RenderContext,
  how: Pick<SmoothInput, 'alike'> = {},
): LightField {
  const { memory = FRESH_MEMORY } = context;
  const smooth = createLight(field.r.length, memory);
  memory.within(() => smoothInto(smooth, field, samples, [0, ...steps], { ...context, memory }, how));
  return { ...field, ...smooth };
}

/** How far light hardly changes, by how far everything is from a point, and within which of it at the least and at most, in metres. */
const REACH = 0.35;
const LEAST_REACH = 0.14;
const MOST_REACH = 1;
/** Points on each side over which it is averaged, and nearness, 1 over metres, of a point that stands alone: reach is at its most long before. */
const AROUND = 2;
const LEAST_NEARNESS = 1e-3;

/**
 * How far light that bounced hardly changes around each point, in metres: in proportion to how far the surfaces are from which it comes, as Ward, Rubinstein and Clear
 * spread the light of a place ("A ray tracing solution for diffuse interreflection", 1988) and Mehta et al. set the width of their filters
 * ("Axis-aligned filtering for interactive physically-based diffuse indirect lighting", 2013). How light differs from point to point says nothing of that: with few
 * rays it is chance.
 *
 * @param nearness 1 over the harmonic mean of how far the rays of each point went, in metres
 * @param share of it that is taken
 */
export function reachOfBounced(
  nearness: Float32Array,
  field: { readonly width: number; readonly height: number },
  share: number,
  memory: PlaneMemory | undefined,
): Float32Array {
  const reach = sharedFloats(nearness.length, memory);
  // What a point's own few rays know of it is as noisy as its light.
  const { data } = boxBlur({ width: field.width, height: field.height, data: nearness }, AROUND);
  for (let i = 0; i < data.length; i++) {
    const near = Math.max(LEAST_NEARNESS, data[i] as number);
    reach[i] = share * Math.min(MOST_REACH, Math.max(LEAST_REACH, REACH / near));
  }
  return reach;
}

/**
 * Smooths along surfaces as far as is said for each point in metres, whatever the difference; points of no reach stay dark. The first two steps weigh every place of a
 * tile alike, as the mean over it does.
 *
 * @param steps of the passes, 1 and 2 the first of them
 */
export function smoothWithin(
  field: LightField,
  reach: Float32Array,
  samples: Samples,
  steps: readonly number[],
  context: RenderContext,
): LightField {
  const { memory = FRESH_MEMORY } = context;
  const smooth = createLight(field.r.length, memory);
  memory.within(() => smoothInto(smooth, field, samples, steps, { ...context, memory }, { reach }));
  return { ...field, ...smooth };
}

function smoothInto(
  out: Light,
  field: LightField,
  samples: Samples,
  steps: readonly number[],
  context: RenderContext,
  how: Pick<SmoothInput, 'reach' | 'alike'> = {},
): void {
  const n = field.r.length;
  const guide = sharedFloats(7 * n, context.memory);
  for (let i = 0; i < n; i++) {
    const s = field.sample[i] as number;
    for (let c = 0; c < 3; c++) {
      guide[7 * i + c] = samples.place[3 * s + c] as number;
      guide[7 * i + 3 + c] = samples.normal[3 * s + c] as number;
    }
    guide[7 * i + 6] = samples.distance[s] as number;
  }
  const { width, height } = field;
  let from: Light = { r: field.r, g: field.g, b: field.b };
  for (const [number, step] of steps.entries()) {
    // Planes are written once: a tile may be done twice.
    const to = number === steps.length - 1 ? out : createLight(n, context.memory);
    const input = { field: { width, height }, guide, from, to, step, ...how };
    runTiles(context, smoothRows, input, height, TILE);
    from = to;
  }
}

function tilePass(
  field: SmoothInput['field'],
  guide: Float32Array,
  from: Light,
  to: Light,
  first: number,
  last: number,
): void {
  const { width, height } = field;
  for (let y = first; y < last; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (guide[7 * i + 6] === 0) continue;
      let weight = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      // Five by five with halved rims: every residue of the tile counts the same.
      for (let dy = -2; dy <= 2; dy++) {
        const yy = y + dy;
        if (yy < 0 || yy >= height) continue;
        for (let dx = -2; dx <= 2; dx++) {
          const xx = x + dx;
          if (xx < 0 || xx >= width) continue;
          const j = yy * width + xx;
          let w = alike(guide, i, j);
          if (w <= 0) continue;
          if (dy === -2 || dy === 2) w *= 0.5;
          if (dx === -2 || dx === 2) w *= 0.5;
          weight += w;
          r += w * (from.r[j] as number);
          g += w * (from.g[j] as number);
          b += w * (from.b[j] as number);
        }
      }
      to.r[i] = r / weight;
      to.g[i] = g / weight;
      to.b[i] = b / weight;
    }
  }
}

const KERNEL = [0.25, 0.5, 0.25];
/** Share of its light by which neighbours of a point count half, over the step of the pass. */
const DIFFERENT = 0.5;

function wavePass(
  field: SmoothInput['field'],
  guide: Float32Array,
  from: Light,
  to: Light,
  step: number,
  tolerance: number,
  first: number,
  last: number,
): void {
  const { width, height } = field;
  for (let y = first; y < last; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (guide[7 * i + 6] === 0) continue;
      const own = 0.3 * (from.r[i] as number) + 0.6 * (from.g[i] as number) + 0.1 * (from.b[i] as number);
      const scale = 1 / (tolerance * own + 1e-4);
      let weight = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let dy = -1; dy <= 1; dy++) {
        const yy = y + dy * step;
        if (yy < 0 || yy >= height) continue;
        for (let dx = -1; dx <= 1; dx++) {
          const xx = x + dx * step;
          if (xx < 0 || xx >= width) continue;
          const j = yy * width + xx;
          let w = alike(guide, i, j);
          if (w <= 0) continue;
          w *= (KERNEL[dx + 1] as number) * (KERNEL[dy + 1] as number);
          const other =
            0.3 * (from.r[j] as number) + 0.6 * (from.g[j] as number) + 0.1 * (from.b[j] as number);
          const off = (other - own) * scale;
          w /= 1 + off * off;
          weight += w;
          r += w * (from.r[j] as number);
          g += w * (from.g[j] as number);
          b += w * (from.b[j] as number);
        }
      }
      to.r[i] = r / weight;
      to.g[i] = g / weight;
      to.b[i] = b / weight;
    }
  }
}
