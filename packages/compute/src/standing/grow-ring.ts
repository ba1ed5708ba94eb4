type Point = readonly [number, number];

/** Corners are moved no farther than so many times the growth. */
const SHARPEST = 2.5;

/**
 * A ring moved outwards, within the picture: neighbours then lie over each other by a hair, where rings that were simplified one by one
 * leave gaps. Rings around parts grow and rings around holes shrink, as both run with what they enclose to their right.
 */
export function growRing(
  ring: readonly Point[],
  by: number,
  { width, height }: { readonly width: number; readonly height: number },
): Point[] {
  const count = ring.length;
  return ring.map(([x, y], k) => {
    const [px, py] = ring[(k + count - 1) % count] as Point;
    const [nx, ny] = ring[(k + 1) % count] as Point;
    const [ax, ay] = outward(x - px, y - py);
    const [bx, by_] = outward(nx - x, ny - y);
    const [sx, sy] = [ax + bx, ay + by_];
    const length = sx * sx + sy * sy;
    // The mitre of both sides: their sum, as long as both are met.
    const times = length < 1e-9 ? 0 : Math.min(2 / length, SHARPEST / Math.sqrt(length)) * by;
    return [clamp(x + times * sx, width), clamp(y + times * sy, height)];
  });
}

function outward(dx: number, dy: number): Point {
  const length = Math.hypot(dx, dy);
  return length === 0 ? [0, 0] : [dy / length, -dx / length];
}

function clamp(v: number, most: number): number {
  return Math.min(most, Math.max(0, v));
}
