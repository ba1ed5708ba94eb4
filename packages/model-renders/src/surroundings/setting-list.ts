import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Environment } from '@plumbline/atmosphere/atmosphere.ts';

/** What the land around a model is made of. */
export interface Setting {
  /** A strip along the walls, a path from the door, and the way that it leads to. */
  readonly strip: FinishName;
  readonly path: FinishName;
  readonly way: FinishName;
  /** Metres. */
  readonly wayWidth: number;
  /** Trees all around, before those that hide the model are left out. */
  readonly trees: number;
  /** Share of them that are conifers. */
  readonly conifers: number;
  /** Groups of trees leave gaps of about this share. */
  readonly gaps: number;
}

const LAND: Setting = {
  strip: 'gravel',
  path: 'paving',
  way: 'gravel',
  wayWidth: 3.2,
  trees: 64,
  conifers: 0.15,
  gaps: 0.45,
};

/** By the environment that was asked for. */
export const SETTINGS: Readonly<Record<Environment, Setting>> = {
  countryside: LAND,
  'city-street': {
    ...LAND,
    strip: 'paving-second',
    way: 'asphalt',
    wayWidth: 6,
    trees: 40,
    conifers: 0,
    gaps: 0.3,
  },
  forest: { ...LAND, trees: 110, conifers: 0.5, gaps: 0.08 },
  lakeside: { ...LAND, trees: 44, gaps: 0.6 },
  seaside: { ...LAND, trees: 18, conifers: 0, gaps: 0.75 },
  'mountain-foot': { ...LAND, conifers: 0.7 },
};

/** What stands around a model where nothing was asked for. */
export const USUAL_SETTING: Environment = 'countryside';
