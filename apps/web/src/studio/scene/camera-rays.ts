type Point = readonly [number, number];

/** Rays of a point outside the picture, and of one inside. */
const FAN = 11;
const STAR = 16;

/**
 * Lines through a vanishing point, as the `d` of an SVG path: evenly spread over the picture where the point lies
 * outside, all around where it lies inside. They may end beyond the picture.
 */
export function raysFrom(from: Point, width: number, height: number): string {
  const [x, y] = from;
  const reach = width + height;
  const inside = x > 0 && x < width && y > 0 && y < height;
  const ends = inside
    ? Array.from({ length: STAR }, (_, i): Point => {
        const angle = ((i + 0.5) / STAR) * 2 * Math.PI;
        return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      })
    : fanEnds(from, width, height);
  return ends.map((end) => `M${place(from)}L${place(end)}`).join('');
}

/** Ends of rays that cross the line through the middle of the picture, square to the view from the point, evenly. */
function fanEnds([x, y]: Point, width: number, height: number): Point[] {
  const dx = width / 2 - x;
  const dy = height / 2 - y;
  const distance = Math.hypot(dx, dy);
  const [ux, uy] = [dx / distance, dy / distance];
  const span = Math.abs(uy) * width + Math.abs(ux) * height;
  // Twice the way to the middle, and then some: past every corner.
  const beyond = 1 + (width + height) / distance;
  return Array.from({ length: FAN }, (_, i): Point => {
    const aside = ((i + 0.5) / FAN - 0.5) * span;
    return [x + (dx - uy * aside) * beyond, y + (dy + ux * aside) * beyond];
  });
}

function place([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
