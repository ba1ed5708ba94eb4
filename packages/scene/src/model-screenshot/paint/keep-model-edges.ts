import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';

/** Share of its own contrast that detail of a model keeps in any light. */
const KEPT = 0.72;
/** Detail fainter than this, display values, is grain. */
const LEAST = 0.02;
/** The most that a pixel is darkened or lightened by, display values. */
const MOST = 0.14;
/** Standard deviation of what counts as detail, in units of long side / 1024. */
const REACH = 3.2;

/**
 * Gives edges and lines of the model back what contrast they lost to darkness, haze or a material: the difference of its own
 * detail, bounded, in the hue that the surface now has. Nothing is added where the model has no detail. In place.
 * @param light luma of the model, 0…1, with its lines. @param use 1 where a pixel belongs to the model, not to a new sky; 2 where only
 * what is darker than its surroundings does: an empty backdrop beside a model is no light on the ground that takes its place.
 */
export function keepModelEdges(planes: ColourPlanes, light: Plane, use: Uint8Array): void {
  const { width, height, r, g, b } = planes;
  const unit = Math.max(width, height) / 1024;
  const now = createPlane(width, height);
  const linear = linearLuminance(planes);
  for (let i = 0; i < linear.length; i++) now.data[i] = linearToSrgbFast(linear[i] as number);
  const reach = Math.max(1.5, REACH * unit);
  const around = gaussianBlur(light, reach).data;
  const aroundNow = gaussianBlur(now, reach).data;
  for (let i = 0; i < linear.length; i++) {
    if (use[i] === 0) continue;
    const wanted = (light.data[i] as number) - (around[i] as number);
    if (Math.abs(wanted) < LEAST || (use[i] === 2 && wanted > 0)) continue;
    const tone = now.data[i] as number;
    const own = tone - (aroundNow[i] as number);
    const lack = wanted > 0 ? Math.max(0, KEPT * wanted - own) : Math.min(0, KEPT * wanted - own);
    if (lack === 0) continue;
    const target = clamp(tone + clamp(lack, -MOST, MOST), 0.012, 1);
    // Half as light of its own: a black surface has no hue that could be raised.
    const share = lack > 0 ? 0.5 : 1;
    const k = ((tone + share * (target - tone)) / Math.max(0.012, tone)) ** 2.2;
    const add = lack > 0 ? target ** 2.2 - (tone + share * (target - tone)) ** 2.2 : 0;
    r[i] = (r[i] as number) * k + add;
    g[i] = (g[i] as number) * k + add;
    b[i] = (b[i] as number) * k + add;
  }
}
