/**
 * Words that a file's name must contain in any order; a word after `!` must not be in it. `-` in a word stands for any separator:
 * people rename files, move them into folders, and a server on Windows writes folders with `\`.
 */
export type NamePattern = string;

/** Lower case, with every run of separators as one `-`. */
export function normalName(name: string): string {
  return name.toLowerCase().replace(/[\s_.\-/\\]+/g, '-');
}

export function matchesPattern(name: string, pattern: NamePattern): boolean {
  const normal = normalName(name);
  return pattern
    .split(' ')
    .every((word) => (word.startsWith('!') ? !normal.includes(word.slice(1)) : normal.includes(word)));
}

/** The best file for a role: by the order of the patterns, then the shorter name, then the alphabet, so that a restart finds the same. */
export function findByPatterns(
  names: readonly string[],
  patterns: readonly NamePattern[],
): string | undefined {
  for (const pattern of patterns) {
    const [best] = names
      .filter((name) => matchesPattern(name, pattern))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    if (best !== undefined) return best;
  }
  return undefined;
}
