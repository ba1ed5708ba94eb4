import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';

/**
 * The shadow that upright sides cast on the ground of a plan: what they cover, swept along the light.
 * @param cover 0…1 of each pixel under the object. @param towards unit vector. @param length, @param softness in pixels.
 * @returns 0 lit … 1 in full shadow, under the object too.
 */
export function castPlanShadow(
  cover: Plane,
  towards: readonly [number, number],
  length: number,
  softness: number,
): Plane {
  const { width, height, data } = cover;
  const swept = createPlane(width, height);
  swept.data.set(data);
  const steps = Math.max(1, Math.round(length));
  for (let t = 1; t <= steps; t++) {
    const dx = Math.round((towards[0] * length * t) / steps);
    const dy = Math.round((towards[1] * length * t) / steps);
    for (let y = Math.max(0, dy); y < Math.min(height, height + dy); y++) {
      const row = y * width;
      const from = (y - dy) * width - dx;
      for (let x = Math.max(0, dx); x < Math.min(width, width + dx); x++) {
        const v = data[from + x] as number;
        if (v > (swept.data[row + x] as number)) swept.data[row + x] = v;
      }
    }
  }
  return gaussianBlur(swept, Math.max(0.5, softness));
}
