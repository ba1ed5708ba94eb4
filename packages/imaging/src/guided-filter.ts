import { boxBlurInto } from './box-blur.ts';
import { createPlane, type Plane } from './raster.ts';

/** What a filtered value is at each pixel: `slope · guide + base`. */
export interface GuidedModel {
  readonly slope: Plane;
  readonly base: Plane;
}

/**
 * Edge-keeping smoothing of `source` that follows the edges of `guide` (He, Sun, Tang, "Guided image filtering", 2010).
 * @param epsilon variance of the guide below which it counts as flat; for a guide of 0…1, .001 keeps faint edges.
 */
export function guidedFilter(source: Plane, guide: Plane, radius: number, epsilon: number): Plane {
  const { slope, base } = fitGuided(source, guide, radius, epsilon);
  const out = createPlane(source.width, source.height);
  for (let i = 0; i < out.data.length; i++)
    out.data[i] = (slope.data[i] as number) * (guide.data[i] as number) + (base.data[i] as number);
  return out;
}

/**
 * The linear model by which the guided filter tells `source` from `guide`. Fitted on small planes and laid over a guide of any
 * size it gives the small source edges that only the large guide has (He, Sun, "Fast guided filter", 2015).
 * @param epsilon as of {@link guidedFilter}
 */
export function fitGuided(source: Plane, guide: Plane, radius: number, epsilon: number): GuidedModel {
  const { width, height } = source;
  const n = width * height;
  const scratch = new Float32Array(n);
  const mean = (values: Float32Array): Float32Array => {
    boxBlurInto(values, values, scratch, width, height, radius);
    return values;
  };
  const p = source.data;
  const g = guide.data;
  const gp = new Float32Array(n);
  const gg = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const v = g[i] as number;
    gp[i] = v * (p[i] as number);
    gg[i] = v * v;
  }
  mean(gp);
  mean(gg);
  const meanP = mean(Float32Array.from(p));
  const meanG = mean(Float32Array.from(g));
  for (let i = 0; i < n; i++) {
    const mg = meanG[i] as number;
    const mp = meanP[i] as number;
    const a = ((gp[i] as number) - mg * mp) / ((gg[i] as number) - mg * mg + epsilon);
    gp[i] = a;
    gg[i] = mp - a * mg;
  }
  mean(gp);
  mean(gg);
  return { slope: { width, height, data: gp }, base: { width, height, data: gg } };
}
