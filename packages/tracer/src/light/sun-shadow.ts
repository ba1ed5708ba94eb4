import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { sharedFloats } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import type { Finish } from '../finishes/finish.ts';
import { openScene, type SharedScene } from '../samples/shared-scene.ts';
import type { Samples } from '../samples/trace-samples.ts';
import { r2x, r2y } from './sequence.ts';

const FAR = 400;
/** Samples a tile, and rows. */
const TILE = 8192;
const ROWS = 16;

interface SunInput {
  readonly scene: SharedScene;
  readonly samples: Pick<Samples, 'pixel' | 'distance' | 'place' | 'normal' | 'finish' | 'thing'>;
  readonly width: number;
  /** Of the pixels' own samples. */
  readonly height: number;
  readonly sharp: Float32Array;
  readonly soft: Float32Array;
}

/** One ray a sample into the sun's disc. */
export const sunRange: TileKernel<SunInput> = {
  name: 'sun',
  prepare: ({ scene: shared, samples, width, sharp: out }) => {
    const { sky, tracer, finishes } = openScene(shared);
    const { direction, size } = sky.sun ?? { direction: [0, 1, 0], size: 0 };
    const [sx, sy, sz] = direction;
    return (from, to) => {
      for (let s = from; s < to; s++) {
        const distance = samples.distance[s] as number;
        if (distance === 0) continue;
        const nx = samples.normal[3 * s] as number;
        const ny = samples.normal[3 * s + 1] as number;
        const nz = samples.normal[3 * s + 2] as number;
        const cos = nx * sx + ny * sy + nz * sz;
        const through = (finishes[samples.finish[s] as number] as Finish).through ?? 0;
        const share = cos > 0 ? Math.max(cos, through * -cos) : -cos * through;
        if (share <= 0.001) continue;
        const pixel = samples.pixel[s] as number;
        const k = s === pixel ? ((pixel % width) % 3) + 3 * (Math.floor(pixel / width) % 3) : s;
        const a = (r2x(k) - 0.5) * 2 * size;
        const b = (r2y(k) - 0.5) * 2 * size;
        const side = cos > 0 ? 1 : -1;
        const lift = side * (0.003 + 0.0004 * distance);
        const blocked = tracer.blocked(
          (samples.place[3 * s] as number) + nx * lift,
          (samples.place[3 * s + 1] as number) + ny * lift,
          (samples.place[3 * s + 2] as number) + nz * lift,
          sx + a * sz,
          sy + b,
          sz - a * sx,
          FAR,
        );
        out[s] = blocked ? 0 : share;
      }
    };
  },
};

/** The nine samples of a 3 × 3 tile look at nine places of the sun: their mean over one surface is the penumbra. */
export const penumbraRows: TileKernel<SunInput> = {
  name: 'penumbra',
  prepare:
    ({ samples, width, height, sharp: light, soft: out }) =>
    (from, to) => {
      for (let y = from; y < to; y++) {
        for (let x = 0; x < width; x++) {
          const i = y * width + x;
          const own = light[i] as number;
          const top = y > 0 ? -1 : 0;
          const low = y + 1 < height ? 1 : 0;
          const left = x > 0 ? -1 : 0;
          const right = x + 1 < width ? 1 : 0;
          let differs = false;
          for (let dy = top; dy <= low && !differs; dy++)
            for (let dx = left; dx <= right; dx++) if (light[i + dy * width + dx] !== own) differs = true;
          if (!differs) continue;
          const nx = samples.normal[3 * i] as number;
          const ny = samples.normal[3 * i + 1] as number;
          const nz = samples.normal[3 * i + 2] as number;
          let sum = 0;
          let weight = 0;
          for (let dy = top; dy <= low; dy++) {
            for (let dx = left; dx <= right; dx++) {
              const j = i + dy * width + dx;
              if (samples.thing[j] !== samples.thing[i]) continue;
              const agree =
                nx * (samples.normal[3 * j] as number) +
                ny * (samples.normal[3 * j + 1] as number) +
                nz * (samples.normal[3 * j + 2] as number);
              if (agree < 0.95) continue;
              sum += light[j] as number;
              weight++;
            }
          }
          if (weight > 0) out[i] = sum / weight;
        }
      }
    },
};

/** Share of the sun that each sample sees, times the cosine of its slope. */
export function traceSunlight(
  scene: SharedScene,
  samples: Samples,
  size: { readonly width: number; readonly height: number },
  context: RenderContext,
): Float32Array {
  const sharp = sharedFloats(samples.count, context.memory);
  if (openScene(scene).sky.sun === undefined) return sharp;
  const { pixel, distance, place, normal, finish, thing } = samples;
  const soft = sharedFloats(samples.count, context.memory);
  const { width, height } = size;
  const picked = { pixel, distance, place, normal, finish, thing };
  const input: SunInput = { scene, samples: picked, width, height, sharp, soft };
  runTiles(context, sunRange, input, samples.count, TILE);
  soft.set(sharp);
  runTiles(context, penumbraRows, input, height, ROWS);
  return soft;
}
