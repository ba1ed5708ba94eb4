/** What a pixel of a model of an outside belongs to. */
export const ExteriorRole = {
  /** Keeps the colour that the designer gave it. */
  own: 0,
  sky: 1,
  /** Ground without a colour of its own. */
  ground: 2,
  /** Ground that the designer coloured: a path, a lawn. */
  path: 3,
  roof: 4,
  /** Neutral surfaces by their tone: light plaster, a darker cladding, dark metal. */
  wallLight: 5,
  wallMiddle: 6,
  wallDark: 7,
  glass: 8,
  /** Grey planting in front of the building: dense fine detail at its foot. */
  plants: 9,
} as const;

export type ExteriorRole = (typeof ExteriorRole)[keyof typeof ExteriorRole];
