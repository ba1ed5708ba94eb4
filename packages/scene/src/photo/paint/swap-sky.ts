import { erode } from '@plumbline/imaging/morphology.ts';
import { createPlane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import type { SkyMatte } from '../read/find-sky.ts';
import { IN_MATTE } from '../read/in-matte.ts';

/**
 * Lays a new sky over the matte, in place. Along its edge, pixels brighter than both the building beside them and the new
 * sky are remains of the old one: they are darkened, or a pale seam would ring every leaf in the evening.
 */
export function swapSky(planes: ColourPlanes, sky: SkyMatte, painted: ColourPlanes): void {
  const { width, height, r, g, b } = planes;
  const before = createPlane(width, height);
  before.data.set(linearLuminance(planes));
  // Only what is not sky tells how bright the edge of the building may be.
  const solid = createPlane(width, height);
  for (let i = 0; i < solid.data.length; i++) {
    solid.data[i] = (sky.alpha.data[i] as number) > IN_MATTE ? 9 : (before.data[i] as number);
  }
  const beside = erode(solid, 3).data;
  const after = linearLuminance(painted);
  const near = edgeBand(sky);
  for (let i = 0; i < r.length; i++) {
    const a = sky.alpha.data[i] as number;
    if (a === 0 && near[i] === 0) continue;
    const light = before.data[i] as number;
    const limit = Math.max(beside[i] as number, after[i] as number);
    const excess = light > limit ? limit / light : 1;
    const seam = 1 + (excess - 1) * Math.max(near[i] as number, Math.min(1, 1.6 * a));
    r[i] = (r[i] as number) * seam * (1 - a) + (painted.r[i] as number) * a;
    g[i] = (g[i] as number) * seam * (1 - a) + (painted.g[i] as number) * a;
    b[i] = (b[i] as number) * seam * (1 - a) + (painted.b[i] as number) * a;
  }
}

/** 1 within about three pixels of the sky, falling to 0. */
function edgeBand(sky: SkyMatte): Float32Array {
  const { width, height } = sky.alpha;
  const clear = createPlane(width, height);
  for (let i = 0; i < clear.data.length; i++) clear.data[i] = 1 - (sky.alpha.data[i] as number);
  const eroded = erode(clear, 3).data;
  return Float32Array.from(eroded, (v) => 1 - smoothstep(0.2, 0.9, v));
}
