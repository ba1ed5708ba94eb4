/** What is shown of a picture in a frame of its shape: `scale` 1 is all of it; x and y of its top left, in shares of the frame. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const SCALE_MAX = 12;

function within(at: number, scale: number): number {
  return Math.min(0, Math.max(1 - scale, at));
}

/** Moves by shares of the frame; the picture always fills it. */
export function pan({ scale, x, y }: Zoom, dx: number, dy: number): Zoom {
  return { scale, x: within(x + dx, scale), y: within(y + dy, scale) };
}

/** Enlarges around a point of the frame, which stays where it is. */
export function zoomAt(
  { scale, x, y }: Zoom,
  factor: number,
  at: { readonly x: number; readonly y: number },
): Zoom {
  const next = Math.min(SCALE_MAX, Math.max(1, scale * factor));
  const ratio = next / scale;
  return {
    scale: next,
    x: within(at.x - (at.x - x) * ratio, next),
    y: within(at.y - (at.y - y) * ratio, next),
  };
}

export function transformOf({ scale, x, y }: Zoom): string {
  return `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
}
