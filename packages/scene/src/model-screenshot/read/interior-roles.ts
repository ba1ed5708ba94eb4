/** What a pixel of a model of a room belongs to. */
export const InteriorRole = {
  /** Keeps the colour that the designer gave it. */
  own: 0,
  floor: 1,
  ceiling: 2,
  wallLight: 3,
  wallMiddle: 4,
  wallDark: 5,
} as const;

export type InteriorRole = (typeof InteriorRole)[keyof typeof InteriorRole];
