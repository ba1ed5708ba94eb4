import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { type Finish, type FinishOptions, materialFinish, plainFinish } from './material-finish.ts';
import { planPalette } from './plan-palette.ts';
import type { SitePart } from '../read/site-reading.ts';
import { toneColour } from './tone-colour.ts';

/** Grass is dry where a style's light is warmer than this (−1…1) or its factor on chroma is less than that. */
const DRY_GRASS = { warmth: 0.2, saturation: 0.9 } as const;

const COLOURS: Readonly<Record<SitePart, (style: StyleSpec) => Rgb>> = {
  page: (style) => planPalette(style).page,
  lawn: (style) => siteGreen(style, 0.745),
  planting: (style) => siteGreen(style, 0.66),
  water: (style) => toneColour(style.palette.glass, 0.76, 1.7),
  road: (style) => toneColour(style.palette.walls[1], 0.725, 0.35),
  paving: (style) => toneColour(style.palette.stone, 0.85, 1.2),
  building: (style) => toneColour(style.palette.trim, 0.955, 0.6),
};

/** Mean colour of a part of a site in a style, display values 0…1. */
export function siteColour(part: SitePart, style: StyleSpec): Rgb {
  return COLOURS[part](style);
}

/** Grass in the mood of a style: fresher in a vivid one, drier in a warm and quiet one. */
export function siteGreen(style: StyleSpec, lightness: number): Rgb {
  const dry = style.light.warmth > DRY_GRASS.warmth || style.grade.saturation < DRY_GRASS.saturation;
  return toneColour(dry ? '#8f9a5a' : '#7da35c', lightness, 0.75 + 0.2 * style.grade.saturation);
}

/** The pattern of a part of a site. */
export function siteMaterial(part: SitePart, style: StyleSpec): Omit<FinishOptions, 'colour'> {
  switch (part) {
    case 'lawn':
      return { material: 'lawn', contrast: 0.9, size: 1.6 };
    case 'planting':
      return { material: 'groundcover', contrast: 1.2, size: 2 };
    case 'water':
      return { material: 'rippled-water', contrast: 1, size: 1.4 };
    case 'road':
      return { material: 'asphalt', contrast: 0.8, size: 2 };
    case 'paving':
      return { material: style.materials?.paving ?? 'concrete-slabs', contrast: 1.2 };
    case 'page':
    case 'building':
      return { material: 'smooth-concrete', contrast: 0.2 };
  }
}

/** The ground of every part of a site at plan scale. */
export function siteFinishes(style: StyleSpec, mmPerPixel: number): Readonly<Record<SitePart, Finish>> {
  const make = (part: SitePart): Finish =>
    materialFinish({ ...siteMaterial(part, style), colour: siteColour(part, style) }, mmPerPixel);
  return {
    page: plainFinish(siteColour('page', style)),
    lawn: make('lawn'),
    planting: make('planting'),
    water: make('water'),
    road: make('road'),
    paving: make('paving'),
    building: plainFinish(siteColour('building', style)),
  };
}
