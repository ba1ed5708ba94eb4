import { createPlane, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { ExteriorRole } from '../read/exterior-roles.ts';

/** How much lighter a pane is at its top, where it shows the sky, than at its foot; and how much what it mirrors varies. */
const FADE = 0.34;
const VARIES = 0.3;
/** Size of what is mirrored, in units of long side / 1024. */
const ACROSS = 70;
const DOWN = 110;

/** What panes mirror, as a factor of their own colour about 1: the sky above and something dim below. 1 elsewhere. */
export function reflectSky(roles: Uint8Array, { width, height, data }: LabelMap, seed: number): Plane {
  const unit = Math.max(width, height) / 1024;
  const out = createPlane(width, height);
  out.data.fill(1);
  for (let x = 0; x < width; x++) {
    let start = -1;
    for (let y = 0; y <= height; y++) {
      const i = y * width + x;
      const goes =
        y < height && roles[i] === ExteriorRole.glass && (start < 0 || data[i] === data[i - width]);
      if (goes) {
        if (start < 0) start = y;
        continue;
      }
      for (let k = start; start >= 0 && k < y; k++) {
        const down = (k - start) / Math.max(1, y - start) - 0.5;
        const mirrored = fractalNoise(x / (ACROSS * unit), k / (DOWN * unit), 2, seed + 11) - 0.5;
        out.data[k * width + x] = 1 - FADE * down + 2 * VARIES * mirrored;
      }
      start = y < height && roles[i] === ExteriorRole.glass ? y : -1;
    }
  }
  return out;
}
