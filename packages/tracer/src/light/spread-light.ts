import type { Samples } from '../samples/trace-samples.ts';
import type { LightField } from './gather-light.ts';

/**
 * Light of one sample from the half-size field: the near points that lie on the same plane and face the same way
 * (joint bilateral upsampling, Kopf et al. 2007). Written to `out`.
 */
export function lightOfSample(
  field: LightField,
  samples: Samples,
  s: number,
  pictureWidth: number,
  out: Float32Array,
): void {
  const pixel = samples.pixel[s] as number;
  const px = (pixel % pictureWidth) / 2;
  const py = Math.floor(pixel / pictureWidth) / 2;
  const x0 = Math.floor(px);
  const y0 = Math.floor(py);
  for (let reach = 0; reach <= 2; reach++) {
    let weight = 0;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let y = y0 - reach; y <= y0 + 1 + reach; y++) {
      if (y < 0 || y >= field.height) continue;
      for (let x = x0 - reach; x <= x0 + 1 + reach; x++) {
        if (x < 0 || x >= field.width) continue;
        const i = y * field.width + x;
        const other = field.sample[i] as number;
        const w =
          likeness(samples, s, other, reach) *
          Math.max(0.02, 1 - Math.abs(x - px) / (1 + reach)) *
          Math.max(0.02, 1 - Math.abs(y - py) / (1 + reach));
        weight += w;
        r += w * (field.r[i] as number);
        g += w * (field.g[i] as number);
        b += w * (field.b[i] as number);
      }
    }
    if (weight < 0.02 && reach < 2) continue;
    if (weight < 1e-9) break;
    out[0] = r / weight;
    out[1] = g / weight;
    out[2] = b / weight;
    return;
  }
  out.fill(0);
}

/** As {@link lightOfSample} for leaves, which lie on no plane: the near points of like depth and facing. */
export function lightAmongLeaves(
  field: LightField,
  samples: Samples,
  s: number,
  pictureWidth: number,
  out: Float32Array,
): void {
  const pixel = samples.pixel[s] as number;
  const x0 = (pixel % pictureWidth) >> 1;
  const y0 = Math.floor(pixel / pictureWidth) >> 1;
  const own = samples.distance[s] as number;
  const a = 3 * s;
  let weight = 1e-6;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let y = y0; y <= Math.min(y0 + 1, field.height - 1); y++) {
    for (let x = x0; x <= Math.min(x0 + 1, field.width - 1); x++) {
      const i = y * field.width + x;
      const other = field.sample[i] as number;
      const distance = samples.distance[other] as number;
      if (distance === 0) continue;
      const o = 3 * other;
      const agree =
        (samples.normal[a] as number) * (samples.normal[o] as number) +
        (samples.normal[a + 1] as number) * (samples.normal[o + 1] as number) +
        (samples.normal[a + 2] as number) * (samples.normal[o + 2] as number);
      const w = (0.15 + Math.max(0, agree)) / (1 + 3 * Math.abs(distance - own));
      weight += w;
      r += w * (field.r[i] as number);
      g += w * (field.g[i] as number);
      b += w * (field.b[i] as number);
    }
  }
  if (weight < 1e-5) {
    lightOfSample(field, samples, s, pictureWidth, out);
    return;
  }
  out[0] = r / weight;
  out[1] = g / weight;
  out[2] = b / weight;
}

function likeness(samples: Samples, s: number, other: number, reach: number): number {
  if (s === other) return 1;
  const distance = samples.distance[other] as number;
  if (distance === 0) return 0;
  const a = 3 * s;
  const b = 3 * other;
  const nx = samples.normal[a] as number;
  const ny = samples.normal[a + 1] as number;
  const nz = samples.normal[a + 2] as number;
  const agree =
    nx * (samples.normal[b] as number) +
    ny * (samples.normal[b + 1] as number) +
    nz * (samples.normal[b + 2] as number);
  const off =
    nx * ((samples.place[b] as number) - (samples.place[a] as number)) +
    ny * ((samples.place[b + 1] as number) - (samples.place[a + 1] as number)) +
    nz * ((samples.place[b + 2] as number) - (samples.place[a + 2] as number));
  const scale = 0.004 * (samples.distance[s] as number) + 0.008;
  const plane = Math.exp(-Math.abs(off) / scale);
  // The last resort takes the least unlike point.
  const floor = reach === 2 ? 1e-5 : 0;
  return floor + (agree > 0.3 ? agree ** 6 * plane : 0) + (reach === 2 && agree > 0 ? 1e-3 * plane : 0);
}
