import { percentile } from '@plumbline/imaging/percentile.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { DrawingLight } from './drawing-light.ts';

/** Of the light in a picture, the share below the one that is exposed as white paint in daylight. */
const EXPOSED = 0.7;
/** Eyes and cameras adapt: light by this power. */
const ADAPTED = 0.8;
/** What the darkest corner keeps and the brightest place gets, to the light that is exposed for. */
const DARKEST = 0.2;
const BRIGHTEST = 1.45;

/** What brings the light of a room that is exposed for to 1, and the mean colour of all its light to white. */
export function exposureOf({ r, g, b }: DrawingLight): Rgb {
  const light: number[] = [];
  const sum: [number, number, number] = [1e-6, 1e-6, 1e-6];
  for (let i = 0; i < r.length; i += 3) {
    const [x, y, z] = [r[i] as number, g[i] as number, b[i] as number];
    const bright = 0.2126 * x + 0.7152 * y + 0.0722 * z;
    if (bright <= 0) continue;
    light.push(bright);
    sum[0] += x / bright;
    sum[1] += y / bright;
    sum[2] += z / bright;
  }
  const exposed = light.length === 0 ? 1 : 1 / Math.max(1e-4, percentile(light, EXPOSED));
  return [(exposed * sum[1]) / sum[0], exposed, (exposed * sum[1]) / sum[2]];
}

/** How bright exposed light of 1 for white paint is to an adapted eye, bounded below and above. */
export function adaptedLevel(bright: number): number {
  return Math.min(BRIGHTEST, Math.max(DARKEST, bright ** ADAPTED));
}
