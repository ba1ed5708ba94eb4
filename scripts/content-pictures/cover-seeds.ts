/**
 * Which design of its subject a space is shown by, chosen by eye; one that is not here is shown by the first. Spaces that
 * are designed as the same subject differ in it.
 */
const SEEDS: Readonly<Record<string, number>> = {
  waterfront: 2,
  streetscape: 2,
};

export function coverSeed(slug: string): number {
  return SEEDS[slug] ?? 1;
}
