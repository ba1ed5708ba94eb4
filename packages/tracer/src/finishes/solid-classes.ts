/** Classes of the ID map, in the order of their index. */
export const SOLID_CLASSES = [
  'sky',
  'ground',
  'floor',
  'wall',
  'ceiling',
  'window',
  'door',
  'roof',
  'joinery',
  'furniture',
  'textile',
  'lamp',
  'plant',
  'water',
  'decoration',
  'person',
  'vehicle',
  'railing',
] as const;
export type SolidClass = (typeof SOLID_CLASSES)[number];
