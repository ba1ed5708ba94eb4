import { linearToOklab, oklabToLinear } from '@plumbline/imaging/oklab.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { HexColour, StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { BuildingClass } from '../read/building-class.ts';

/** Colours that a style has no role for: they belong to nature. */
const LAWN: HexColour = '#98b070';
const EARTH: HexColour = '#c9b096';
const TREE: HexColour = '#8fa878';

/** What grows or lies on open ground, by the surroundings. */
const OPEN_GROUND: Readonly<Record<Environment, HexColour>> = {
  'city-street': '#b9b6ae',
  forest: '#7f9460',
  lakeside: '#8fae86',
  seaside: '#d8c79c',
  countryside: '#b3b566',
  'mountain-foot': '#a3a373',
};

/** Linear albedo by exterior class. @param environment absent: a garden. */
export function exteriorPalette(style: StyleSpec, environment?: Environment): readonly Rgb[] {
  const { palette } = style;
  const table: Rgb[] = Array.from({ length: 13 }, () => linearFromHex('#ffffff'));
  const set = (kind: number, hex: HexColour): void => {
    table[kind] = airy(linearFromHex(hex));
  };
  set(BuildingClass.plaster, palette.walls[0]);
  set(BuildingClass.trim, palette.trim);
  set(BuildingClass.siding, palette.siding);
  set(BuildingClass.roof, palette.roof);
  set(BuildingClass.stone, palette.stone);
  set(BuildingClass.boards, palette.timber);
  set(BuildingClass.glass, palette.glass);
  set(BuildingClass.paving, mixHex(palette.stone, '#ded6c8'));
  set(BuildingClass.lawn, environment === undefined ? LAWN : OPEN_GROUND[environment]);
  set(BuildingClass.earth, EARTH);
  set(BuildingClass.tree, TREE);
  return table;
}

/**
 * Lifts dark colours towards the middle, as a draughtsman thins his wash: on a black roof no line of ink is left to see.
 * Light colours stay.
 */
function airy(rgb: Rgb): Rgb {
  const [lightness, a, b] = linearToOklab(rgb);
  const lifted = lightness + 0.78 * (1 - lightness) ** 2;
  // A thinned wash is paler in colour too.
  const thin = 1 - 0.35 * (lifted - lightness);
  const [r, g, blue] = oklabToLinear([lifted, a * thin, b * thin]);
  return [clamp(r, 0, 1), clamp(g, 0, 1), clamp(blue, 0, 1)];
}

function mixHex(a: HexColour, b: HexColour): HexColour {
  const parse = (hex: HexColour): number[] => [1, 3, 5].map((k) => Number.parseInt(hex.slice(k, k + 2), 16));
  const p = parse(a);
  const q = parse(b);
  return `#${p
    .map((v, k) =>
      Math.round((v + 2 * (q[k] as number)) / 3)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
