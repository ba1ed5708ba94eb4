import type { SceneClass } from '@plumbline/scene/scene-value/scene-value.ts';
import { FINISH_NAMES, type FinishName } from '@plumbline/tracer/finishes/finish-list.ts';

/**
 * What a design's surface truly is, with what a reading may call it. Lines tell neither siding from masonry nor a rug's
 * weave: what leads to much the same picture is right.
 */
const TRUTH = {
  sky: ['sky', 'background'],
  lawn: ['lawn', 'ground'],
  paving: ['paving', 'ground'],
  water: ['water'],
  plant: ['tree', 'planting'],
  wall: ['wall', 'siding', 'masonry', 'timber', 'trim'],
  roof: ['roof'],
  window: ['glass', 'opening'],
  door: ['door', 'opening'],
  floor: ['floor'],
  ceiling: ['ceiling'],
  rug: ['rug'],
  curtain: ['fabric'],
  joinery: ['joinery', 'furniture'],
  furniture: ['furniture', 'fabric', 'joinery'],
  lamp: ['lamp'],
  person: ['person'],
  vehicle: ['vehicle'],
} as const satisfies Readonly<Record<string, readonly SceneClass[]>>;

export type TruthClass = keyof typeof TRUTH;
export const TRUTH_CLASSES = Object.keys(TRUTH) as readonly TruthClass[];

/** Number of a class in a truth raster; 0 stays for what is not asked. */
export function codeOf(name: TruthClass): number {
  return TRUTH_CLASSES.indexOf(name) + 1;
}

/** What a reading may call a surface of this class. */
export function acceptedFor(name: TruthClass): readonly SceneClass[] {
  return TRUTH[name];
}

const ANYWHERE: Readonly<Partial<Record<FinishName, TruthClass>>> = {
  floor: 'floor',
  'floor-wet': 'floor',
  wall: 'wall',
  'wall-second': 'wall',
  'feature-wall': 'wall',
  'wall-tile': 'wall',
  facade: 'wall',
  'facade-second': 'wall',
  siding: 'wall',
  masonry: 'wall',
  brick: 'wall',
  concrete: 'wall',
  ceiling: 'ceiling',
  roof: 'roof',
  door: 'door',
  frame: 'window',
  glass: 'window',
  'facade-glass': 'window',
  'window-glow': 'window',
  'window-dark': 'window',
  rug: 'rug',
  'rug-border': 'rug',
  curtain: 'curtain',
  sheer: 'curtain',
  fabric: 'furniture',
  'fabric-second': 'furniture',
  'fabric-third': 'furniture',
  bedding: 'furniture',
  'lamp-shade': 'lamp',
  'lamp-glow': 'lamp',
  grass: 'lawn',
  meadow: 'lawn',
  paving: 'paving',
  'paving-second': 'paving',
  asphalt: 'paving',
  gravel: 'paving',
  deck: 'paving',
  water: 'water',
  pool: 'water',
  leaf: 'plant',
  'leaf-second': 'plant',
  'leaf-third': 'plant',
  flower: 'plant',
  trunk: 'plant',
  figure: 'person',
  'figure-second': 'person',
  car: 'vehicle',
};

/** Within a room what is made of timber, metal or worktops stands in it; outside it may be cladding, a fence or a pergola, and is not asked. */
const WITHIN: Readonly<Partial<Record<FinishName, TruthClass>>> = {
  timber: 'furniture',
  'timber-dark': 'furniture',
  joinery: 'joinery',
  'joinery-second': 'joinery',
  worktop: 'joinery',
};

/** Code of each finish by its number; 0 for trim, stone, pots, books and all else that a person could name in more ways than one. */
export function codesOfFinishes(interior: boolean): Uint8Array {
  return Uint8Array.from(FINISH_NAMES, (name) => {
    const truth = (interior ? WITHIN[name] : undefined) ?? ANYWHERE[name];
    return truth === undefined ? 0 : codeOf(truth);
  });
}
