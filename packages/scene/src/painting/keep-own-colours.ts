import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { openGrey } from '@plumbline/imaging/morphology.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { LiftedInk } from './lift-ink.ts';

/** Half the window, in units of the result, within which all must be coloured: coloured lines are ink and stay it. */
const HALF_WINDOW = 2.5;
/** Chroma over paper, 0…1, from which a surface has a colour of its own, and from which it keeps all of it. */
const PALEST = 0.07;
const FULL = 0.15;
/** Share of the picture in colour below which a drawing has none. */
const LEAST_SHARE = 0.004;
/** How much of the light that was painted over a coloured surface shows on it, and how far it may brighten or darken it. */
const LIGHT = 0.4;
const DARKEST = 0.6;
const BRIGHTEST = 1.12;

/**
 * Gives surfaces that a drawing itself has coloured their own colours again, in the light of the picture: what a person has chosen is
 * not chosen anew. Called before the ink is laid.
 * @param picture display values 0…1, RGB interleaved; changed in place
 * @param drawn ink, and the drawing as if on pure white, of the same size
 * @param similarity as a person set it: at 0 the style's colours stand, from .5 on the drawing's
 * @returns the ink that is still to be laid: on coloured surfaces lines alone, as their colour is there already
 */
export function keepOwnColours(picture: Float32Array, { ink, ratio }: LiftedInk, similarity: number): Plane {
  const { width, height } = ink;
  const radius = Math.max(1, Math.round((HALF_WINDOW * Math.max(width, height)) / 1024));
  const weights = ownColour(ratio, width, height, radius);
  const wanted = Math.min(1, 2 * similarity);
  if (weights === undefined || wanted === 0) return ink;
  const tone = openGrey(ink, radius).data;
  const lines = createPlane(width, height);
  let all = 0;
  let painted = 0;
  let own = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number;
    all += weight;
    painted += weight * lightOf(picture, 3 * i);
    own += weight * lightOf(ratio, 3 * i);
  }
  // By day the drawing is as light as it was; at night it is as dark as what was painted.
  const exposure = Math.min(1, painted / own);
  const mean = painted / all;
  for (let i = 0, p = 0; i < weights.length; i++, p += 3) {
    const weight = (weights[i] as number) * wanted;
    lines.data[i] = (ink.data[i] as number) - weight * (tone[i] as number);
    if (weight === 0) continue;
    const lit = clamp(1 + LIGHT * (lightOf(picture, p) / mean - 1), DARKEST, BRIGHTEST) * exposure;
    for (let c = p; c < p + 3; c++) {
      const colour = Math.min(1, (ratio[c] as number) * lit);
      picture[c] = (picture[c] as number) * (1 - weight) + colour * weight;
    }
  }
  return lines;
}

/** 0…1 for each pixel: how much of its colour is the drawing's own. Undefined where the drawing is not coloured. */
function ownColour(
  ratio: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array | undefined {
  const chroma = createPlane(width, height);
  for (let i = 0, p = 0; i < chroma.data.length; i++, p += 3) {
    const [r, g, b] = [ratio[p] as number, ratio[p + 1] as number, ratio[p + 2] as number];
    chroma.data[i] = Math.max(r, g, b) - Math.min(r, g, b);
  }
  const surfaces = boxBlur(openGrey(chroma, radius), 1).data;
  let share = 0;
  for (let i = 0; i < surfaces.length; i++) {
    surfaces[i] = smoothstep(PALEST, FULL, surfaces[i] as number);
    share += surfaces[i] as number;
  }
  return share < LEAST_SHARE * surfaces.length ? undefined : surfaces;
}

function lightOf(colours: Float32Array, p: number): number {
  return (
    0.299 * (colours[p] as number) + 0.587 * (colours[p + 1] as number) + 0.114 * (colours[p + 2] as number)
  );
}
