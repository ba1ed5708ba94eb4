import { linearToSrgb } from '@plumbline/imaging/srgb.ts';
import { prepareMaterial } from '@plumbline/materials/prepare-material.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import type { SceneClass } from '../../scene-value/scene-value.ts';
import type { RegionWish } from '../../scene-value/region-wish.ts';
import type { FinishOptions } from './material-finish.ts';
import { type PlanPalette, planLightness } from './plan-palette.ts';
import type { SitePart } from '../read/site-reading.ts';
import { siteColour, siteMaterial } from './site-finishes.ts';
import { toneColour } from './tone-colour.ts';

/** Share of a material's own chroma that a whole floor shows. */
const CHROMA = 0.62;

/** What a class of the scene is on a plan seen from above; absent: a room like any other. */
const PART_OF: Readonly<Partial<Record<SceneClass, SitePart>>> = {
  'plan-outside': 'page',
  background: 'page',
  unknown: 'page',
  lawn: 'lawn',
  planting: 'planting',
  tree: 'planting',
  water: 'water',
  ground: 'paving',
  earth: 'paving',
  paving: 'paving',
  floor: 'paving',
  roof: 'building',
  'plan-wall': 'building',
  'plan-room': 'building',
};

/** The part of a master plan that a class is shown as. */
export function partOfClass(own: SceneClass): SitePart {
  return PART_OF[own] ?? 'page';
}

/** A library material in a plan: its own hue at a lightness that carries lines; undefined for an unknown one. */
export function materialInPlan(id: string): FinishOptions | undefined {
  const mean = prepareMaterial(id, 1)?.mean;
  if (mean === undefined) return undefined;
  const hex = `#${mean
    .map((v) =>
      Math.round(255 * linearToSrgb(v))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  return { material: id, colour: toneColour(hex, planLightness(hex), CHROMA), contrast: 1.2 };
}

/** The floor of a room as a user wishes it: the chosen material, else the look of the given class; undefined: the room's own. */
export function wishedFloor(
  { class: own, material }: RegionWish,
  style: StyleSpec,
  palette: PlanPalette,
): FinishOptions | undefined {
  const chosen = typeof material === 'string' ? materialInPlan(material) : undefined;
  if (chosen !== undefined || own === undefined) return chosen;
  switch (own) {
    case 'rug':
    case 'fabric':
      return { material: 'cut-pile-cream', colour: palette.carpet };
    case 'timber':
      return { material: 'teak-decking', colour: palette.deck };
    case 'furniture':
    case 'joinery':
      return { material: 'smooth-concrete', colour: palette.furniture, contrast: 0.2 };
    case 'roof':
    case 'lawn':
    case 'planting':
    case 'tree':
    case 'water':
    case 'ground':
    case 'earth':
    case 'paving': {
      const part = partOfClass(own);
      return { ...siteMaterial(part, style), colour: siteColour(part, style) };
    }
    default:
      return undefined;
  }
}
