import { erode } from '@plumbline/imaging/morphology.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';

export interface InkLook {
  /** Contrast that full ink keeps to the surface under it, 0…1 of the display range. */
  readonly contrast: number;
  /** Display colour of the ink; it takes on a little of the surface under it. */
  readonly colour: Rgb;
  /** 0…1: at 1 lines have the deep of what they lie on, as joints and edges of things do; absent: ink. */
  readonly finish?: number | undefined;
  /** Ink (0…1) from which a line stands out fully from the darker side of a step under it; absent: {@link BRIDGED}. */
  readonly bridged?: number;
}

const BRIDGED = 0.25;
/** Contrast of lines that are edges of things: a little more than half of ink on paper, less of which would count as lost. */
const EDGE_CONTRAST = 0.53;
/** What the deep of a line that is an edge keeps of the surface beside it. */
const DEEP = 0.1;

/** The most of a surface that ink may cover: a trace of it keeps lines from looking pasted on. */
const DENSEST = 0.98;
/** Ink, 0…1, that changes nothing to be seen. */
const UNSEEN = 0.012;
/** Luma, 0…1, between a surface and full ink on it, below which ink cannot keep its contrast. */
const LEAST_RANGE = 0.02;

/**
 * Lays the drawing's ink over the colours, in display space (in linear light thin lines vanish). Every line keeps the
 * same contrast to what it lies on: softer than black on a bright wall, denser in the dark, so none is lost.
 * @param picture display values 0…1, RGB interleaved; changed in place.
 */
export function layInkOver(picture: Float32Array, alpha: Plane, look: InkLook): void {
  const [inkR, inkG, inkB] = look.colour;
  const { bridged = BRIDGED, finish = 0 } = look;
  const contrast = look.contrast + finish * (Math.min(look.contrast, EDGE_CONTRAST) - look.contrast);
  const light = createPlane(alpha.width, alpha.height);
  for (let i = 0, p = 0; i < light.data.length; i++, p += 3)
    light.data[i] =
      0.299 * (picture[p] as number) +
      0.587 * (picture[p + 1] as number) +
      0.114 * (picture[p + 2] as number);
  const darkerSide = erode(light, 2).data;
  for (let i = 0, p = 0; i < alpha.data.length; i++, p += 3) {
    const a = alpha.data[i] as number;
    if (a < UNSEEN) continue;
    const r = picture[p] as number;
    const g = picture[p + 1] as number;
    const b = picture[p + 2] as number;
    const surface = light.data[i] as number;
    const tr = Math.min(r, (1 - finish) * (inkR * 0.7 + r * 0.09) + finish * DEEP * r);
    const tg = Math.min(g, (1 - finish) * (inkG * 0.7 + g * 0.09) + finish * DEEP * g);
    const tb = Math.min(b, (1 - finish) * (inkB * 0.7 + b * 0.09) + finish * DEEP * b);
    const range = surface - (0.299 * tr + 0.587 * tg + 0.114 * tb);
    // Between a light and a dark surface the line must stand out from the dark one too.
    const step = (surface - (darkerSide[i] as number)) * Math.min(1, a / bridged);
    const k = range > LEAST_RANGE ? Math.min(DENSEST, (contrast * a + step) / range) : a;
    picture[p] = r + (tr - r) * k;
    picture[p + 1] = g + (tg - g) * k;
    picture[p + 2] = b + (tb - b) * k;
  }
}
