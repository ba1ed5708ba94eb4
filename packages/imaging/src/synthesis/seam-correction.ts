import type { Raster } from '../raster.ts';
import type { LabelStack } from './label-stack.ts';
import { solveMembrane } from './smooth-membrane.ts';

/** What stands where no label has anything to put; the correction makes it what surrounds it. */
export const BLANK = 128;

/**
 * What must be added to a montage so that no seam is seen: within a label the source's own slopes, across seams the mean of
 * both sides' slopes, towards the known pixels theirs (Pérez, Gangnet, Blake, "Poisson image editing", 2003), each weighted
 * down where the step is too great to be light.
 *
 * @param picture RGB, of which `stack` speaks. @param lightStep a step of this size (sum of the three channels, 0…765) counts half
 * as a difference in light; larger ones are edges of things, which must not bleed. @returns r, g, b for each cell of the stack, −255…255.
 */
export function seamCorrection(
  picture: Raster,
  { columns, rows, role, pixel, source }: LabelStack,
  labels: Int32Array,
  lightStep: number,
  checkpoint: () => void,
): readonly [Float32Array, Float32Array, Float32Array] {
  const n = columns * rows;
  const right = new Float32Array(n);
  const down = new Float32Array(n);
  const anchor = new Float32Array(n);
  const sides = [new Float32Array(n), new Float32Array(n), new Float32Array(n)] as const;
  const { data } = picture;
  const colour = (i: number, c: number): number => data[3 * i + c] as number;
  const target = [0, 0, 0];
  for (let cell = 0; cell < n; cell++) {
    if (role[cell] !== 1) continue;
    const mine = source[labels[cell] as number] as Int32Array;
    const own = mine[cell] as number;
    for (const step of [1, -1, columns, -columns]) {
      const next = cell + step;
      const there = mine[next] as number;
      if (role[next] === 2) {
        let sum = 0;
        if (own < 0) {
          anchor[cell] = (anchor[cell] as number) + 1;
          for (const [c, side] of sides.entries())
            side[cell] = (side[cell] as number) + colour(pixel[next] as number, c) - BLANK;
          continue;
        }
        if (there < 0) continue;
        for (let c = 0; c < 3; c++) {
          target[c] = colour(pixel[next] as number, c) - colour(there, c);
          sum += Math.abs(target[c] as number);
        }
        const weight = lightShare(sum / lightStep);
        anchor[cell] = (anchor[cell] as number) + weight;
        for (const [c, side] of sides.entries())
          side[cell] = (side[cell] as number) + weight * (target[c] as number);
        continue;
      }
      if (role[next] !== 1 || step < 0) continue;
      const theirs = source[labels[next] as number] as Int32Array;
      let weight = 1;
      const opposite = theirs[next] as number;
      if (own < 0 || opposite < 0) {
        // Nothing was found here: the surroundings close over it.
        for (const [c, side] of sides.entries()) {
          const change = (own < 0 ? BLANK : colour(own, c)) - (opposite < 0 ? BLANK : colour(opposite, c));
          side[cell] = (side[cell] as number) - change;
          side[next] = (side[next] as number) + change;
        }
      } else if (theirs !== mine) {
        const back = theirs[cell] as number;
        let sum = 0;
        target.fill(0);
        if (own >= 0 && there >= 0 && back >= 0)
          for (let c = 0; c < 3; c++) {
            target[c] = 0.5 * (colour(there, c) - colour(opposite, c) + colour(own, c) - colour(back, c));
            sum += Math.abs(target[c] as number);
          }
        weight = lightShare(sum / lightStep);
        for (const [c, side] of sides.entries()) {
          side[cell] = (side[cell] as number) - weight * (target[c] as number);
          side[next] = (side[next] as number) + weight * (target[c] as number);
        }
      }
      (step === 1 ? right : down)[cell] = weight;
    }
  }
  const [r, g, b] = solveMembrane({ columns, rows, right, down, anchor }, sides, checkpoint);
  return [r ?? sides[0], g ?? sides[1], b ?? sides[2]];
}

function lightShare(step: number): number {
  return 1 / (1 + step * step);
}
