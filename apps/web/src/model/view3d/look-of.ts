import type { Theme } from '../../theme/tokens.ts';

type Colour = readonly [number, number, number];

/** What surrounds a model in the view, and what it is lit by; colours 0–1. */
export interface ViewLook {
  readonly skyHigh: Colour;
  readonly skyLow: Colour;
  readonly skyLight: Colour;
  readonly groundLight: Colour;
  readonly sunColour: Colour;
  readonly edge: Colour;
  readonly edgeStrength: number;
  /** How much darker it is where things meet: 0 not at all, 1 as it would be. */
  readonly cornerShade: number;
  /** Of solids that a cut opens. */
  readonly filling: Colour;
  readonly accent: Colour;
}

const LOOKS: Readonly<Record<Theme, ViewLook>> = {
  light: {
    skyHigh: [0.8, 0.82, 0.835],
    skyLow: [0.915, 0.915, 0.91],
    skyLight: [0.62, 0.635, 0.66],
    groundLight: [0.4, 0.39, 0.38],
    sunColour: [0.62, 0.6, 0.56],
    edge: [0.1, 0.1, 0.1],
    edgeStrength: 0.8,
    cornerShade: 1,
    filling: [0.23, 0.23, 0.225],
    accent: [0.835, 0.27, 0.17],
  },
  dark: {
    skyHigh: [0.075, 0.078, 0.082],
    skyLow: [0.16, 0.16, 0.16],
    skyLight: [0.34, 0.35, 0.37],
    groundLight: [0.19, 0.19, 0.185],
    sunColour: [0.5, 0.48, 0.44],
    edge: [0.03, 0.03, 0.03],
    edgeStrength: 0.85,
    cornerShade: 1,
    filling: [0.62, 0.62, 0.61],
    accent: [1, 0.416, 0.302],
  },
};

export function lookOf(theme: Theme): ViewLook {
  return LOOKS[theme];
}
