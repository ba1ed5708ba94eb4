import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { lightnessOf, toneColour } from './tone-colour.ts';

/** The colours of a plan in a style, display values 0…1. */
export interface PlanPalette {
  readonly wood: Rgb;
  readonly wet: Rgb;
  readonly stone: Rgb;
  readonly carpet: Rgb;
  readonly concrete: Rgb;
  readonly deck: Rgb;
  readonly stairs: Rgb;
  /** Panes of windows. */
  readonly glass: Rgb;
  /** Ink of filled walls, and what fills the cavity of double-line walls. */
  readonly wallInk: Rgb;
  readonly wallFill: Rgb;
  readonly furniture: Rgb;
  readonly upholstery: readonly Rgb[];
  /** Ink of everything else. */
  readonly ink: Rgb;
  readonly page: Rgb;
  /** Washes of a plan by hand, neighbours unlike. */
  readonly washes: readonly Rgb[];
}

/** Fills keep between these OKLab lightnesses: darker ones swallow lines, lighter ones look like paper. */
const DARKEST = 0.745;
const LIGHTEST = 0.885;

/** The sheet around a plan stays paper: what is written and measured there is as it was drawn. */
const PAGE = 0.985;

/** Squeezes a style's lightness into what a plan can carry, so that dark styles stay darker than light ones. */
export function planLightness(hex: string, shift = 0): number {
  const l = DARKEST + (LIGHTEST - DARKEST) * Math.max(0, Math.min(1, (lightnessOf(hex) - 0.38) / 0.5));
  return Math.max(DARKEST - 0.02, Math.min(0.93, l + shift));
}

export function planPalette(style: StyleSpec): PlanPalette {
  const p = style.palette;
  const [fabric, second, third] = [0, 1, 2].map((k) => p.fabrics[k] ?? p.fabrics[0] ?? p.walls[1]) as [
    string,
    string,
    string,
  ];
  const accent = p.accents[0] ?? p.timber;
  const tone = (hex: string, shift = 0, chroma = 1): Rgb =>
    toneColour(hex, planLightness(hex, shift), chroma);
  return {
    wood: tone(p.floor, 0.03, 0.72),
    wet: toneColour(p.glass, 0.89, 0.65),
    stone: tone(p.stone, 0.02, 0.55),
    carpet: tone(fabric, 0.04, 0.5),
    concrete: tone(p.walls[1], 0, 0.5),
    deck: tone(p.timber, -0.01, 0.95),
    stairs: tone(p.timber, 0.07, 0.6),
    glass: toneColour(p.glass, 0.9, 1.1),
    wallInk: toneColour(p.metal, 0.235, 0.3),
    wallFill: toneColour(p.walls[1], 0.74, 0.6),
    furniture: toneColour(p.trim, 0.965, 0.5),
    upholstery: [fabric, second, third].map((hex) => toneColour(hex, 0.915, 0.5)),
    ink: toneColour(p.metal, 0.13, 0.3),
    page: toneColour(p.ceiling, PAGE),
    washes: [p.floor, p.glass, fabric, p.stone, accent, p.timber, second].map((hex, k) =>
      toneColour(hex, 0.88 - 0.012 * (k % 3), 0.95),
    ),
  };
}
