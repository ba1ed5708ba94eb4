import type { Place, Ring } from './ring.ts';

/** Pixels by which dropped points may lie off the line that is left: what a scan's noise is worth. */
const TOLERANCE = 1.35;

/** A ring without the points that straight edges do not need (Ramer, 1972; Douglas, Peucker, 1973). */
export function simplifyRing(ring: Ring): Ring {
  if (ring.length < 5) return ring;
  // It is cut at its leftmost upper corner, which is on it whatever is dropped, and at what lies farthest from there.
  const first = ring.reduce((best, [x, y], k) => {
    const [bx, by] = ring[best] as Place;
    return x + y < bx + by || (x + y === bx + by && x < bx) ? k : best;
  }, 0);
  const turned = [...ring.slice(first), ...ring.slice(0, first)];
  const [x0, y0] = turned[0] as Place;
  let far = 0;
  let at = 0;
  turned.forEach(([x, y], k) => {
    const away = Math.hypot(x - x0, y - y0);
    if (away > far) [far, at] = [away, k];
  });
  const there = reduceLine(turned.slice(0, at + 1));
  const back = reduceLine([...turned.slice(at), turned[0] as Place]);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function reduceLine(points: readonly Place[]): Place[] {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [a, b] = part;
    const [ax, ay] = points[a] as Place;
    const [bx, by] = points[b] as Place;
    const length = Math.hypot(bx - ax, by - ay);
    let [far, at] = [TOLERANCE, -1];
    for (let k = a + 1; k < b; k++) {
      const [px, py] = points[k] as Place;
      const away =
        length > 0
          ? Math.abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / length
          : Math.hypot(px - ax, py - ay);
      if (away > far) [far, at] = [away, k];
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([a, at], [at, b]);
  }
  return points.filter((_, k) => keep[k] === 1);
}
