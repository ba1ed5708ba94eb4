import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';

/** Share of lines below which a model counts as rendered clay, not as a viewport with drawn edges. */
const FEW_LINES = 0.035;
/** What a drawn line leaves of the light at most. */
const LINE = 0.72;
/** Clay that tells the tint of the light: its light at least, its chroma by that, and blue less red; display values. */
const TELLING = { leastLight: 0.15, mostChroma: 0.3, mostBlue: 0.03 } as const;

/** True for a model without drawn edges: all its tones are light and shade on one material. */
export function isClay(lines: Plane): boolean {
  let drawn = 0;
  for (let i = 0; i < lines.data.length; i++) if ((lines.data[i] as number) < LINE) drawn++;
  return drawn < FEW_LINES * lines.data.length;
}

/**
 * Takes the tint of the light out of clay: the middle of its pale, hardly coloured pixels becomes grey. Blue pixels (sky)
 * and saturated ones do not count.
 */
export function neutraliseClay(picture: DisplayPlanes): DisplayPlanes {
  const { r, g, b, light } = picture;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let i = 0; i < light.data.length; i += 2) {
    const [pr, pg, pb] = [r.data[i] as number, g.data[i] as number, b.data[i] as number];
    const l = light.data[i] as number;
    const chroma = Math.max(pr, pg, pb) - Math.min(pr, pg, pb);
    if (l < TELLING.leastLight || chroma > TELLING.mostChroma * l || pb > pr + TELLING.mostBlue) continue;
    red += pr;
    green += pg;
    blue += pb;
  }
  if (red === 0) return picture;
  const grey = (red + green + blue) / 3;
  const scaled = (plane: Plane, sum: number): Plane => {
    const gain = clamp(grey / sum, 0.8, 1.25);
    const out = createPlane(plane.width, plane.height);
    for (let i = 0; i < out.data.length; i++) out.data[i] = Math.min(1, gain * (plane.data[i] as number));
    return out;
  };
  return { r: scaled(r, red), g: scaled(g, green), b: scaled(b, blue), light };
}
