import type { Place, Ring } from '../outlines/ring.ts';
import type { OpeningBox } from './opening-box.ts';

/** Pixels by which straight outlines of walls may lie off the pixels that an opening was measured on. */
const OFF = 3.2;
/** sin of the angle up to which an outline runs along an opening or through it. */
const PARALLEL = 0.08;
/** Pixels beside an opening's end within which the faces of its wall begin, and share of its depth that a jamb covers. */
const BESIDE = 6;
const JAMB = 0.4;

/**
 * An opening that ends where the outlines of its wall do, face on face: outlines were straightened after it was measured, so that a slit would stay
 * beside it, and a step in its wall.
 *
 * @param rings outlines of all walls, in the pixels of the box
 */
export function fitOpening(box: OpeningBox, rings: readonly Ring[]): OpeningBox {
  const { middle, along, through, width, depth } = box;
  const faces: [number[], number[]] = [[], []];
  const jambs: [number[], number[]] = [[], []];
  const local = ([x, y]: Place): readonly [s: number, t: number] => [
    (x - middle[0]) * along[0] + (y - middle[1]) * along[1],
    (x - middle[0]) * through[0] + (y - middle[1]) * through[1],
  ];
  for (const ring of rings)
    ring.forEach((from, k) => {
      const a = local(from);
      const b = local(ring[(k + 1) % ring.length] as Place);
      const [ds, dt] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(ds, dt);
      if (length === 0) return;
      if (Math.abs(dt) < PARALLEL * length) {
        for (const side of [0, 1] as const) {
          const at = (side - 0.5) * depth;
          for (const end of [-width / 2, width / 2]) {
            const s = Math.min(Math.max(end, Math.min(a[0], b[0])), Math.max(a[0], b[0]));
            const t = a[1] + (dt * (s - a[0])) / ds;
            if (Math.abs(s - end) <= BESIDE && Math.abs(t - at) <= OFF) faces[side].push(t);
          }
        }
      } else if (Math.abs(ds) < PARALLEL * length) {
        const shared = Math.min(Math.max(a[1], b[1]), depth / 2) - Math.max(Math.min(a[1], b[1]), -depth / 2);
        const s = (a[0] + b[0]) / 2;
        if (shared < JAMB * depth) return;
        for (const side of [0, 1] as const)
          if (Math.abs(s - (side - 0.5) * width) <= OFF) jambs[side].push(s);
      }
    });
  const [left, right] = [0, 1].map((side) => nearest(jambs[side as 0 | 1], (side - 0.5) * width));
  const [low, high] = [0, 1].map((side) => nearest(faces[side as 0 | 1], (side - 0.5) * depth));
  const [s, t] = [((left as number) + (right as number)) / 2, ((low as number) + (high as number)) / 2];
  return {
    along,
    through,
    middle: [middle[0] + along[0] * s + through[0] * t, middle[1] + along[1] * s + through[1] * t],
    width: (right as number) - (left as number),
    depth: (high as number) - (low as number),
  };
}

/** The one of several places that is nearest to another, or that other where there are none. */
function nearest(places: readonly number[], to: number): number {
  return (
    places.reduce(
      (best, place) => (best === undefined || Math.abs(place - to) < Math.abs(best - to) ? place : best),
      undefined as number | undefined,
    ) ?? to
  );
}
