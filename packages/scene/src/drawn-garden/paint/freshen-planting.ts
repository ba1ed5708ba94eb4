import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { SitePhotoClasses } from '../read/ground-classes-photo.ts';

/** Share that changes nothing to be seen. */
const UNSEEN = 0.01;

/** How much fuller green grows in an atmosphere; evenings and snow leave it as it is. */
const FRESH: Readonly<Record<Atmosphere, number>> = {
  sunny: 1,
  rain: 0.6,
  fog: 0.3,
  snow: 0,
  dusk: 0.3,
  lights: 0.2,
};

/**
 * Makes lawns and leaves a little fuller and greener, in place and in proportion to their own light: dry straw turns towards
 * grass, nothing is drawn anew.
 * @param share 0 none … 1 all of it.
 */
export function freshenPlanting(
  { r, g, b }: ColourPlanes,
  { lawn, foliage }: SitePhotoClasses,
  atmosphere: Atmosphere,
  share: number,
): void {
  const amount = FRESH[atmosphere] * share;
  if (amount <= 0) return;
  for (let i = 0; i < r.length; i++) {
    const a = amount * Math.min(1, 1.2 * (lawn.data[i] as number) + 0.7 * (foliage.data[i] as number));
    if (a < UNSEEN) continue;
    const red = r[i] as number;
    const green = g[i] as number;
    const blue = b[i] as number;
    r[i] = red * (1 - 0.13 * a);
    g[i] = green * (1 + 0.1 * a);
    b[i] = blue * (1 - 0.16 * a);
  }
}
