import type { JudgePoint } from './judge-label.ts';

/** Of pairs of points on things that were named: a pair of one thing must be joined, a pair of two kept apart. */
export interface GroupingScore {
  readonly joined: { readonly hits: number; readonly of: number };
  readonly apart: { readonly hits: number; readonly of: number };
}

/** `read` holds what the reading names at each point; a point where it names nothing is a thing of its own. */
export function scoreGrouping(
  points: readonly JudgePoint[],
  read: readonly (number | null)[],
): GroupingScore {
  const named = points.flatMap(({ thing }, index) =>
    thing === null ? [] : [{ thing, read: read[index] ?? null }],
  );
  const pairs = named.flatMap((a, index) =>
    named.slice(index + 1).map((b) => ({
      one: a.thing === b.thing,
      readAsOne: a.read !== null && a.read === b.read,
    })),
  );
  const [one, two] = [pairs.filter(({ one }) => one), pairs.filter(({ one }) => !one)];
  return {
    joined: { hits: one.filter(({ readAsOne }) => readAsOne).length, of: one.length },
    apart: { hits: two.filter(({ readAsOne }) => !readAsOne).length, of: two.length },
  };
}
