import type { Rgb } from '@plumbline/imaging/srgb.ts';

/** The similarity that leaves a picture as painted. */
const AS_PAINTED = 0.5;
/** Share of a colour's distance to the paper that is left where the drawing's own colours are asked for: a pale tint. */
const PALEST = 0.3;
/** What fuller colour adds to the chroma, and takes off the middle tones, at the other end. */
const FULLER = 0.36;
const DEEPER = 0.16;

/**
 * Draws the colours of a line drawing nearer to the drawing's own, which are its paper, or farther from them. The middle
 * leaves every value as it is. Called before the ink is laid, so that no line is touched.
 * @param picture display values 0…1, RGB interleaved; changed in place. @param paper display colour, 0…1.
 * @param similarity 0 full colour … .5 as painted … 1 a pale tint over the paper.
 */
export function applySimilarity(picture: Float32Array, paper: Rgb, similarity: number): void {
  if (similarity > AS_PAINTED) stepBack(picture, paper, 1 - (1 - PALEST) * Math.min(1, 2 * similarity - 1));
  else if (similarity < AS_PAINTED) fillUp(picture, Math.min(1, 1 - 2 * similarity));
}

function stepBack(picture: Float32Array, paper: Rgb, keep: number): void {
  for (let p = 0; p < picture.length; p += 3)
    for (let c = 0; c < 3; c++) {
      const own = paper[c] as number;
      picture[p + c] = own + ((picture[p + c] as number) - own) * keep;
    }
}

function fillUp(picture: Float32Array, amount: number): void {
  const chroma = 1 + FULLER * amount;
  for (let p = 0; p < picture.length; p += 3) {
    const r = picture[p] as number;
    const g = picture[p + 1] as number;
    const b = picture[p + 2] as number;
    const light = 0.299 * r + 0.587 * g + 0.114 * b;
    // The squared light spares the dark, where lines have little room left.
    const deep = light * (1 - DEEPER * amount * 4 * light * light * (1 - light));
    picture[p] = unit(deep + (r - light) * chroma);
    picture[p + 1] = unit(deep + (g - light) * chroma);
    picture[p + 2] = unit(deep + (b - light) * chroma);
  }
}

function unit(v: number): number {
  return v < 0 ? 0 : v > 1 ? 1 : v;
}
