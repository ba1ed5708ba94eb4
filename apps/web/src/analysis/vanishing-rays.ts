export interface Ray {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rays through the picture to a point outside of it; around one that is inside twice as many. */
const RAYS = 9;
/** In longer edges from the middle: what vanishes beyond runs as good as parallel. */
const FAR = 6;

/**
 * The lines that run to a vanishing point, each as the part of it that lies in the picture: spread evenly over the angle under which the picture
 * is seen from there.
 */
export function vanishingRays(point: { readonly x: number; readonly y: number }, size: Size): Ray[] {
  const { width, height } = size;
  const { x, y } = point;
  if (Math.hypot(x - width / 2, y - height / 2) > FAR * Math.max(width, height)) return [];
  const isInside = x >= 0 && x <= width && y >= 0 && y <= height;
  const [from, span] = isInside ? [0, 2 * Math.PI] : anglesOf(point, size);
  const count = isInside ? 2 * RAYS : RAYS;
  return Array.from({ length: count }, (_, at) => from + (span * (at + 0.5)) / count).flatMap(
    (angle) => insideOf(point, angle, size) ?? [],
  );
}

/** From which angle on, and over how much of one, a picture is seen from a point outside. */
function anglesOf({ x, y }: { readonly x: number; readonly y: number }, { width, height }: Size) {
  const middle = Math.atan2(height / 2 - y, width / 2 - x);
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  const turns = corners.map(([cx, cy]) => {
    const turn = Math.atan2(cy - y, cx - x) - middle;
    return Math.atan2(Math.sin(turn), Math.cos(turn));
  });
  const least = Math.min(...turns);
  return [middle + least, Math.max(...turns) - least] as const;
}

/** The part of a ray that lies in the picture: Liang and Barsky 1984. */
function insideOf(
  { x, y }: { readonly x: number; readonly y: number },
  angle: number,
  { width, height }: Size,
): Ray | undefined {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  let near = 0;
  let far = Number.POSITIVE_INFINITY;
  for (const [direction, low, high] of [
    [dx, -x, width - x],
    [dy, -y, height - y],
  ] as const) {
    if (Math.abs(direction) < 1e-9) {
      if (low > 0 || high < 0) return undefined;
      continue;
    }
    const [first, last] = direction > 0 ? [low, high] : [high, low];
    near = Math.max(near, first / direction);
    far = Math.min(far, last / direction);
  }
  if (near >= far) return undefined;
  return { x1: x + near * dx, y1: y + near * dy, x2: x + far * dx, y2: y + far * dy };
}
