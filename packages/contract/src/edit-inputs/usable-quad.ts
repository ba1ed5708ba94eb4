import type { MaterialOptions } from '../api/edit-options.ts';
import type { Size } from './size.ts';

type Corner = readonly [number, number];
/** Corners of a rectangle on a surface: top left, top right, bottom right, bottom left of it, in pixels. */
type Quad = Readonly<NonNullable<MaterialOptions['quad']>>;

/** A quad smaller than this, in pixels of the picture, lays nothing out. */
const LEAST_AREA = 16;
/**
 * Whether four corners make a convex quadrilateral, in either sense, that lies over a picture at least partly.
 *
 * @param picture that the corners are in pixels of
 */
export function isUsableQuad(quad: Quad, { width, height }: Size): boolean {
  let turns = 0;
  let twiceArea = 0;
  for (let k = 0; k < 4; k++) {
    const [ax, ay] = quad[k] as Corner;
    const [bx, by] = quad[(k + 1) % 4] as Corner;
    const [cx, cy] = quad[(k + 2) % 4] as Corner;
    const cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
    turns += Math.sign(Math.abs(cross) < 1e-6 ? 0 : cross);
    twiceArea += ax * by - bx * ay;
  }
  if (Math.abs(turns) !== 4 || Math.abs(twiceArea) / 2 < LEAST_AREA) return false;
  return overlaps(quad, width, height);
}

/** Convex shapes are apart exactly where a side of one of them parts them. */
function overlaps(quad: Quad, width: number, height: number): boolean {
  const xs = quad.map(([x]) => x);
  const ys = quad.map(([, y]) => y);
  if (Math.max(...xs) <= 0 || Math.min(...xs) >= width || Math.max(...ys) <= 0 || Math.min(...ys) >= height)
    return false;
  const frame: readonly Corner[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const sense = Math.sign(
    quad.reduce((sum, [ax, ay], k) => {
      const [bx, by] = quad[(k + 1) % 4] as Corner;
      return sum + ax * by - bx * ay;
    }, 0),
  );
  return quad.every(([ax, ay], k) => {
    const [bx, by] = quad[(k + 1) % 4] as Corner;
    return frame.some(([px, py]) => sense * ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) > 0);
  });
}
