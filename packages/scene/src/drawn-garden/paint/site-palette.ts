import { linearToOklab, oklabToLinear } from '@plumbline/imaging/oklab.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { BuildingClass } from '../../drawn-building/read/building-class.ts';
import { exteriorPalette } from '../../drawn-building/paint/exterior-palette.ts';
import type { HexColour, StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { SITE_CLASSES, SiteClass } from '../read/site-class.ts';

/** Nature's own colours, before the style tunes them. */
const NATURE: readonly (readonly [kind: number, colour: HexColour])[] = [
  [SiteClass.lawn, '#9ab86a'],
  [SiteClass.bed, '#8ba25f'],
  [SiteClass.crown, '#7fa457'],
  [SiteClass.water, '#5f9aa4'],
];

/** Linear albedo by site class: buildings, paths and paving in the style's colours, planting tuned to its warmth and chroma. */
export function sitePalette(style: StyleSpec): readonly Rgb[] {
  const built = exteriorPalette(style);
  const of = (kind: number): Rgb => built[kind] as Rgb;
  const table: Rgb[] = Array.from({ length: SITE_CLASSES }, () => of(BuildingClass.plaster));
  for (const [kind, colour] of NATURE) table[kind] = tune(linearFromHex(colour), style);
  const stone = of(BuildingClass.stone);
  const floor = linearFromHex(style.palette.floor);
  table[SiteClass.ground] = mixed(of(BuildingClass.paving), linearFromHex('#e3d9c6'), 0.5);
  table[SiteClass.path] = mixed(mixed(linearFromHex('#e2d2b4'), floor, 0.35), stone, 0.2);
  table[SiteClass.paving] = mixed(of(BuildingClass.paving), stone, 0.45);
  table[SiteClass.road] = linearFromHex('#a3a5a7');
  table[SiteClass.kerb] = mixed(stone, linearFromHex('#ece6da'), 0.55);
  table[SiteClass.trunk] = mixed(linearFromHex('#94806a'), of(BuildingClass.boards), 0.3);
  table[SiteClass.roof] = of(BuildingClass.roof);
  table[SiteClass.glass] = of(BuildingClass.glass);
  table[SiteClass.trim] = of(BuildingClass.trim);
  table[SiteClass.timber] = of(BuildingClass.boards);
  table[SiteClass.stone] = stone;
  table[SiteClass.figure] = linearFromHex('#f1eee8');
  table[SiteClass.sheet] = linearFromHex('#f7f5f0');
  return table;
}

/** Planting follows the style a little: greyer with a muted one, yellower with a warm one. */
function tune(rgb: Rgb, style: StyleSpec): Rgb {
  const [lightness, a, b] = linearToOklab(rgb);
  const chroma = 0.5 + 0.5 * style.grade.saturation;
  const warm = 0.018 * style.light.warmth;
  const [r, g, blue] = oklabToLinear([lightness, a * chroma + warm, b * chroma + warm]);
  return [clamp(r, 0, 1), clamp(g, 0, 1), clamp(blue, 0, 1)];
}

function mixed(a: Rgb, b: Rgb, share: number): Rgb {
  return [0, 1, 2].map((c) => (a[c] as number) * (1 - share) + (b[c] as number) * share) as unknown as Rgb;
}
