/** So many pages without anything to show, and a list goes on only when it is asked to. */
const MOST = 3;

/** Whether the last pages of a list showed nothing of what they held: a rare filter must not read through everything. */
export function isBarren(shownOfPages: readonly number[]): boolean {
  return shownOfPages.length >= MOST && shownOfPages.slice(-MOST).every((shown) => shown === 0);
}
