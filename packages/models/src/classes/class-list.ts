/** What a thing is to somebody who renders it; what is none of these keeps its own colour. */
export const MODEL_CLASSES = [
  'wall',
  'floor',
  'ceiling',
  'roof',
  'window',
  'glass',
  'door',
  'stair',
  'railing',
  'column',
  'beam',
  'furniture',
  'curtain',
  'lamp',
  'sanitary',
  'appliance',
  'vegetation',
  'ground',
  'road',
  'water',
  'vehicle',
  'person',
] as const;

export type ModelClass = (typeof MODEL_CLASSES)[number];
