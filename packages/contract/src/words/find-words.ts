import { normaliseText } from './normalise-text.ts';
import { LONGEST_JOINED, LONGEST_LATIN, findJoined, findLatin } from './vocabulary/look-up.ts';
import { readWeights } from './read-weights.ts';
import type { WordMeaning } from './word-types.ts';

/** A word of a text, known or not. */
export interface FoundWord<Meaning extends object = WordMeaning> {
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** As it stands in the vocabulary's letters: lower case, ordinary width. */
  readonly text: string;
  /** Null where nobody knows it. */
  readonly meaning: Meaning | null;
  /** How much it counts, 1 by itself: "(word:1.3)". */
  readonly weight: number;
  /** Which clause it stands in; commas and stops divide clauses. */
  readonly clause: number;
}

/** A vocabulary: what its words mean, and how long they get. */
export interface WordBook<Meaning extends object> {
  /** In Latin tokens and in signs of a run without spaces. */
  readonly longest: { readonly latin: number; readonly joined: number };
  readonly findLatin: (tokens: readonly string[]) => Meaning | undefined;
  readonly findJoined: (word: string, japanese: boolean) => Meaning | undefined;
  /** Single signs that mean what they mean inside longer words, too. */
  readonly actsAlone: (meaning: Meaning) => boolean;
}

const GENERAL: WordBook<WordMeaning> = {
  longest: { latin: LONGEST_LATIN, joined: LONGEST_JOINED },
  findLatin,
  findJoined,
  actsAlone,
};

