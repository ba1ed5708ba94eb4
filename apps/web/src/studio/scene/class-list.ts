import type { SceneRegion, SceneSpace } from '@plumbline/contract/api/scene.ts';
import type { IconName } from '../../ui/icon-paths.ts';

export type SceneClass = SceneRegion['class'];

/** The classes that a region of each space can be, in the order of the picker. */
const CLASSES: Readonly<Record<SceneSpace, readonly SceneClass[]>> = {
  exterior: [
    'wall',
    'siding',
    'masonry',
    'timber',
    'roof',
    'glass',
    'opening',
    'door',
    'trim',
    'metal',
    'ground',
    'paving',
    'lawn',
    'earth',
    'water',
    'planting',
    'tree',
    'sky',
    'background',
    'person',
    'vehicle',
    'unknown',
  ],
  interior: [
    'wall',
    'ceiling',
    'floor',
    'rug',
    'furniture',
    'fabric',
    'joinery',
    'lamp',
    'glass',
    'opening',
    'door',
    'trim',
    'timber',
    'masonry',
    'metal',
    'planting',
    'background',
    'person',
    'unknown',
  ],
  plan: [
    'plan-wall',
    'plan-room',
    'plan-door',
    'plan-outside',
    'floor',
    'furniture',
    'roof',
    'paving',
    'lawn',
    'planting',
    'tree',
    'water',
    'unknown',
  ],
};

const ICONS: Readonly<Partial<Record<SceneClass, IconName>>> = {
  sky: 'sunny',
  background: 'mountain-foot',
  ground: 'ground',
  lawn: 'lawn',
  paving: 'paving',
  earth: 'ground',
  water: 'water',
  planting: 'leaf',
  tree: 'forest',
  wall: 'wall',
  siding: 'paving',
  masonry: 'wall',
  timber: 'timber',
  roof: 'roof',
  glass: 'window',
  door: 'door',
  opening: 'window',
  trim: 'minus',
  metal: 'metal',
  floor: 'paving',
  ceiling: 'ceiling',
  rug: 'rug',
  fabric: 'rug',
  furniture: 'chair',
  joinery: 'cabinet',
  lamp: 'lights',
  person: 'user',
  vehicle: 'car',
  'plan-wall': 'wall',
  'plan-room': 'monitor',
  'plan-door': 'door',
  'plan-outside': 'forest',
};

/** The classes to choose from, always with those that the regions have. */
export function classesFor(space: SceneSpace, present: readonly SceneClass[]): SceneClass[] {
  return [...new Set([...CLASSES[space], ...present])];
}

export function classIcon(name: SceneClass): IconName {
  return ICONS[name] ?? 'question';
}
