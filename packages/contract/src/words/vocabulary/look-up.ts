import type { WordMeaning } from '../word-types.ts';
import { ACTING_WORDS } from './acting-words.ts';
import { COLOUR_WORDS } from './colour-words.ts';
import { GLUE_WORDS } from './glue-words.ts';
import { baseForms, inOneSpelling } from './latin-forms.ts';
import { REQUEST_WORDS } from './request-words.ts';
import { SCENE_WORDS } from './scene-words.ts';
import { type Substance, SUBSTANCE_WORDS } from './substance-words.ts';
import { SURFACE_WORDS } from './surface-words.ts';
import { THING_WORDS } from './thing-words.ts';

/** All words in the order in which they win: what acts comes first, what only carries others last. */
export const VOCABULARY: readonly (readonly [WordMeaning, string])[] = [
  ...ACTING_WORDS,
  ...COLOUR_WORDS.map(([colour, words]) => [{ colour }, words] as const),
  ...SUBSTANCE_WORDS.map(([substance, words]) => [{ substance }, words] as const),
  ...REQUEST_WORDS,
  ...THING_WORDS.map(([thing, words]) => [{ thing }, words] as const),
  ...SURFACE_WORDS.map(([surface, words]) => [{ surface }, words] as const),
  ...SCENE_WORDS,
  [{ glue: true }, GLUE_WORDS],
];

/** The same word as the vocabulary has it. */
function keyOf(word: string): { readonly key: string; readonly latin: boolean } {
  const latin = /^\p{Script=Latin}|^\d/u.test(word);
  return { key: latin ? inOneSpelling(word.split(/[ -]/)).join(' ') : word, latin };
}

/** A Japanese adjective in -い in its other usual forms. */
function joinedForms(word: string): string[] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}]い$/u.test(word)) return [word];
  const stem = word.slice(0, -1);
  return [word, `${stem}く`, `${stem}くて`, `${stem}め`, `${stem}かった`, `${stem}さ`];
}

const LATIN_WORDS = new Map<string, WordMeaning>();
const JOINED_WORDS = new Map<string, WordMeaning>();
for (const [meaning, words] of VOCABULARY)
  for (const word of words.split(',')) {
    const { key, latin } = keyOf(word);
    const map = latin ? LATIN_WORDS : JOINED_WORDS;
    for (const form of latin ? [key] : joinedForms(key)) if (!map.has(form)) map.set(form, meaning);
  }

export const LONGEST_LATIN = Math.max(...[...LATIN_WORDS.keys()].map((key) => key.split(' ').length));
export const LONGEST_JOINED = Math.max(...[...JOINED_WORDS.keys()].map((key) => key.length));

/** Signs that stand for other things in Japanese than in Chinese. */
export const JAPANESE_WORDS: ReadonlyMap<string, WordMeaning> = new Map([
  ['床', { surface: 'floor' }],
  ['机', { thing: 'table' }],
]);

/** @param japanese the text is Japanese: some signs mean something else in it. */
export function findJoined(word: string, japanese: boolean): WordMeaning | undefined {
  return (japanese ? JAPANESE_WORDS.get(word) : undefined) ?? JOINED_WORDS.get(word);
}

/** Substances again: "marble" is a material by itself and another one with a surface beside it. */
const SUBSTANCES = new Map(
  SUBSTANCE_WORDS.flatMap(([substance, words]) =>
    words.split(',').map((word) => [keyOf(word).key, substance] as const),
  ),
);

export function findSubstance(word: string): Substance | undefined {
  return SUBSTANCES.get(keyOf(word).key);
}

/** A phrase as it stands, else with its last word, or all of them, in the forms that dictionaries list. */
export function findLatin(tokens: readonly string[]): WordMeaning | undefined {
  const words = inOneSpelling(tokens);
  const exact = LATIN_WORDS.get(words.join(' '));
  if (exact) return exact;
  const last = words.at(-1) ?? '';
  for (const form of baseForms(last)) {
    const found = LATIN_WORDS.get([...words.slice(0, -1), form].join(' '));
    if (found) return found;
  }
  return undefined;
}
