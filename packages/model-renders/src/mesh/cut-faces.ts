import { beyond, clipTriangle, type CutPlane } from './clip-triangle.ts';
import { CORNER, type GrowingMesh } from './growing-mesh.ts';
import { layTexture } from './lay-texture.ts';

/** Lines of a cut through one thing, four numbers and a direction each: from (u, v) to (u, v) in the plane. */
interface CutLines {
  readonly plane: CutPlane;
  readonly thing: number;
  readonly lines: number[];
}

/** Lines above which a thing's cut is closed in bands without looking at each again: bounds the time. */
const MOST_LINES = 20_000;

/**
 * Closes what section planes cut open. Between two heights at which lines of the cut begin or end it consists of
 * trapezia; which of them lie inside follows from the turns of the surface around them (non-zero winding, so that solids that
 * overlap stay closed), and where those do not add up, because faces are turned, from every second crossing.
 */
export class CutFaces {
  readonly #planes: readonly CutPlane[];
  readonly #target: GrowingMesh;
  readonly #finish: number;
  readonly #turn: readonly [number, number];
  readonly #cuts = new Map<string, CutLines>();

  constructor(
    planes: readonly CutPlane[],
    target: GrowingMesh,
    finish: number,
    turn: readonly [number, number],
  ) {
    this.#planes = planes;
    this.#target = target;
    this.#finish = finish;
    this.#turn = turn;
  }

  /** Notes where a triangle passes through a plane. */
  note(plane: CutPlane, thing: number, corners: Float64Array, orientation: number): void {
    const [u, v] = axesOf(plane);
    const ends: number[] = [];
    let rising = false;
    for (let k = 0; k < 3; k++) {
      const here = k * CORNER;
      const there = ((k + 1) % 3) * CORNER;
      const a = beyond(plane, corners, here);
      const b = beyond(plane, corners, there);
      if (a > 0 === b > 0) continue;
      const share = a / (a - b);
      if (ends.length === 0) rising = b > 0;
      for (const axis of [u, v])
        ends.push((corners[here + axis] as number) * (1 - share) + (corners[there + axis] as number) * share);
    }
    if (ends.length < 4) return;
    const key = `${this.#planes.indexOf(plane)} ${thing}`;
    let cut = this.#cuts.get(key);
    if (cut === undefined) this.#cuts.set(key, (cut = { plane, thing, lines: [] }));
    const forwards = rising === orientation > 0;
    const [a, b, c, d] = ends as [number, number, number, number];
    if (forwards) cut.lines.push(a, b, c, d);
    else cut.lines.push(c, d, a, b);
  }

  /** Adds all faces. */
  close(): void {
    for (const cut of this.#cuts.values()) this.#fill(cut);
  }

  #fill({ plane, thing, lines }: CutLines): void {
    const count = Math.min(MOST_LINES, lines.length / 4);
    const heights: number[] = [];
    for (let k = 0; k < count; k++) heights.push(lines[4 * k + 1] as number, lines[4 * k + 3] as number);
    const levels = [...new Set(heights.map((h) => Math.round(h * 1e5) / 1e5))].toSorted((a, b) => a - b);
    const order = Array.from({ length: count }, (_, k) => k).toSorted(
      (a, b) => lowest(lines, a) - lowest(lines, b),
    );
    let active: number[] = [];
    let next = 0;
    for (let level = 0; level + 1 < levels.length; level++) {
      const low = levels[level] as number;
      const high = levels[level + 1] as number;
      const middle = (low + high) / 2;
      while (next < count && lowest(lines, order[next] as number) < middle)
        active.push(order[next++] as number);
      active = active.filter((k) => highest(lines, k) > middle);
      this.#fillBand(plane, thing, lines, active, low, high, middle);
    }
  }

  #fillBand(
    plane: CutPlane,
    thing: number,
    lines: readonly number[],
    active: readonly number[],
    low: number,
    high: number,
    middle: number,
  ): void {
    const crossings = active
      .map((k) => ({
        k,
        at: crossingAt(lines, k, middle),
        turn: (lines[4 * k + 3] as number) > (lines[4 * k + 1] as number) ? 1 : -1,
      }))
      .toSorted((a, b) => a.at - b.at);
    const closed = crossings.reduce((sum, { turn }) => sum + turn, 0) === 0;
    let turns = 0;
    let left: number | undefined;
    crossings.forEach(({ k, turn }, place) => {
      const before = closed ? turns !== 0 : place % 2 === 1;
      turns += turn;
      const after = closed ? turns !== 0 : place % 2 === 0;
      if (!before && after) left = k;
      if (before && !after && left !== undefined)
        this.#trapezium(plane, thing, [
          [crossingAt(lines, left, low), low],
          [crossingAt(lines, k, low), low],
          [crossingAt(lines, k, high), high],
          [crossingAt(lines, left, high), high],
        ]);
    });
  }

  #trapezium(plane: CutPlane, thing: number, points: readonly (readonly [number, number])[]): void {
    const [u, v] = axesOf(plane);
    const others = this.#planes.filter((each) => each !== plane);
    const normal: [number, number, number] = [0, 0, 0];
    normal[plane.axis] = plane.sign;
    const corners = new Float64Array(3 * CORNER);
    for (const triangle of [
      [0, 1, 2],
      [0, 2, 3],
    ]) {
      triangle.forEach((point, c) => {
        const [pu, pv] = points[point] as readonly [number, number];
        corners[c * CORNER + u] = pu;
        corners[c * CORNER + v] = pv;
        corners[c * CORNER + plane.axis] = plane.at;
        corners.set(normal, c * CORNER + 5);
      });
      layTexture(corners, ...normal, this.#turn);
      const polygon = clipTriangle(corners, others);
      for (let c = 1; c + 1 < polygon.count; c++)
        this.#target.add(0, polygon.corners, 0, c * CORNER, (c + 1) * CORNER, this.#finish, thing);
    }
  }
}

function axesOf({ axis }: CutPlane): readonly [number, number] {
  return axis === 0 ? [2, 1] : axis === 1 ? [0, 2] : [0, 1];
}

function lowest(lines: readonly number[], k: number): number {
  return Math.min(lines[4 * k + 1] as number, lines[4 * k + 3] as number);
}

function highest(lines: readonly number[], k: number): number {
  return Math.max(lines[4 * k + 1] as number, lines[4 * k + 3] as number);
}

function crossingAt(lines: readonly number[], k: number, height: number): number {
  const [a, b, c, d] = [lines[4 * k], lines[4 * k + 1], lines[4 * k + 2], lines[4 * k + 3]] as [
    number,
    number,
    number,
    number,
  ];
  if (Math.abs(d - b) < 1e-9) return a;
  const share = Math.max(0, Math.min(1, (height - b) / (d - b)));
  return a + (c - a) * share;
}
