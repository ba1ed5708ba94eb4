import { linearToOklab } from '@plumbline/imaging/oklab.ts';
import { type Rgb, srgbToLinear } from '@plumbline/imaging/srgb.ts';
import type { SitePart } from './site-reading.ts';

/** What a flat colour of a site plan stands for by convention: green grows, blue is water, grey is driven on. */
export function classByColour(display: Rgb): { readonly part: SitePart; readonly confidence: number } {
  const [l, a, b] = linearToOklab([
    srgbToLinear(display[0]),
    srgbToLinear(display[1]),
    srgbToLinear(display[2]),
  ]);
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (l < 0.4) return { part: 'building', confidence: 0.4 };
  if (chroma > 0.022 && hue > 105 && hue < 185)
    return { part: l < 0.6 ? 'planting' : 'lawn', confidence: Math.min(0.95, 0.5 + chroma * 6) };
  if (chroma > 0.035 && hue > 195 && hue < 275)
    return { part: 'water', confidence: Math.min(0.9, 0.4 + chroma * 6) };
  if (l > 0.935) return { part: 'page', confidence: 0.7 };
  if (chroma < 0.016) return { part: l < 0.9 ? 'road' : 'page', confidence: 0.6 };
  if (hue > 20 && hue < 105) return { part: 'paving', confidence: 0.55 };
  return { part: 'building', confidence: 0.4 };
}
