import type { Faces } from '../faces/faces.ts';
import { CELLS, type FaceGrid, squaresAlong } from './face-grid.ts';
import { type Tolerance, slackAt } from './tolerance.ts';

/** u, v and k of both ends. */
export type Stretch = readonly [u0: number, v0: number, k0: number, u1: number, v1: number, k1: number];

/** From and to along a stretch, 0–1. */
export type Span = readonly [from: number, to: number];

/** Shorter than this part of the window is nothing: two hundredths of a millimetre on A3. */
const SHORTEST = 1 / 16_000;

/**
 * Finds which spans of a stretch are seen: exactly, because inside a triangle, before its edges and behind its plane are each a linear
 * condition along the stretch. A triangle hides a little more than itself sideways, so that nothing shows through joints, and a
 * little less in depth, so that it does not hide its own edges.
 */
export class StretchHider {
  readonly #faces: Faces;
  readonly #grid: FaceGrid;
  readonly #tolerance: Tolerance;
  readonly #asked: Uint32Array;
  readonly #shortest: number;
  #stamp = 0;

  constructor(faces: Faces, grid: FaceGrid, tolerance: Tolerance) {
    this.#faces = faces;
    this.#grid = grid;
    this.#tolerance = tolerance;
    this.#asked = new Uint32Array(faces.count);
    const { left, top, right, bottom } = grid.window;
    this.#shortest = Math.max(right - left, bottom - top) * SHORTEST;
  }

  seen(stretch: Stretch): readonly Span[] {
    const [u0, v0, k0, u1, v1, k1] = stretch;
    if (Math.hypot(u1 - u0, v1 - v0) < this.#shortest) return [];
    this.#stamp += 1;
    const hidden: [number, number][] = [];
    const { starts, faces, farthest } = this.#grid;
    const slack = slackAt(this.#tolerance, Math.min(Math.abs(k0), Math.abs(k1)));
    const nearest = Math.min(k0, k1) - slack;
    let open = false;
    squaresAlong(this.#grid, u0, v0, u1, v1, (square) => {
      if (nearest <= (farthest[square] as number)) open = true;
    });
    if (!open || !this.#isOpen(stretch, nearest)) return [];
    squaresAlong(this.#grid, u0, v0, u1, v1, (square) => {
      for (let k = starts[square] as number; k < (starts[square + 1] as number); k += 1) {
        const face = faces[k] as number;
        if (this.#asked[face] === this.#stamp) continue;
        this.#asked[face] = this.#stamp;
        const span = this.#hiddenBy(face, stretch, slack);
        if (span !== null) hidden.push(span);
      }
    });
    return rest(hidden);
  }

  /** Whether any cell that it passes lets it be seen; where there are few triangles squares tell enough. */
  #isOpen([u0, v0, , u1, v1]: Stretch, nearest: number): boolean {
    const { cover, perUnit, window } = this.#grid;
    if (cover === null) return true;
    let open = false;
    const cells = { columns: cover.width, rows: cover.height, perUnit: perUnit * CELLS, window };
    squaresAlong(cells, u0, v0, u1, v1, (cell) => {
      if (nearest <= (cover.farthest[cell] as number)) open = true;
    });
    return open;
  }

  #hiddenBy(face: number, [u0, v0, k0, u1, v1, k1]: Stretch, slack: number): [number, number] | null {
    const { corners } = this.#faces;
    const at = face * 9;
    const [au, av, ak] = [corners[at] as number, corners[at + 1] as number, corners[at + 2] as number];
    const [bu, bv, bk] = [corners[at + 3] as number, corners[at + 4] as number, corners[at + 5] as number];
    const [cu, cv, ck] = [corners[at + 6] as number, corners[at + 7] as number, corners[at + 8] as number];
    if (Math.min(ak, bk, ck) + slack >= Math.max(k0, k1)) return null;
    const { aside } = this.#tolerance;
    if (
      Math.max(au, bu, cu) + aside < Math.min(u0, u1) ||
      Math.min(au, bu, cu) - aside > Math.max(u0, u1) ||
      Math.max(av, bv, cv) + aside < Math.min(v0, v1) ||
      Math.min(av, bv, cv) - aside > Math.max(v0, v1)
    )
      return null;
    const area = (bu - au) * (cv - av) - (cu - au) * (bv - av);
    const longest = Math.max(
      Math.abs(bu - au) + Math.abs(bv - av),
      Math.abs(cu - bu) + Math.abs(cv - bv),
      Math.abs(au - cu) + Math.abs(av - cv),
    );
    // Seen edge-on it hides nothing that its neighbours do not.
    if (Math.abs(area) < longest * aside * 0.1) return null;
    const sign = area > 0 ? 1 : -1;
    let [from, to] = [0, 1];
    /** Keeps where `p + (q − p) t > 0`. */
    const keep = (p: number, q: number): void => {
      if (p <= 0 && q <= 0) from = 2;
      else if (p <= 0) from = Math.max(from, p / (p - q));
      else if (q <= 0) to = Math.min(to, p / (p - q));
    };
    const edge = (pu: number, pv: number, qu: number, qv: number): void => {
      const [du, dv] = [qu - pu, qv - pv];
      const more = aside * Math.hypot(du, dv);
      keep(sign * (du * (v0 - pv) - dv * (u0 - pu)) + more, sign * (du * (v1 - pv) - dv * (u1 - pu)) + more);
    };
    edge(au, av, bu, bv);
    edge(bu, bv, cu, cv);
    edge(cu, cv, au, av);
    if (from >= to) return null;
    const acrossK = ((bk - ak) * (cv - av) - (ck - ak) * (bv - av)) / area;
    const downK = ((ck - ak) * (bu - au) - (bk - ak) * (cu - au)) / area;
    // On a steep plane the little that it reaches beyond itself is much in depth.
    const steep = slack + aside * Math.hypot(acrossK, downK) * 2;
    keep(
      k0 - steep - (ak + acrossK * (u0 - au) + downK * (v0 - av)),
      k1 - steep - (ak + acrossK * (u1 - au) + downK * (v1 - av)),
    );
    return from < to ? [from, to] : null;
  }
}

/** What of 0–1 is in no span. */
function rest(hidden: [number, number][]): readonly Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const [from, to] of hidden.toSorted((a, b) => a[0] - b[0])) {
    if (from > end + 1e-9) spans.push([end, from]);
    if (to > end) end = to;
  }
  if (end < 1 - 1e-9) spans.push([end, 1]);
  return spans;
}
