import { type DesignWord, has, modifierOf } from './attach-words.ts';

const JOINING: ReadonlySet<string> = new Set(['or', 'nor', 'and', '和', '与', '及', '或', 'や', 'と', 'も']);

const denies = ({ meaning }: DesignWord, where: 'before' | 'after') =>
  Boolean(meaning && 'denial' in meaning && meaning.denial === where);

const isNamed = (word: DesignWord) =>
  ['placed', 'space', 'atmosphere', 'environment', 'style', 'season', 'window', 'surface'].some((key) =>
    has(word, key),
  );

/** What is said not to be there: "no curtains or rugs", 不要植物, カーテンなし. */
export function denyThings(words: readonly DesignWord[]): ReadonlySet<DesignWord> {
  const denied = new Set<DesignWord>();
  words.forEach((word, at) => {
    if (denies(word, 'before')) {
      let joined = true;
      for (const other of words.slice(at + 1)) {
        if (other.clause !== word.clause) break;
        if (JOINING.has(other.text)) joined = true;
        else if (isNamed(other)) {
          if (!joined) break;
          denied.add(other);
          joined = false;
        } else if (modifierOf(other) === undefined && !joined) break;
      }
    }
    if (denies(word, 'after')) {
      const other = words.slice(0, at).findLast(isNamed);
      if (other?.clause === word.clause) denied.add(other);
    }
  });
  return denied;
}
