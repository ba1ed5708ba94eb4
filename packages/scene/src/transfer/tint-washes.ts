import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/** Chroma from which a colour of a reference counts as a wash and not as paper or ink. */
const WASH = 0.025;

/**
 * Reduces a picture's colours to the two washes of an ink drawing, in place: what is warm takes its warm one, what is cool its
 * cool one, each as full as it was; without washes the picture turns grey. @param strength 0…1.
 */
export function tintAsWashes({ l, a, b }: OklabPlanes, reference: OklabPlanes, strength: number): void {
  const warm = meanWash(reference, 1);
  const cool = meanWash(reference, -1);
  for (let i = 0; i < l.length; i++) {
    const own = Math.hypot(a[i] as number, b[i] as number);
    const warmth = smoothstep(-0.3, 0.3, ((a[i] as number) + (b[i] as number)) / (own + 1e-4));
    const full = Math.min(1, own / 0.07);
    const ta = (cool[0] + (warm[0] - cool[0]) * warmth) * full;
    const tb = (cool[1] + (warm[1] - cool[1]) * warmth) * full;
    a[i] = (a[i] as number) + strength * (ta - (a[i] as number));
    b[i] = (b[i] as number) + strength * (tb - (b[i] as number));
  }
}

function meanWash({ l, a, b }: OklabPlanes, side: 1 | -1): readonly [number, number] {
  let sumA = 0;
  let sumB = 0;
  let total = 0;
  for (let i = 0; i < l.length; i++) {
    const chroma = Math.hypot(a[i] as number, b[i] as number);
    if (chroma < WASH || side * ((a[i] as number) + (b[i] as number)) < 0) continue;
    total += chroma;
    sumA += chroma * (a[i] as number);
    sumB += chroma * (b[i] as number);
  }
  // A few stray pixels are no wash.
  const trust = Math.min(1, total / (0.0015 * l.length));
  return total > 0 ? [(1.8 * trust * sumA) / total, (1.8 * trust * sumB) / total] : [0, 0];
}
