import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';

/**
 * The colour that the designer gave, linear, brought half of the way from its tone `base` to `tone`: chosen colours stay.
 * @param base tone that counts, which may be less than the fill's own where paper is mixed into an edge.
 */
export function ownColour(fill: DisplayPlanes, i: number, tone: number, base: number): Rgb {
  const mixed = base / Math.max(0.02, fill.light.data[i] as number);
  const k = mixed * (1 + 0.5 * (tone / Math.max(0.02, base) - 1));
  const r = ((fill.r.data[i] as number) * k) ** 2.2;
  const g = ((fill.g.data[i] as number) * k) ** 2.2;
  const b = ((fill.b.data[i] as number) * k) ** 2.2;
  return [r, g, b];
}
