import { throwIfAborted } from '../../compose/checkpoint.ts';
import type { RenderContext } from '../../render-types.ts';
import type { Samples } from '../trace/trace-samples.ts';
import type { RadianceCache } from './radiance-cache.ts';
import { cosineDirection, r2x, r2y } from './sequence.ts';

/** Every this many pixels a few rays look for cells. */
const STRIDE = 12;
const RAYS = 6;

/** Makes the cells that the picture will need known, then lets light bounce between them. */
export function seedCache(
  samples: Samples,
  size: { readonly width: number; readonly height: number },
  cache: RadianceCache,
  context: RenderContext,
): void {
  const ray = new Float32Array(3);
  const out = new Float32Array(3);
  let k = 0;
  for (let y = STRIDE >> 1; y < size.height; y += STRIDE) {
    throwIfAborted(context);
    for (let x = STRIDE >> 1; x < size.width; x += STRIDE) {
      const s = y * size.width + x;
      if (samples.distance[s] === 0) continue;
      const nx = samples.normal[3 * s] as number;
      const ny = samples.normal[3 * s + 1] as number;
      const nz = samples.normal[3 * s + 2] as number;
      for (let j = 0; j < RAYS; j++, k++) {
        cosineDirection(nx, ny, nz, r2x(k), r2y(k), ray);
        cache.along(
          (samples.place[3 * s] as number) + nx * 0.004,
          (samples.place[3 * s + 1] as number) + ny * 0.004,
          (samples.place[3 * s + 2] as number) + nz * 0.004,
          ray[0] as number,
          ray[1] as number,
          ray[2] as number,
          out,
        );
      }
    }
  }
  cache.settle();
}
