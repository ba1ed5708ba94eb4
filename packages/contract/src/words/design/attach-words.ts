import type { FoundWord } from '../find-words.ts';
import { findSubstance } from '../vocabulary/look-up.ts';
import type { DesignMeaning } from './vocabulary/design-book.ts';

export type DesignWord = FoundWord<DesignMeaning>;

export type Modifier = 'number' | 'paint' | 'material';

export const has = <Key extends string>(word: DesignWord | undefined, key: Key): boolean =>
  Boolean(word?.meaning && key in word.meaning);

/** Which of the three a word says of a thing; undefined of any other word. */
export function modifierOf(word: DesignWord): Modifier | undefined {
  if (has(word, 'number')) return 'number';
  if (has(word, 'paint')) return 'paint';
  return materialOf(word) === undefined ? undefined : 'material';
}

/** Stones that every prompt takes for a wall's or a floor's, and which are as well a table's. */
const STONES: Readonly<Record<string, string>> = {
  大理石: 'calacatta-marble',
  洞石: 'travertine',
  travertine: 'travertine',
  トラバーチン: 'travertine',
  水磨石: 'terrazzo-grey',
  terrazzo: 'terrazzo-grey',
  テラゾー: 'terrazzo-grey',
};

/** The library's material of a word that is said of a thing: "oak", "velvet". */
export function materialOf(word: DesignWord): string | undefined {
  const { meaning } = word;
  if (meaning && 'material' in meaning && meaning.material.role === 'fabric') return meaning.material.id;
  if (Object.hasOwn(STONES, word.text)) return STONES[word.text];
  const substance = meaning && findSubstance(word.text);
  return (substance?.cabinet ?? substance?.floor)?.[1];
}

const isNoun = (word: DesignWord) =>
  has(word, 'placed') || has(word, 'surface') || has(word, 'window') || has(word, 'space');

/** Joints that a description goes on over: 白色的, 白い, "two comfortable". */
const CARRYING: ReadonlySet<string> = new Set(['的', 'の', 'な']);

const carries = (word: DesignWord) =>
  word.meaning === null ||
  CARRYING.has(word.text) ||
  ['measure', 'brightness', 'saturation', 'contrast', 'warmth', 'style', 'quality'].some((key) =>
    has(word, key),
  );

/**
 * What numbers, colours and materials are said of: the noun that they stand before with nothing but descriptions between, else
 * the one behind which they stand in their clause: "two green armchairs", "walls painted sage", 椅子を4脚. A colour may also be that
 * of a material which names its surface: "a grey tile roof".
 */
export function attachWords(words: readonly DesignWord[]): ReadonlyMap<DesignWord, DesignWord> {
  const attached = new Map<DesignWord, DesignWord>();
  const taken = new Set<string>();
  const later: number[] = [];
  const attach = (word: DesignWord, noun: DesignWord | undefined): boolean => {
    const slot = noun && `${modifierOf(word)} ${noun.start}`;
    if (!noun || slot === undefined || taken.has(slot)) return false;
    taken.add(slot);
    attached.set(word, noun);
    return true;
  };
  words.forEach((word, at) => {
    if (modifierOf(word) !== undefined && !isNoun(word) && !attach(word, nounAhead(words, at)))
      later.push(at);
  });
  for (const at of later) attach(words[at] as DesignWord, nounBehind(words, at));
  return attached;
}

/** Of a material that names its surface, that surface where it keeps its pattern in another colour; bricks that are painted are another material. */
export function patternedSurface({ meaning }: DesignWord): 'floor' | 'roof' | undefined {
  if (!meaning || !('material' in meaning)) return undefined;
  const { role } = meaning.material;
  return role === 'floor' || role === 'roof' ? role : undefined;
}

function nounAhead(words: readonly DesignWord[], at: number): DesignWord | undefined {
  const { clause } = words[at] as DesignWord;
  for (const word of words.slice(at + 1)) {
    if (word.clause !== clause) return undefined;
    if (isNoun(word) || (has(words[at], 'paint') && patternedSurface(word) !== undefined)) return word;
    if (modifierOf(word) === undefined && !carries(word)) return undefined;
    if (has(word, 'number') && has(words[at], 'number')) return undefined;
  }
  return undefined;
}

function nounBehind(words: readonly DesignWord[], at: number): DesignWord | undefined {
  const { clause } = words[at] as DesignWord;
  const noun = words.slice(0, at).findLast((word) => word.clause !== clause || isNoun(word));
  return noun?.clause === clause ? noun : undefined;
}
