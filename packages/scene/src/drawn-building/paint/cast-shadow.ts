import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type BitMask, type Plane } from '@plumbline/imaging/raster.ts';

/**
 * Shadow that occluders throw across the picture, 0…1: each pixel looks back along (dx, dy) for an occluder. One sweep
 * along the longer axis, so the time does not depend on the length.
 * @param dx pixels to the right, @param dy pixels down at the shadow's end. @param softness σ of its edge in pixels.
 */
export function castShadow(occluders: BitMask, dx: number, dy: number, softness: number): Plane {
  const { width, height, data } = occluders;
  const reach = createPlane(width, height);
  const steep = Math.abs(dy) >= Math.abs(dx);
  const length = Math.max(Math.abs(dx), Math.abs(dy), 1);
  const lines = steep ? height : width;
  const across = steep ? width : height;
  const forward = (steep ? dy : dx) >= 0;
  const shear = (steep ? dx / (dy || 1) : dy / (dx || 1)) * (forward ? 1 : -1);
  const at = (line: number, k: number): number => (steep ? line * width + k : k * width + line);
  for (let step = 0; step < lines; step++) {
    const line = forward ? step : lines - 1 - step;
    const before = forward ? line - 1 : line + 1;
    const shift = Math.round((step + 1) * shear) - Math.round(step * shear);
    for (let k = 0; k < across; k++) {
      const i = at(line, k);
      if (data[i]) {
        reach.data[i] = length;
        continue;
      }
      const from = k - shift;
      if (step === 0 || from < 0 || from >= across) continue;
      reach.data[i] = Math.max(0, (reach.data[at(before, from)] as number) - 1);
    }
  }
  for (let i = 0; i < reach.data.length; i++) reach.data[i] = (reach.data[i] as number) > 0 ? 1 : 0;
  return gaussianBlur(reach, softness);
}
