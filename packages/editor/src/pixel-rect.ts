/** Whole pixels from `left` up to but without `right`, and from `top` up to but without `bottom`. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const isEmptyRect = (rect: PixelRect): boolean => rect.right <= rect.left || rect.bottom <= rect.top;

export function uniteRects(a: PixelRect | undefined, b: PixelRect): PixelRect {
  if (!a) return b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function intersectRects(a: PixelRect, b: PixelRect): PixelRect {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The same pixels and `by` more on each side. */
export function widenRect(rect: PixelRect, by: number): PixelRect {
  return { left: rect.left - by, top: rect.top - by, right: rect.right + by, bottom: rect.bottom + by };
}
