import type { CutStretches } from './cut-part.ts';

/** s, t, s, t … without the first place again at the end. */
export type Outline = readonly number[];

export interface JoinedOutlines {
  readonly closed: readonly Outline[];
  /** What did not close, as stretches. */
  readonly open: CutStretches;
  /** Every outline runs as its faces are wound: the material is always to the same hand. */
  readonly wound: boolean;
}

/**
 * Joins stretches to closed outlines. The same stretch twice (a surface with two faces) counts once.
 *
 * @param within metres in which two ends are one.
 */
export function joinOutlines(stretches: CutStretches, within: number): JoinedOutlines {
  const places = new PlaceFinder(within);
  const ends: number[] = [];
  const seen = new Map<string, number>();
  for (let k = 0; k < stretches.length; k += 4) {
    const from = places.find(stretches[k] as number, stretches[k + 1] as number);
    const to = places.find(stretches[k + 2] as number, stretches[k + 3] as number);
    if (from === to) continue;
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    if (seen.has(key)) continue;
    seen.set(key, ends.length);
    ends.push(from, to);
  }
  const at = new Map<number, number[]>();
  for (let index = 0; index < ends.length; index += 1) {
    const place = ends[index] as number;
    const known = at.get(place);
    if (known === undefined) at.set(place, [index]);
    else known.push(index);
  }
  const used = new Uint8Array(ends.length / 2);
  const closed: Outline[] = [];
  const open: CutStretches = [];
  let wound = true;
  for (let start = 0; start < used.length; start += 1) {
    if (used[start] === 1) continue;
    const chain = follow(start, ends, at, used);
    const first = chain.places[0] as number;
    if (chain.places.length > 3 && chain.places.at(-1) === first) {
      closed.push(chain.places.slice(0, -1).flatMap((place) => places.at(place)));
      if (!chain.wound) wound = false;
    } else
      for (let k = 0; k + 1 < chain.places.length; k += 1)
        open.push(...places.at(chain.places[k] as number), ...places.at(chain.places[k + 1] as number));
  }
  return { closed, open, wound };
}

/** The stretches of an outline, with the one back to its beginning. */
export function stretchesOf(outline: readonly number[]): number[] {
  const stretches: number[] = [];
  for (let k = 0; k < outline.length; k += 2) {
    const next = k + 2 < outline.length ? k + 2 : 0;
    stretches.push(
      outline[k] as number,
      outline[k + 1] as number,
      outline[next] as number,
      outline[next + 1] as number,
    );
  }
  return stretches;
}

interface Chain {
  readonly places: readonly number[];
  readonly wound: boolean;
}

/** From one stretch onwards until it is back or ends; then backwards from its beginning. */
function follow(
  start: number,
  ends: readonly number[],
  at: ReadonlyMap<number, readonly number[]>,
  used: Uint8Array,
): Chain {
  used[start] = 1;
  const places = [ends[start * 2] as number, ends[start * 2 + 1] as number];
  let wound = true;
  const step = (place: number, forwards: boolean): number | null => {
    const free = (at.get(place) ?? []).filter((end) => used[end >> 1] === 0);
    // Where outlines touch in one place, the way the faces are wound leads on.
    const next = free.find((end) => (end % 2 === 0) === forwards) ?? free[0];
    if (next === undefined) return null;
    if ((next % 2 === 0) !== forwards) wound = false;
    used[next >> 1] = 1;
    return ends[next ^ 1] as number;
  };
  for (;;) {
    const next = step(places.at(-1) as number, true);
    if (next === null) break;
    places.push(next);
    if (next === places[0]) return { places, wound };
  }
  const before: number[] = [];
  for (;;) {
    const next = step(before.at(-1) ?? (places[0] as number), false);
    if (next === null) break;
    before.push(next);
    if (next === places.at(-1)) break;
  }
  return { places: [...before.toReversed(), ...places], wound };
}

/** Gives places that lie within a distance of one another the same number. */
class PlaceFinder {
  readonly #within: number;
  readonly #cells = new Map<string, number[]>();
  readonly #places: number[] = [];

  constructor(within: number) {
    this.#within = within;
  }

  find(s: number, t: number): number {
    const [column, row] = [Math.floor(s / this.#within), Math.floor(t / this.#within)];
    for (let dc = -1; dc <= 1; dc += 1)
      for (let dr = -1; dr <= 1; dr += 1)
        for (const place of this.#cells.get(`${column + dc} ${row + dr}`) ?? []) {
          const [ps, pt] = this.at(place);
          if (Math.hypot(ps - s, pt - t) <= this.#within) return place;
        }
    const place = this.#places.length / 2;
    this.#places.push(s, t);
    const key = `${column} ${row}`;
    const cell = this.#cells.get(key);
    if (cell === undefined) this.#cells.set(key, [place]);
    else cell.push(place);
    return place;
  }

  at(place: number): [number, number] {
    return [this.#places[place * 2] as number, this.#places[place * 2 + 1] as number];
  }
}
