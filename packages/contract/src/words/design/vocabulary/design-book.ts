import type {
  DesignColour,
  DesignSpace,
  DesignThing,
  DesignView,
  Season,
  WindowShape,
} from '../design-brief.ts';
import type { WordBook } from '../../find-words.ts';
import { inOneSpelling, baseForms } from '../../vocabulary/latin-forms.ts';
import { findJoined, findLatin, LONGEST_JOINED, LONGEST_LATIN } from '../../vocabulary/look-up.ts';
import type { WordMeaning } from '../../word-types.ts';
import { CARRYING_WORDS } from './carrying-words.ts';
import { MEASURES, NUMBER_WORDS } from './number-words.ts';
import { PAINT_WORDS } from './paint-words.ts';
import { PLACED_WORDS } from './placed-words.ts';
import { SPACE_WORDS } from './space-words.ts';
import {
  FRAMING_WORDS,
  SEASON_WORDS,
  USUAL_WORDS,
  VIEW_WORDS,
  WINDOW_NAMES,
  WINDOW_WORDS,
} from './view-words.ts';

/** What a word means to a design; whatever is not a matter of designs means what it means in every prompt. */
export type DesignMeaning =
  | { readonly space: DesignSpace }
  /** `clad`: a material of the library that its name tells, too. */
  | { readonly placed: DesignThing; readonly clad?: string }
  /** `style`: what the word means where it is said of no thing and no surface. */
  | { readonly paint: DesignColour; readonly style?: string }
  | { readonly number: number }
  | { readonly measure: true }
  | { readonly view: DesignView }
  | { readonly framing: 'wide' | 'close' }
  | { readonly window: WindowShape | 'any' }
  | { readonly season: Season }
  /** What every design is anyway. */
  | { readonly usual: true }
  | WordMeaning;

const pairs = <Value, Meaning extends DesignMeaning>(
  list: readonly (readonly [Value, string])[],
  mean: (value: Value) => Meaning,
): (readonly [DesignMeaning, string])[] => list.map(([value, words]) => [mean(value), words] as const);

const OWN: readonly (readonly [DesignMeaning, string])[] = [
  ...pairs(VIEW_WORDS, (view) => ({ view })),
  ...pairs(FRAMING_WORDS, (framing) => ({ framing })),
  ...pairs(WINDOW_WORDS, (window) => ({ window })),
  [{ window: 'any' }, WINDOW_NAMES],
  ...pairs(SEASON_WORDS, (season) => ({ season })),
  [{ placed: 'sofa', clad: 'cognac-leather' }, '皮沙发,真皮沙发,皮质沙发,leather sofa,革張りのソファ'],
  [{ paint: 'cream', style: 'cream' }, 'cream'],
  ...pairs(PLACED_WORDS, (placed) => ({ placed })),
  ...pairs(SPACE_WORDS, (space) => ({ space })),
  ...pairs(PAINT_WORDS, (paint) => ({ paint })),
  ...pairs(NUMBER_WORDS, (number) => ({ number })),
  [{ usual: true }, USUAL_WORDS],
  [{ atmosphere: 'fog' }, '雾天,起雾'],
  [{ glue: true }, CARRYING_WORDS],
];

const LATIN = new Map<string, DesignMeaning>();
const JOINED = new Map<string, DesignMeaning>();
for (const [meaning, words] of OWN)
  for (const word of words.split(',')) {
    const key = /^\p{Script=Latin}/u.test(word) ? inOneSpelling(word.split(/[ -]/)).join(' ') : undefined;
    const map = key === undefined ? JOINED : LATIN;
    if (!map.has(key ?? word)) map.set(key ?? word, meaning);
    if (/^\d+$/.test(word)) LATIN.set(word, meaning);
  }
for (const [number, words] of NUMBER_WORDS)
  for (const word of words.split(','))
    if (/^[一二两三四五六七八九十]+$/.test(word))
      for (const measure of MEASURES) if (!JOINED.has(word + measure)) JOINED.set(word + measure, { number });

/** 家 counts shops in Chinese and is a house in Japanese; 床 is a bed in Chinese and a floor in Japanese. */
const IN_JAPANESE = new Map<string, DesignMeaning>([
  ['床', { surface: 'floor' }],
  ['机', { placed: 'desk' }],
]);
const IN_CHINESE = new Map<string, DesignMeaning>([['家', { measure: true }]]);

function latin(tokens: readonly string[]): DesignMeaning | undefined {
  const words = inOneSpelling(tokens);
  const own = LATIN.get(words.join(' '));
  if (own) return own;
  const last = words.at(-1) ?? '';
  for (const form of baseForms(last)) {
    const found = LATIN.get([...words.slice(0, -1), form].join(' '));
    if (found) return found;
  }
  return findLatin(tokens);
}

function joined(word: string, japanese: boolean): DesignMeaning | undefined {
  return (
    (japanese ? IN_JAPANESE : IN_CHINESE).get(word) ??
    JOINED.get(word) ??
    (word !== '灯' && word.length === 1 && MEASURES.includes(word) ? { measure: true } : undefined) ??
    findJoined(word, japanese)
  );
}

const longest = (words: Iterable<string>, length: (word: string) => number) =>
  Math.max(...[...words].map(length));

/** The vocabulary of designs over that of prompts. */
export const DESIGN_BOOK: WordBook<DesignMeaning> = {
  longest: {
    latin: Math.max(
      LONGEST_LATIN,
      longest(LATIN.keys(), (key) => key.split(' ').length),
    ),
    joined: Math.max(
      LONGEST_JOINED,
      longest(JOINED.keys(), (key) => key.length),
    ),
  },
  findLatin: latin,
  findJoined: joined,
  actsAlone: (meaning) =>
    'atmosphere' in meaning || 'environment' in meaning || 'style' in meaning || 'season' in meaning,
};
