/** A tag of facts and how people call it: zh-CN, en and ja, each with bars between words. */
export type Term = readonly [tag: string, zh: string, en: string, ja: string];

export interface FoundTerms {
  readonly tags: ReadonlySet<string>;
  /** The text with blanks where the terms stood. */
  readonly rest: string;
}

interface Word {
  /** Two tags may share a word, as 広さ is the width and the size. */
  readonly tags: readonly string[];
  readonly word: string;
  readonly pattern: RegExp;
  readonly length: number;
}

/** Words of all languages, ready to be looked for: the longest first, so that a desk is not found in a desk lamp. */
export function prepareTerms(terms: readonly Term[]): (text: string) => FoundTerms {
  const tagsOf = new Map<string, string[]>();
  for (const [tag, ...languages] of terms)
    for (const word of languages.flatMap((list) => list.split('|'))) {
      const folded = fold(word);
      tagsOf.set(folded, [...(tagsOf.get(folded) ?? []), tag]);
    }
  const words = [...tagsOf]
    .map(([word, tags]) => wordOf(word, tags))
    .toSorted((one, other) => other.length - one.length);
  return (text) => {
    let rest = fold(text);
    const found = new Set<string>();
    for (const { word, tags, pattern } of words) {
      // Most words are not there at all, which is found out fastest so.
      if (!rest.includes(word)) continue;
      const without = rest.replaceAll(pattern, (taken) => ' '.repeat(taken.length));
      if (without === rest) continue;
      for (const tag of tags) found.add(tag);
      rest = without;
    }
    return { tags: found, rest };
  };
}

function wordOf(word: string, tags: readonly string[]): Word {
  const latin = /^[\p{Script=Latin}\d\s-]+$/u.test(word);
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // Latin words begin and end where Latin ones do, with or without an s; Chinese and Japanese ones anywhere.
  const source = latin
    ? String.raw`(?<![\p{Script=Latin}\d])${escaped}(?:e?s)?(?![\p{Script=Latin}\d])`
    : escaped;
  return { tags, word, pattern: new RegExp(source, 'gu'), length: latin ? word.length / 2 : word.length };
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