const LATIN = /[\p{Script=Latin}0-9'’]+/uy;
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+(?:[ ]?[0-9]+)?/uy;
/** Letters of other scripts, which nobody here reads. */
const FOREIGN = /[\p{L}\p{M}]+/uy;
/** Kana make a text Japanese; a single の stands in Chinese ones for its looks. */
const KANA = /(?!の)[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CLAUSE = /[,.;:!?，。；：！？、|\n]/;

/**
 * Finds every word of a text in Chinese, English and Japanese. Latin words are found whole, in all their usual forms and as
 * phrases; a run of Chinese or Japanese is divided so that as much of it as possible is known.
 */
export function findWords(text: string): FoundWord[] {
  return findWordsOf(GENERAL, text);
}

/** As {@link findWords}, by another vocabulary. */
export function findWordsOf<Meaning extends object>(
  book: WordBook<Meaning>,
  text: string,
): FoundWord<Meaning>[] {
  const plain = normaliseText(text);
  const weightAt = readWeights(plain);
  const japanese = KANA.test(plain);
  const found: FoundWord<Meaning>[] = [];
  let clause = 0;
  const add = (start: number, end: number, meaning: Meaning | null) =>
    found.push({ start, end, text: plain.slice(start, end), meaning, weight: weightAt(start), clause });
  for (let at = 0; at < plain.length; ) {
    JOINED.lastIndex = at;
    const joined = JOINED.exec(plain)?.[0];
    if (joined !== undefined) {
      for (const { start, end, meaning } of divideRun(book, joined, japanese))
        add(at + start, at + end, meaning);
      at += joined.length;
      continue;
    }
    const phrase = readPhrase(book, plain, at);
    if (phrase) {
      if (phrase.meaning || /\p{L}/u.test(plain.slice(at, phrase.end))) add(at, phrase.end, phrase.meaning);
      at = phrase.end;
      continue;
    }
    FOREIGN.lastIndex = at;
    const foreign = FOREIGN.exec(plain)?.[0];
    if (foreign !== undefined) {
      add(at, at + foreign.length, null);
      at += foreign.length;
      continue;
    }
    // A point or colon inside a number ends nothing.
    if (CLAUSE.test(plain.charAt(at)) && !/\d/.test(plain.charAt(at + 1))) clause += 1;
    at += 1;
  }
  return found;
}

/** The longest known phrase of Latin words from `at` on, else the word there alone. */
function readPhrase<Meaning extends object>(
  { longest, findLatin: find }: WordBook<Meaning>,
  plain: string,
  at: number,
): { readonly end: number; readonly meaning: Meaning | null } | undefined {
  const tokens: { readonly text: string; readonly end: number }[] = [];
  for (let next = at; tokens.length < longest.latin; ) {
    LATIN.lastIndex = next;
    const token = LATIN.exec(plain)?.[0];
    if (token === undefined) break;
    tokens.push({ text: token, end: next + token.length });
    next += token.length;
    if (plain[next] !== ' ' && plain[next] !== '-') break;
    next += 1;
  }
  for (let count = tokens.length; count > 0; count -= 1) {
    const meaning = find(tokens.slice(0, count).map((token) => token.text));
    const end = tokens[count - 1]?.end ?? at;
    if (meaning) return { end, meaning };
  }
  return tokens[0] && { end: tokens[0].end, meaning: null };
}

interface Piece<Meaning> {
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning | null;
}

/** What a known word of one sign costs, which may as well be a part of an unknown one; a longer word costs 1. */
const SINGLE = 2;
const UNKNOWN = 3;
const UNKNOWN_MORE = 2;

/** Divides a run without spaces: the cheapest way, where unknown signs cost most and hang together. */
function divideRun<Meaning extends object>(
  book: WordBook<Meaning>,
  run: string,
  japanese: boolean,
): Piece<Meaning>[] {
  interface Way {
    readonly cost: number;
    readonly from: number;
    readonly meaning: Meaning | null;
  }
  // The best way to each place by whether it ends in something unknown, which goes on more cheaply.
  const best: (readonly [Way | undefined, Way | undefined])[] = [
    [{ cost: 0, from: -1, meaning: null }, undefined],
  ];
  for (let end = 1; end <= run.length; end += 1) {
    let known: Way | undefined;
    for (let length = Math.min(book.longest.joined, end); length > 0; length -= 1) {
      const meaning = book.findJoined(run.slice(end - length, end), japanese);
      const before = meaning && cheapest(best[end - length]);
      if (!before) continue;
      const cost = before.cost + (length === 1 && !book.actsAlone(meaning) ? SINGLE : 1);
      if (!known || cost < known.cost) known = { cost, from: end - length, meaning };
    }
    const [afterKnown, afterUnknown] = best[end - 1] ?? [];
    const begun = afterKnown && { cost: afterKnown.cost + UNKNOWN, from: end - 1, meaning: null };
    const gone = afterUnknown && {
      cost: afterUnknown.cost + UNKNOWN_MORE,
      from: afterUnknown.from,
      meaning: null,
    };
    best.push([known, gone && (!begun || gone.cost <= begun.cost) ? gone : begun]);
  }
  const pieces: Piece<Meaning>[] = [];
  for (let end = run.length; end > 0; ) {
    const way = cheapest(best[end]);
    if (!way) break;
    pieces.push({ start: way.from, end, meaning: way.meaning });
    end = way.from;
  }
  return pieces.reverse().filter(({ start, end, meaning }) => meaning ?? !isParticle(run.slice(start, end)));
}

/** What is known wins where both cost the same. */
function cheapest<Way extends { readonly cost: number }>(
  ways: readonly [Way | undefined, Way | undefined] | undefined,
): Way | undefined {
  const [known, unknown] = ways ?? [];
  return known && (!unknown || known.cost <= unknown.cost) ? known : unknown;
}

/** 雪 and 夜 mean what they mean inside longer words, too; 上 and 人 may be a part of anything. */
function actsAlone(meaning: WordMeaning): boolean {
  return 'atmosphere' in meaning || 'environment' in meaning || 'style' in meaning;
}

/** Endings and particles of Japanese that are not listed say nothing. */
function isParticle(piece: string): boolean {
  return piece.length <= 3 && /^[\p{Script=Hiragana}ー0-9 ]+$/u.test(piece);
}
