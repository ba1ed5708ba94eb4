import { linearToOklab } from '@plumbline/imaging/oklab.ts';
import { type Rgb, srgbToLinear } from '@plumbline/imaging/srgb.ts';
import type { SitePart } from './site-reading.ts';

/** OKLab lightness, 0…1: fills darker than the first are buildings; lighter than the other, and neither green nor blue, paper. */
const DARKEST_GROUND = 0.4;
const LIGHTEST_GROUND = 0.935;
/**
 * Colours of the ground by OKLab hue in degrees, where yellow lies at 110, green at 142, cyan at 195 and blue at 264, and the OKLab
 * chroma from which green and blue are told from grey.
 */
const GREEN = { chroma: 0.022, from: 105, to: 185 } as const;
const BLUE = { chroma: 0.035, from: 195, to: 275 } as const;
const EARTH = { from: 20, to: 105 } as const;
/** OKLab lightness, 0…1, from which green is lawn; darker green is shrubs and trees. */
const LAWN = 0.6;
/** OKLab chroma below which a fill is grey, and the lightness from which grey is paper and no road. */
const GREY = { chroma: 0.016, paper: 0.9 } as const;

/** What a flat colour of a site plan stands for by convention: green grows, blue is water, grey is driven on. */
export function classByColour(display: Rgb): { readonly part: SitePart; readonly confidence: number } {
  const [l, a, b] = linearToOklab([
    srgbToLinear(display[0]),
    srgbToLinear(display[1]),
    srgbToLinear(display[2]),
  ]);
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (l < DARKEST_GROUND) return { part: 'building', confidence: 0.4 };
  if (chroma > GREEN.chroma && hue > GREEN.from && hue < GREEN.to)
    return { part: l < LAWN ? 'planting' : 'lawn', confidence: Math.min(0.95, 0.5 + chroma * 6) };
  if (chroma > BLUE.chroma && hue > BLUE.from && hue < BLUE.to)
    return { part: 'water', confidence: Math.min(0.9, 0.4 + chroma * 6) };
  if (l > LIGHTEST_GROUND) return { part: 'page', confidence: 0.7 };
  if (chroma < GREY.chroma) return { part: l < GREY.paper ? 'road' : 'page', confidence: 0.6 };
  if (hue > EARTH.from && hue < EARTH.to) return { part: 'paving', confidence: 0.55 };
  return { part: 'building', confidence: 0.4 };
}
