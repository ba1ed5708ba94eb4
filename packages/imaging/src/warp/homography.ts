/**
 * Takes places of one plane to another, row by row: (u, v, w) = H · (x, y, 1), the place is (u / w, v / w). Where w is not
 * above 0 the place lies at or beyond the horizon.
 */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Top left, top right, bottom right, bottom left of a rectangle, as it is seen. */
export type QuadCorners = readonly [Place, Place, Place, Place];

/** The corners of a rectangle with its top left at (0, 0). */
export const rectangleCorners = (width: number, height: number): QuadCorners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/**
 * The homography that takes four places to four others, w above 0 inside `from`. Through the unit square, in closed form
 * (Heckbert, "Fundamentals of texture mapping and image warping", 1989, §2.2).
 *
 * @returns nothing where three of the places of either side lie on a line
 */
export function homographyBetween(from: QuadCorners, to: QuadCorners): Homography | undefined {
  const source = squareTo(from);
  const target = squareTo(to);
  const back = source && invertHomography(source);
  if (!back || !target) return undefined;
  const h = multiplyHomographies(target, back);
  const x = from.reduce((sum, corner) => sum + corner.x, 0) / 4;
  const y = from.reduce((sum, corner) => sum + corner.y, 0) / 4;
  return h[6] * x + h[7] * y + h[8] < 0 ? scaled(h, -1) : h;
}

/** Where a place goes; nothing where it goes beyond the horizon. */
export function applyHomography(h: Homography, { x, y }: Place): Place | undefined {
  const w = h[6] * x + h[7] * y + h[8];
  if (!(w > 0)) return undefined;
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w };
}

/** First `second`, then `first`. */
export function multiplyHomographies(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first;
  const [j, k, l, m, n, o, p, q, r] = second;
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ];
}

/** The way back, with w above 0 for what came from where w was above 0. @returns nothing for a map that flattens */
export function invertHomography([a, b, c, d, e, f, g, h, i]: Homography): Homography | undefined {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const size = Math.max(...[a, b, c, d, e, f, g, h, i].map(Math.abs));
  if (!(Math.abs(determinant) > 1e-14 * size ** 3)) return undefined;
  return scaled(
    [
      e * i - f * h,
      c * h - b * i,
      b * f - c * e,
      f * g - d * i,
      a * i - c * g,
      c * d - a * f,
      d * h - e * g,
      b * g - a * h,
      a * e - b * d,
    ],
    1 / determinant,
  );
}

function squareTo([a, b, c, d]: QuadCorners): Homography | undefined {
  const sx = a.x - b.x + c.x - d.x;
  const sy = a.y - b.y + c.y - d.y;
  const x1 = b.x - c.x;
  const y1 = b.y - c.y;
  const x2 = d.x - c.x;
  const y2 = d.y - c.y;
  const denominator = x1 * y2 - x2 * y1;
  const longest = Math.max(Math.hypot(x1, y1), Math.hypot(x2, y2));
  if (!(Math.abs(denominator) > 1e-12 * longest * longest)) return undefined;
  const g = (sx * y2 - x2 * sy) / denominator;
  const h = (x1 * sy - sx * y1) / denominator;
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
}

function scaled([a, b, c, d, e, f, g, h, i]: Homography, k: number): Homography {
  return [a * k, b * k, c * k, d * k, e * k, f * k, g * k, h * k, i * k];
}
