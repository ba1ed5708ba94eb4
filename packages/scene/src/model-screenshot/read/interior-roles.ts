/** What a pixel of a model of a room belongs to. */
export const InteriorRole = {
  /** Keeps the colour that the designer gave it. */
  own: 0,
  floor: 1,
  ceiling: 2,
  wallLight: 3,
  wallMiddle: 4,
  wallDark: 5,
  /** Of these only a room of clay is told apart, whose one colour says nothing. */
  timber: 6,
  fabric: 7,
  curtain: 8,
  plant: 9,
  metal: 10,
  /** Of any model. */
  pane: 11,
  /** A timber floor in the colour that the designer gave it. */
  ownBoards: 12,
} as const;

export type InteriorRole = (typeof InteriorRole)[keyof typeof InteriorRole];
