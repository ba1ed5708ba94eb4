import type { FoundWord } from './find-words.ts';

const QUALIFIED = ['colour', 'substance', 'material', 'thing', 'surface'] as const;

/**
 * Words of tone that say how something is and not how the picture is: the "pale" of "pale oak", the "dark" of "dark blue".
 * Warm and cool are said of a colour alone so; of a room or its wood they are said of the light, too.
 */
export function findQualifying(words: readonly FoundWord[]): ReadonlySet<FoundWord> {
  return new Set(
    words.filter((word, at) => {
      const next = words[at + 1];
      if (!next?.meaning || next.clause !== word.clause || !word.meaning) return false;
      const { meaning } = next;
      if ('warmth' in word.meaning) return 'colour' in meaning;
      if (!('brightness' in word.meaning || 'saturation' in word.meaning || 'contrast' in word.meaning))
        return false;
      // A sky is the picture's own.
      if ('surface' in meaning && meaning.surface === 'other') return false;
      return QUALIFIED.some((kind) => kind in meaning);
    }),
  );
}
