import { clamp } from '@plumbline/imaging/scalar.ts';

/** Strokes beside a pixel darken it, and their removal lightens it: as what part of a surface's colour it may come out. */
const DARKEST = 0.85;
const LIGHTEST = 1.15;

/**
 * How far a colour (the first three) is from that of a surface (the last three) beside strokes, which change its tone and keep its hue: the largest
 * difference of a channel. All are display values 0…1.
 */
export function misfitUnderInk(
  ownR: number,
  ownG: number,
  ownB: number,
  r: number,
  g: number,
  b: number,
): number {
  const likest = (r * ownR + g * ownG + b * ownB) / Math.max(1e-6, r * r + g * g + b * b);
  const part = clamp(likest, DARKEST, LIGHTEST);
  return Math.max(Math.abs(ownR - part * r), Math.abs(ownG - part * g), Math.abs(ownB - part * b));
}
