import { percentile } from '@plumbline/imaging/percentile.ts';
import { smoothBetweenEdges } from '@plumbline/imaging/smooth-between-edges.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { restoreWhite } from '../../model-screenshot/read/denoise-model.ts';

/** How far a wash is evened out, in pixels at 1024, and the change of its light that ends it. */
const WASH = { spatial: 7, range: 0.22 } as const;
/** Chroma, display 0…1 by the largest channel, from which a colour is pigment alone, and how much of what is above stays. */
const VIVID = 0.5;
const KEPT_ABOVE = 0.5;

/**
 * Evens out what the hand leaves within a wash: grain of the paper, strokes of brush, marker and chalk beside each other. What ends at a line or at a
 * clear step of tone stays where it is. Colours that no surface has in daylight are calmed.
 */
export function settleWashes({ r, g, b, light }: DisplayPlanes): DisplayPlanes {
  const unit = Math.max(light.width, light.height) / 1024;
  const even = {
    r: { ...r, data: r.data.slice() },
    g: { ...g, data: g.data.slice() },
    b: { ...b, data: b.data.slice() },
    light: { ...light, data: light.data.slice() },
  };
  smoothBetweenEdges([even.r, even.g, even.b, even.light], [r, g, b], {
    ...WASH,
    spatial: WASH.spatial * unit,
  });
  calm(even);
  return isPaperWhite(even) ? restoreWhite(even) : even;
}

/** Light, by that of the lightest pixels, from which a pixel tells the colour of paper, and its chroma, by its light, up to which that is white. */
const LIGHTEST = 0.985;
const PAPER_CHROMA = 0.2;
/** Share of the pixels that are darker than the lightest, and which of all are looked at for them. */
const TOP = 0.99;
const SAMPLED = 16;

/** Whether the lightest that there is may be paper: of a picture painted all over it is a colour, which stays as dark as it is. */
function isPaperWhite({ r, g, b, light }: DisplayPlanes): boolean {
  const from =
    LIGHTEST *
    percentile(
      light.data.filter((_, i) => i % SAMPLED === 0),
      TOP,
    );
  let chroma = 0;
  let count = 0;
  for (let i = 0; i < light.data.length; i++) {
    if ((light.data[i] as number) < from) continue;
    const [red, green, blue] = [r.data[i] as number, g.data[i] as number, b.data[i] as number];
    chroma +=
      (Math.max(red, green, blue) - Math.min(red, green, blue)) / Math.max(0.02, light.data[i] as number);
    count++;
  }
  return chroma < PAPER_CHROMA * count;
}

/** Draws vivid colours towards their own light, in place. */
function calm({ r, g, b, light }: DisplayPlanes): void {
  for (let i = 0; i < light.data.length; i++) {
    const [red, green, blue] = [r.data[i] as number, g.data[i] as number, b.data[i] as number];
    const most = Math.max(red, green, blue);
    if (most === 0) continue;
    const chroma = (most - Math.min(red, green, blue)) / most;
    if (chroma <= VIVID) continue;
    const k = (VIVID + KEPT_ABOVE * (chroma - VIVID)) / chroma;
    const own = light.data[i] as number;
    r.data[i] = own + (red - own) * k;
    g.data[i] = own + (green - own) * k;
    b.data[i] = own + (blue - own) * k;
  }
}
