/** Words of one text that are kept: a story of 4,000 characters has fewer. */
const MOST_WORDS = 1_500;
const MOST_TERMS = 24;
const LONGEST = 40;
/** Shorter beginnings of words would find everything. */
const PREFIX_MIN = 2;

/** Han, kana and hangul are written without spaces: two characters next to each other are what is looked for. */
const RUNS =
  /([\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Hangul}]+)|([\p{L}\p{N}]+)/gu;
/** Characters that these scripts share with punctuation. */
const LETTER = /[\p{L}\p{N}]/u;

interface Run {
  readonly text: string;
  readonly unspaced: boolean;
}

/**
 * What a text can be found by: Latin and other spaced words as they are, Chinese and Japanese in pairs of characters, and the
 * last character of each run, so that one character alone is found as a beginning. Letters and digits alone are in them.
 */
export function searchTokens(texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  for (const text of texts)
    for (const run of runsOf(text)) {
      for (const token of run.unspaced ? [...pairsOf(run.text), lastOf(run.text)] : [singular(run.text)])
        tokens.add(token);
      if (tokens.size >= MOST_WORDS) return [...tokens].slice(0, MOST_WORDS);
    }
  return [...tokens];
}

export interface QueryTerms {
  readonly exact: readonly string[];
  readonly prefixes: readonly string[];
}

/** The same of what somebody looks for. Nothing of it that is no letter and no digit is left. */
export function searchTerms(query: string | undefined): QueryTerms {
  const exact = new Set<string>();
  const prefixes = new Set<string>();
  for (const { text, unspaced } of runsOf(query ?? '')) {
    if (exact.size + prefixes.size >= MOST_TERMS) break;
    if (unspaced) {
      const pairs = pairsOf(text);
      if (pairs.length === 0) prefixes.add(text);
      for (const pair of pairs) exact.add(pair);
    } else if (text.length < PREFIX_MIN) exact.add(text);
    else prefixes.add(singular(text));
  }
  return { exact: [...exact].slice(0, MOST_TERMS), prefixes: [...prefixes].slice(0, MOST_TERMS) };
}

function* runsOf(text: string): Generator<Run> {
  for (const [, unspaced, spaced] of text.normalize('NFKC').toLowerCase().matchAll(RUNS)) {
    if (spaced !== undefined) yield { text: spaced.slice(0, LONGEST), unspaced: false };
    // A Latin letter never stands in such a run; marks between the letters do.
    for (const part of (unspaced ?? '').split(/[^\p{L}\p{N}\p{M}ー々〆]+/u))
      if (LETTER.test(part)) yield { text: part, unspaced: true };
  }
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, place) => `${characters[place] ?? ''}${character}`);
}

function lastOf(run: string): string {
  return [...run].at(-1) ?? run;
}

/** “kitchens” is found by “kitchen” and the other way round. */
function singular(word: string): string {
  return word.length > 3 && /[a-z]s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
