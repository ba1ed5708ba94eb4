/** A place on a plane. */
export type Place = readonly [number, number];

/** A convex part of a plane, corners in order; several with signs add up to any shape. */
export interface Piece {
  readonly sign: 1 | -1;
  readonly corners: readonly Place[];
}

/** The parts of convex pieces that lie within others, with their signs; overlapping ones count as often as they do. */
export function intersectPieces(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  return pieces.flatMap(({ sign, corners }) =>
    others.flatMap((other) => {
      const common = clipConvex(corners, other.corners);
      return common.length < 3 ? [] : [{ sign: sign === other.sign ? 1 : -1, corners: common } as const];
    }),
  );
}

export function areaOfPieces(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { sign, corners }) => sum + sign * Math.abs(signedArea(corners)), 0);
}

/** Positive where the corners go around counter-clockwise. */
export function signedArea(corners: readonly Place[]): number {
  let sum = 0;
  for (let at = 0; at < corners.length; at += 1) {
    const [x, y] = corners[at] as Place;
    const [u, v] = corners[(at + 1) % corners.length] as Place;
    sum += x * v - u * y;
  }
  return sum / 2;
}

/** Sutherland and Hodgman (1974): what is left of a polygon on the inner side of each edge of a convex one. */
function clipConvex(polygon: readonly Place[], convex: readonly Place[]): readonly Place[] {
  const turn = Math.sign(signedArea(convex));
  let left = polygon;
  for (let at = 0; at < convex.length && left.length >= 3; at += 1) {
    const [ax, ay] = convex[at] as Place;
    const [bx, by] = convex[(at + 1) % convex.length] as Place;
    const side = ([x, y]: Place) => turn * ((bx - ax) * (y - ay) - (by - ay) * (x - ax));
    const kept: Place[] = [];
    for (let k = 0; k < left.length; k += 1) {
      const from = left[k] as Place;
      const to = left[(k + 1) % left.length] as Place;
      const [d, e] = [side(from), side(to)];
      if (d >= 0) kept.push(from);
      if (d >= 0 !== e >= 0) {
        const share = d / (d - e);
        kept.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
      }
    }
    left = kept;
  }
  return left;
}
