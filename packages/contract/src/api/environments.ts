/** The built-in surroundings that a render can stand in. */
export const ENVIRONMENTS = [
  'city-street',
  'forest',
  'lakeside',
  'seaside',
  'countryside',
  'mountain-foot',
] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
