import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { FRESH_MEMORY } from '@plumbline/imaging/tiles/plane-memory.ts';
import { sharedFloats } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import type { Samples } from '../samples/trace-samples.ts';
import { createLight, type LightField } from './gather-light.ts';
import type { Light } from './gather-rays.ts';

/** Rows a tile. */
const TILE = 8;

interface SmoothInput {
  readonly field: { readonly width: number; readonly height: number };
  readonly guide: Float32Array;
  readonly from: Light;
  readonly to: Light;
  /** Reach of the pass in points; 0 is the mean over a tile of the interleaved sequence. */
  readonly step: number;
}

/** One pass over rows of a light field. */
export const smoothRows: TileKernel<SmoothInput> = {
  name: 'smooth',
  prepare: ({ field, guide, from: source, to: target, step }) =>
    step === 0
      ? (from, to) => tilePass(field, guide, source, target, from, to)
      : (from, to) => wavePass(field, guide, source, target, step, from, to),
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
): LightField {
  const { memory = FRESH_MEMORY } = context;
  const smooth = createLight(field.r.length, memory);
  memory.within(() => smoothInto(smooth, field, samples, [0, ...steps], { ...context, memory }));
  return { ...field, ...smooth };
}

function smoothInto(
  out: Light,
  field: LightField,
  samples: Samples,
  steps: readonly number[],
  context: RenderContext,
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
    runTiles(context, smoothRows, { field: { width, height }, guide, from, to, step }, height, TILE);
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

function wavePass(
  field: SmoothInput['field'],
  guide: Float32Array,
  from: Light,
  to: Light,
  step: number,
  first: number,
  last: number,
): void {
  const { width, height } = field;
  const tolerance = 0.5 / step;
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

/** 0…1: how sure two points lie on one smooth surface. */
function alike(guide: Float32Array, i: number, j: number): number {
  if (i === j) return 1;
  const a = 7 * i;
  const b = 7 * j;
  const distance = guide[b + 6] as number;
  if (distance === 0) return 0;
  const nx = guide[a + 3] as number;
  const ny = guide[a + 4] as number;
  const nz = guide[a + 5] as number;
  let agree = nx * (guide[b + 3] as number) + ny * (guide[b + 4] as number) + nz * (guide[b + 5] as number);
  if (agree < 0.6) return 0;
  agree *= agree;
  agree *= agree;
  const off =
    nx * ((guide[b] as number) - (guide[a] as number)) +
    ny * ((guide[b + 1] as number) - (guide[a + 1] as number)) +
    nz * ((guide[b + 2] as number) - (guide[a + 2] as number));
  const reach = 0.006 * (guide[a + 6] as number) + 0.01;
  const far = (off < 0 ? -off : off) / reach;
  return far > 2 ? 0 : agree * (1 - far / 2);
}
