import { alike } from './alike.ts';
import type { Light } from './gather-rays.ts';

const KERNEL = [0.25, 0.5, 0.25];
/** Steps up to this one are taken whatever the reach: below it there is only the noise of single tiles. */
const ALWAYS = 2;

/**
 * One pass of a kernel with holes (Dammertz et al., "Edge-avoiding à-trous wavelet transform", 2010) over rows of a field, along surfaces, that gets no
 * light from farther than the reach of either point.
 *
 * @param guide 7 a point: place, normal, distance from the eye
 * @param reach metres; points where it is 0 are left out
 * @param step of the pass, in points
 */
export function reachPass(
  { width, height }: { readonly width: number; readonly height: number },
  guide: Float32Array,
  reach: Float32Array,
  from: Light,
  to: Light,
  step: number,
  first: number,
  last: number,
): void {
  for (let y = first; y < last; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (guide[7 * i + 6] === 0 || reach[i] === 0) continue;
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
          let w = (KERNEL[dx + 1] as number) * (KERNEL[dy + 1] as number);
          if (reach[j] === 0) continue;
          if (i !== j) {
            if (step > ALWAYS) w *= within(guide, i, j, Math.min(reach[i] as number, reach[j] as number));
            if (w > 0) w *= alike(guide, i, j);
            if (w <= 0) continue;
          }
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

/** 1 where two points lie together, 0 from the reach on. */
function within(guide: Float32Array, i: number, j: number, reach: number): number {
  const x = (guide[7 * j] as number) - (guide[7 * i] as number);
  const y = (guide[7 * j + 1] as number) - (guide[7 * i + 1] as number);
  const z = (guide[7 * j + 2] as number) - (guide[7 * i + 2] as number);
  const share = 1 - (x * x + y * y + z * z) / (reach * reach);
  return share > 0 ? share * share : 0;
}
