/**
 * Browsers end elements at 16 to 33 million pixels. A grid that would be higher stands in one of this height, through
 * which its rows are moved: `base` is how far, so that what lies at `top` of the element is at `top + base` of the grid.
 */
export const TALLEST = 8_000_000;

export interface LongPlace {
  readonly base: number;
  /** Of the window's upper edge in the element; negative above it. */
  readonly top: number;
}

export interface LongShape {
  /** Of the grid, all of its rows. */
  readonly height: number;
  /** Of what is seen at once. */
  readonly view: number;
  readonly tallest?: number;
}

/** Beyond this many windows at once nobody scrolled: the bar was dragged, or a key led to an end. */
const JUMP = 3;
/** How near to an end of the element the rows are moved, in windows. */
const EDGE = 2;

export function elementHeight({ height, tallest = TALLEST }: LongShape): number {
  return Math.min(height, tallest);
}

/** Where to put a distance of the grid: near an end at that end, elsewhere in proportion. */
export function placeFor(distance: number, shape: LongShape): LongPlace {
  const { height, view } = shape;
  const element = elementHeight(shape);
  const most = height - element;
  if (most <= 0) return { base: 0, top: distance };
  const zone = (EDGE * 2 * view * height) / element;
  if (distance <= zone) return { base: 0, top: distance };
  if (height - view - distance <= zone) return { base: most, top: distance - most };
  const base = Math.round((distance / (height - view)) * most);
  return { base, top: distance - base };
}

/**
 * What a scroll to `top` means. A step keeps `base`; a jump is taken in proportion to the whole; and where a step comes
 * near an end of the element that is not the grid's, `moved` says that the window has to be scrolled to the new `top`.
 */
export function followScroll(
  before: LongPlace,
  top: number,
  shape: LongShape,
): LongPlace & { readonly moved: boolean } {
  const { height, view } = shape;
  const element = elementHeight(shape);
  const most = height - element;
  if (most <= 0) return { base: 0, top, moved: false };
  const base = Math.min(before.base, most);
  if (Math.abs(top - before.top) > JUMP * view) {
    const share = Math.min(1, Math.max(0, top / (element - view)));
    return { base: Math.round(share * most), top, moved: false };
  }
  const nearTop = top < EDGE * view && base > 0;
  const nearEnd = element - view - top < EDGE * view && base < most;
  if (!nearTop && !nearEnd) return { base, top, moved: false };
  return { ...placeFor(top + base, shape), moved: true };
}
