import { throwIfAborted } from '../../compose/checkpoint.ts';
import type { RenderContext } from '../../render-types.ts';
import type { DesignScene } from '../design-scene.ts';
import type { Finish } from '../finish.ts';
import type { Samples } from '../trace/trace-samples.ts';
import type { Tracer } from '../trace/tracer.ts';
import { r2x, r2y } from './sequence.ts';

const FAR = 400;

/** Share of the sun that each sample sees, times the cosine of its slope: one ray a sample into the sun's disc. */
export function traceSunlight(
  scene: DesignScene,
  samples: Samples,
  width: number,
  tracer: Tracer,
  context: RenderContext,
): Float32Array {
  const out = new Float32Array(samples.count);
  const { sun } = scene.sky;
  if (sun === undefined) return out;
  const [sx, sy, sz] = sun.direction;
  for (let s = 0; s < samples.count; s++) {
    if ((s & 8191) === 0) throwIfAborted(context);
    const distance = samples.distance[s] as number;
    if (distance === 0) continue;
    const nx = samples.normal[3 * s] as number;
    const ny = samples.normal[3 * s + 1] as number;
    const nz = samples.normal[3 * s + 2] as number;
    const cos = nx * sx + ny * sy + nz * sz;
    const through = (scene.finishes[samples.finish[s] as number] as Finish).through ?? 0;
    const share = cos > 0 ? Math.max(cos, through * -cos) : -cos * through;
    if (share <= 0.001) continue;
    const pixel = samples.pixel[s] as number;
    const k =
      s < samples.pixel.length && s === pixel
        ? ((pixel % width) % 3) + 3 * (Math.floor(pixel / width) % 3)
        : s;
    const a = (r2x(k) - 0.5) * 2 * sun.size;
    const b = (r2y(k) - 0.5) * 2 * sun.size;
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
    if (!blocked) out[s] = share;
  }
  return smoothPenumbra(out, samples, width, context);
}

/** The nine samples of a 3 × 3 tile look at nine places of the sun: their mean over one surface is the penumbra. */
function smoothPenumbra(
  light: Float32Array,
  samples: Samples,
  width: number,
  context: RenderContext,
): Float32Array {
  const out = Float32Array.from(light);
  const pixels = (samples.pixel.length > 0 ? findPixelCount(samples) : 0) / width;
  for (let y = 0; y < pixels; y++) {
    if ((y & 31) === 0) throwIfAborted(context);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const own = light[i] as number;
      const top = y > 0 ? -1 : 0;
      const low = y + 1 < pixels ? 1 : 0;
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
  return out;
}

/** Samples from here on are extra ones of edge pixels. */
function findPixelCount(samples: Samples): number {
  let low = 0;
  let high = samples.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (samples.pixel[middle] === middle) low = middle + 1;
    else high = middle;
  }
  return low;
}
