import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';

/** Bloom is computed on a raster of this longest edge: it is too soft to need more. */
const GRID = 320;

/**
 * Spreads light brighter than `threshold` over its surroundings, as a lens does: what makes windows and lamps glow.
 * @param spread standard deviation as a share of the width.
 */
export function addBloom(light: ColourPlanes, threshold: number, strength: number, spread: number): void {
  const { width, height } = light;
  const k = Math.min(1, GRID / Math.max(width, height));
  const w = Math.max(1, Math.round(width * k));
  const h = Math.max(1, Math.round(height * k));
  for (const channel of [light.r, light.g, light.b]) {
    const bright = createPlane(width, height);
    let any = false;
    for (let i = 0; i < channel.length; i++) {
      const over = (channel[i] as number) - threshold;
      if (over <= 0) continue;
      bright.data[i] = over;
      any = true;
    }
    if (!any) continue;
    const glow: Plane = resizePlaneArea(
      gaussianBlur(resizePlaneArea(bright, w, h), spread * w),
      width,
      height,
    );
    for (let i = 0; i < channel.length; i++)
      channel[i] = (channel[i] as number) + strength * (glow.data[i] as number);
  }
}
