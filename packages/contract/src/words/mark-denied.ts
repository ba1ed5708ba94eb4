import type { FoundWord } from './find-words.ts';

const JOINING = new Set(['or', 'nor', 'and', '和', '与', '及', '或', 'や', 'と', 'も']);
const CARRYING = new Set([
  'a',
  'an',
  'the',
  'some',
  'any',
  'に',
  'は',
  'が',
  'を',
  '有',
  '任何',
  'more',
  'too',
]);

const denies = (word: FoundWord | undefined, where: 'before' | 'after') =>
  Boolean(word?.meaning && 'denial' in word.meaning && word.meaning.denial === where);

/** "no red car": what follows a colour or a substance is the same thing. */
function isModifier({ meaning }: FoundWord): boolean {
  return meaning !== null && ('colour' in meaning || 'substance' in meaning || 'material' in meaning);
}

/**
 * Which words are denied: "no snow or fog", 不要雪景, 雪なし. A denial reaches the word beside it and, over "or" and "and",
 * those behind it.
 */
export function markDenied(words: readonly FoundWord[]): ReadonlySet<FoundWord> {
  const denied = new Set<FoundWord>();
  words.forEach((word, at) => {
    if (denies(word, 'before')) {
      let last: FoundWord | undefined;
      let joined = false;
      for (const other of words.slice(at + 1)) {
        if (other.clause !== word.clause || denies(other, 'before')) break;
        if (JOINING.has(other.text)) joined = true;
        else if (other.meaning && 'glue' in other.meaning) {
          if (last && !CARRYING.has(other.text)) break;
        } else if (!last || joined || isModifier(last)) {
          denied.add(other);
          last = other;
          joined = false;
        } else break;
      }
    }
    if (denies(word, 'after'))
      for (const other of words.slice(0, at).toReversed()) {
        if (other.clause !== word.clause) break;
        if (CARRYING.has(other.text)) continue;
        denied.add(other);
        break;
      }
  });
  return denied;
}
