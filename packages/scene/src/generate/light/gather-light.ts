import { throwIfAborted } from '../../compose/checkpoint.ts';
import type { RenderContext } from '../../render-types.ts';
import type { Samples } from '../trace/trace-samples.ts';
import type { LightEstimate } from './direct-light.ts';
import type { RadianceCache } from './radiance-cache.ts';
import { cosineDirection, r2x, r2y } from './sequence.ts';

/** Light over π on what every second pixel of every second row shows. */
export interface LightField {
  readonly width: number;
  readonly height: number;
  /** Sample of each point. */
  readonly sample: Int32Array;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
}

/** Order of the 16 pixels of a 4 × 4 tile (Bayer 1973): neighbours take far-apart parts of the sequence. */
const TILE = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** No single ray may bring more than this: what lies above would show as a bright dot. */
const MOST = 6;

/**
 * Gathers light at half size: bounced light and sky over the half space, lamps and portals by shadow rays. The pixels of
 * a tile share one sequence (interleaved sampling, Keller and Heidrich 2001), so that the denoiser's tile mean is even.
 */
export function gatherLight(
  samples: Samples,
  size: { readonly width: number; readonly height: number },
  rays: { readonly bounce: number; readonly lamps: number },
  cache: RadianceCache,
  lamps: LightEstimate,
  context: RenderContext,
): LightField {
  const width = Math.ceil(size.width / 2);
  const height = Math.ceil(size.height / 2);
  const n = width * height;
  const field: LightField = {
    width,
    height,
    sample: new Int32Array(n),
    r: new Float32Array(n),
    g: new Float32Array(n),
    b: new Float32Array(n),
  };
  const ray = new Float32Array(3);
  const light = new Float32Array(3);
  const sum = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    throwIfAborted(context);
    if ((y & 7) === 0) context.progress(0.35 + (0.4 * y) / height, 'light');
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const s = Math.min(size.height - 1, 2 * y) * size.width + Math.min(size.width - 1, 2 * x);
      field.sample[i] = s;
      const distance = samples.distance[s] as number;
      if (distance === 0) continue;
      const k = TILE[(y & 3) * 4 + (x & 3)] as number;
      const nx = samples.normal[3 * s] as number;
      const ny = samples.normal[3 * s + 1] as number;
      const nz = samples.normal[3 * s + 2] as number;
      const lift = 0.002 + 0.0004 * distance;
      const px = (samples.place[3 * s] as number) + nx * lift;
      const py = (samples.place[3 * s + 1] as number) + ny * lift;
      const pz = (samples.place[3 * s + 2] as number) + nz * lift;
      sum.fill(0);
      for (let j = 0; j < rays.bounce; j++) {
        const index = k * rays.bounce + j;
        cosineDirection(nx, ny, nz, r2x(index), r2y(index), ray);
        cache.along(px, py, pz, ray[0] as number, ray[1] as number, ray[2] as number, light);
        for (let c = 0; c < 3; c++)
          sum[c] = (sum[c] as number) + Math.min(MOST, light[c] as number) / rays.bounce;
      }
      light.fill(0);
      for (let j = 0; j < rays.lamps; j++) {
        const index = k * rays.lamps + j;
        const c = (index * 0.3819660113 + (k & 1) * 0.5) % 1;
        lamps(px, py, pz, nx, ny, nz, r2x(index), r2y(index), c, light);
      }
      const share = rays.lamps > 0 ? 1 / rays.lamps : 0;
      field.r[i] = (sum[0] as number) + (light[0] as number) * share;
      field.g[i] = (sum[1] as number) + (light[1] as number) * share;
      field.b[i] = (sum[2] as number) + (light[2] as number) * share;
    }
  }
  return field;
}
