import { FINISH_NAMES, type FinishName } from '@plumbline/tracer/finishes/finish-list.ts';

/**
 * What a reading that is learned can call a pixel. The order is that of the numbers in buffers and weights: names are added at
 * the end alone. `stair` and `railing` have a place, but no design makes them yet.
 */
export const LEARNED_CLASSES = [
  'sky',
  'paper',
  'lawn',
  'paving',
  'water',
  'floor',
  'wall',
  'ceiling',
  'roof',
  'window',
  'door',
  'furniture',
  'joinery',
  'fabric',
  'rug',
  'curtain',
  'plant',
  'lamp',
  'person',
  'vehicle',
  'railing',
  'stair',
  'other',
  'annotation',
  'plan-wall',
  'plan-room',
  'plan-opening',
  'plan-outside',
] as const;
export type LearnedClass = (typeof LEARNED_CLASSES)[number];

/** Number of a class. */
export function numberOf(name: LearnedClass): number {
  return LEARNED_CLASSES.indexOf(name);
}

const OF_FINISH: Readonly<Partial<Record<LearnedClass, readonly FinishName[]>>> = {
  lawn: ['grass', 'meadow', 'soil'],
  paving: ['paving', 'paving-second', 'asphalt', 'gravel', 'deck'],
  water: ['water', 'pool'],
  floor: ['floor', 'floor-wet'],
  wall: [
    'wall',
    'wall-second',
    'feature-wall',
    'wall-tile',
    'trim',
    'trim-dark',
    'facade',
    'facade-second',
    'siding',
    'masonry',
    'brick',
    'concrete',
    'stone',
  ],
  ceiling: ['ceiling', 'cove-glow'],
  roof: ['roof'],
  window: ['frame', 'glass', 'facade-glass', 'window-glow', 'window-dark'],
  door: ['door'],
  furniture: ['timber', 'timber-dark'],
  joinery: ['joinery', 'joinery-second', 'worktop'],
  fabric: ['fabric', 'fabric-second', 'fabric-third', 'bedding'],
  rug: ['rug', 'rug-border'],
  curtain: ['curtain', 'sheer'],
  plant: ['leaf', 'leaf-second', 'leaf-third', 'flower', 'trunk'],
  lamp: ['lamp-shade', 'lamp-glow'],
  person: ['figure', 'figure-second'],
  vehicle: ['car', 'tyre'],
};

const BY_FINISH: ReadonlyMap<FinishName, LearnedClass> = new Map(
  Object.entries(OF_FINISH).flatMap(([name, finishes]) =>
    finishes.map((finish): [FinishName, LearnedClass] => [finish, name as LearnedClass]),
  ),
);

/** What a finish tells by itself, by its number; what it leaves open is `other`. */
export const CLASS_OF_FINISH: Uint8Array = Uint8Array.from(FINISH_NAMES, (name) =>
  numberOf(BY_FINISH.get(name) ?? 'other'),
);
