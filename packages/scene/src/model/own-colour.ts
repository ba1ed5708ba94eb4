import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { DisplayPlanes } from '../compose/display-planes.ts';

/** The colour that the designer gave, linear, at the tone `tone`; a little more saturated than viewports show it. */
export function ownColour(fill: DisplayPlanes, i: number, tone: number, base: number): Rgb {
  const k = tone / Math.max(0.02, base);
  const r = ((fill.r.data[i] as number) * k) ** 2.2;
  const g = ((fill.g.data[i] as number) * k) ** 2.2;
  const b = ((fill.b.data[i] as number) * k) ** 2.2;
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [light + (r - light) * 1.1, light + (g - light) * 1.1, light + (b - light) * 1.1];
}
