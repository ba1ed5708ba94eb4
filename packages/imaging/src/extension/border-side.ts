/** A side of a picture, seen from outside: how far along it, and how deep behind it. */
export interface BorderSide {
  readonly name: 'left' | 'right' | 'top' | 'bottom';
  /** Pixels along the side. */
  readonly length: number;
  /** Pixels from this side to the opposite one. */
  readonly depth: number;
  /** The picture's coordinates of a place `along` the side and `deep` behind it, both in pixels; negative depths lie outside. */
  readonly toX: (along: number, deep: number) => number;
  readonly toY: (along: number, deep: number) => number;
}

export function borderSides(width: number, height: number): readonly BorderSide[] {
  return [
    { name: 'left', length: height, depth: width, toX: (_, deep) => deep, toY: (along) => along },
    {
      name: 'right',
      length: height,
      depth: width,
      toX: (_, deep) => width - 1 - deep,
      toY: (along) => along,
    },
    { name: 'top', length: width, depth: height, toX: (along) => along, toY: (_, deep) => deep },
    {
      name: 'bottom',
      length: width,
      depth: height,
      toX: (along) => along,
      toY: (_, deep) => height - 1 - deep,
    },
  ];
}
