/** A part of a window, in shares of it: 0…1. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 };
/** No smaller than that, so that its corners can still be taken hold of. */
export const LEAST = 0.08;

export const HANDLES = ['nw', 'ne', 'sw', 'se', 'move'] as const;
export type Handle = (typeof HANDLES)[number];

/** The area after one of its corners, or all of it, was dragged by shares of the window. It never leaves the window. */
export function dragArea(area: Area, handle: Handle, dx: number, dy: number): Area {
  if (handle === 'move')
    return {
      ...area,
      x: clamp(area.x + dx, 0, 1 - area.width),
      y: clamp(area.y + dy, 0, 1 - area.height),
    };
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const x = handle.endsWith('w') ? clamp(area.x + dx, 0, right - LEAST) : area.x;
  const y = handle.startsWith('n') ? clamp(area.y + dy, 0, bottom - LEAST) : area.y;
  const toRight = handle.endsWith('e') ? clamp(right + dx, area.x + LEAST, 1) : right;
  const toBottom = handle.startsWith('s') ? clamp(bottom + dy, area.y + LEAST, 1) : bottom;
  return { x, y, width: toRight - x, height: toBottom - y };
}

/** In whole pixels of a picture, and the size at which it is sent: never enlarged. */
export function pixelsOf(area: Area, picture: { width: number; height: number }, longestEdge: number) {
  const left = Math.round(area.x * picture.width);
  const top = Math.round(area.y * picture.height);
  const width = Math.max(1, Math.round(area.width * picture.width));
  const height = Math.max(1, Math.round(area.height * picture.height));
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return {
    from: { left, top, width, height },
    to: { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
