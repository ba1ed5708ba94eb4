import type { SectionPlane } from '../view.ts';

/** Stretches in the plane of a cut: s, t of both ends, four numbers each; the material lies to the left where faces are wound outwards. */
export type CutStretches = number[];

/** The two axes that span a plane across `axis`; s × t points along it. */
export function axesOf(axis: SectionPlane['axis']): readonly [s: 0 | 1 | 2, t: 0 | 1 | 2] {
  return axis === 'x' ? [1, 2] : axis === 'y' ? [2, 0] : [0, 1];
}

/**
 * Where a plane cuts the triangles of a placed part. Corners on the plane count as above it, in every triangle alike, so that outlines close.
 *
 * @param places x, y, z of the part's corners in the model.
 */
export function cutPart(
  triangles: Uint32Array,
  places: Float64Array,
  { axis, at }: SectionPlane,
): CutStretches {
  const across = axis === 'x' ? 0 : axis === 'y' ? 1 : 2;
  const [s, t] = axesOf(axis);
  const found: CutStretches = [];
  for (let k = 0; k < triangles.length; k += 3) {
    const [a, b, c] = [
      (triangles[k] as number) * 3,
      (triangles[k + 1] as number) * 3,
      (triangles[k + 2] as number) * 3,
    ];
    const up = (corner: number) => (places[corner + across] as number) >= at;
    const [ua, ub, uc] = [up(a), up(b), up(c)];
    if (ua === ub && ub === uc) continue;
    // The corner that is alone on its side; the order of the three stays.
    const [one, two, three] = ub === uc ? [a, b, c] : ua === uc ? [b, c, a] : [c, a, b];
    const first = meet(places, one, two, across, at, s, t);
    const second = meet(places, three, one, across, at, s, t);
    const alone = up(one);
    const [from, to] = alone ? [first, second] : [second, first];
    if (from[0] !== to[0] || from[1] !== to[1]) found.push(from[0], from[1], to[0], to[1]);
  }
  return found;
}

function meet(
  places: Float64Array,
  p: number,
  q: number,
  across: number,
  at: number,
  s: number,
  t: number,
): readonly [number, number] {
  // The same edge is met from both its triangles: the lower corner goes first, so that both find the same place.
  const [low, high] = p < q ? [p, q] : [q, p];
  const [a, b] = [places[low + across] as number, places[high + across] as number];
  const by = (at - a) / (b - a);
  const on = (axis: number) =>
    (places[low + axis] as number) + ((places[high + axis] as number) - (places[low + axis] as number)) * by;
  return [on(s), on(t)];
}
