import type { ModelClass } from './class-list.ts';
import { CLASS_WORDS, COMPOUNDS, JAPANESE_ALONE } from './class-words.ts';

type Meaning = ModelClass | null;

/** Every word and what it means; compounds stand for themselves. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...(Object.entries(CLASS_WORDS) as [ModelClass, string][]).flatMap(([meaning, words]) =>
    words.split(/\s+/).map((word): [string, Meaning] => [word, meaning]),
  ),
  ...Object.entries(COMPOUNDS),
]);

const LONGEST_SIGNS = 8;
const LATIN = /[a-zà-ÿ]+/g;
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * What a name in any of three languages calls a thing: the last word that means something, longer words before shorter
 * ones. undefined where no word is known.
 *
 * @param japanese whether names of the same file hold kana: 床 is a bed in Chinese and a floor in Japanese.
 */
export function findWords(name: string, japanese = false): Meaning | undefined {
  const found = [...latinWords(name), ...signWords(name, japanese || KANA.test(name))];
  return found.toSorted((a, b) => a.end - b.end).at(-1)?.meaning;
}

interface Found {
  readonly end: number;
  readonly meaning: Meaning;
}

/** Words parted by anything that is no letter, and by the capitals of `WallStandardCase`. */
function latinWords(name: string): Found[] {
  const parted = name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase();
  const words = [...parted.matchAll(LATIN)];
  const found: Found[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [word, next] = [words[place], words[place + 1]];
    if (word === undefined) continue;
    const pair = next === undefined ? undefined : MEANINGS.get(`${word[0]} ${singular(next[0])}`);
    const end = (next ?? word).index;
    if (pair !== undefined) {
      found.push({ end, meaning: pair });
      place += 1;
      continue;
    }
    const meaning = MEANINGS.get(word[0]) ?? MEANINGS.get(singular(word[0]));
    if (meaning !== undefined) found.push({ end: word.index, meaning });
  }
  // What is within a compound that means nothing must not count, and a name of rooms has no class.
  return found.filter(({ meaning }, place) => meaning !== null || place === found.length - 1);
}

function signWords(name: string, japanese: boolean): Found[] {
  const found: Found[] = [];
  for (const run of name.matchAll(SIGNS)) {
    const text = run[0];
    for (let at = 0; at < text.length; ) {
      const length = longestAt(text, at);
      const word = text.slice(at, at + length);
      const meaning = japanese ? (JAPANESE_ALONE[word] ?? MEANINGS.get(word)) : MEANINGS.get(word);
      if (length > 0 && meaning !== undefined) found.push({ end: run.index + at + length, meaning });
      at += Math.max(1, length);
    }
  }
  return found.filter(({ meaning }, place) => meaning !== null || place === found.length - 1);
}

function longestAt(text: string, at: number): number {
  for (let length = Math.min(LONGEST_SIGNS, text.length - at); length > 0; length -= 1)
    if (MEANINGS.has(text.slice(at, at + length))) return length;
  return 0;
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
