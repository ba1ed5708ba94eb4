import type { ShareComment } from '@plumbline/contract/api/shares.ts';

/** Numbers of the comments that are about a point: the same at the point and in the list. */
export function pinsOf(remarks: readonly ShareComment[]): ReadonlyMap<string, number> {
  return new Map(
    remarks.filter(({ at }) => at !== null).map(({ commentId }, index) => [commentId, index + 1]),
  );
}
