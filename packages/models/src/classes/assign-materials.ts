import type { ModelClass } from './class-list.ts';

/** Something of a model by a name that its next export still has, and the material of the library that it gets. */
export interface MaterialAssignment {
  readonly match: {
    /** By key. */
    readonly thing?: string | undefined;
    /** By name. */
    readonly material?: string | undefined;
    readonly layer?: string | undefined;
    readonly class?: ModelClass | undefined;
  };
  readonly materialId: string;
}

/** What is named more closely wins: a thing over its material, its layer and its class. */
const RANKS = ['thing', 'material', 'layer', 'class'] as const;

/** A part by everything that an assignment can name it by. */
export type AssignedPart = Readonly<Record<(typeof RANKS)[number], string | null>>;

/** Which material of the library a part gets, if any; of equal assignments the last counts. View, render, schedule and export ask here. */
export function assignMaterials(
  assignments: readonly MaterialAssignment[],
): (part: AssignedPart) => string | undefined {
  const known = RANKS.map(
    (rank) =>
      [
        rank,
        new Map(
          assignments.flatMap(({ match, materialId }) => {
            const name = match[rank];
            return name === undefined ? [] : [[name, materialId] as const];
          }),
        ),
      ] as const,
  ).filter(([, named]) => named.size > 0);
  return (part) => {
    for (const [rank, named] of known) {
      const name = part[rank];
      const found = name === null ? undefined : named.get(name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
