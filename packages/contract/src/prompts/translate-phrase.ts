import type { Locale } from '../text.ts';
import { type DesignTerm, wordOf } from './design-term.ts';
import { spellingOf, type TermIndex } from './term-index.ts';

/** A part of a phrase in the language that was asked for. */
export interface TranslatedPiece {
  /** As it was written. */
  readonly source: string;
  readonly text: string;
  /** Null: the dictionary has no such word, and it stays as it was. */
  readonly termId: string | null;
}

interface Match {
  readonly length: number;
  readonly term: DesignTerm;
}

const LATIN = /[\p{Script=Latin}\p{N}]/u;
const LATIN_WORD = /^[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'’.]*/u;
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words that only carry others; they are left out between words that are translated. */
const CARRYING: ReadonlySet<string> = new Set(
  'a an the of with and in on at by for to 的 之 和 与 及 带 有 の と や な に を は が'.split(' '),
);

/** The language that a phrase is written in, by its signs. */
function languageOfPhrase(phrase: string): Locale {
  if (KANA.test(phrase)) return 'ja';
  return JOINED.test(phrase) ? 'zh-CN' : 'en';
}

/**
 * A phrase in another language: at each place the longest word that the dictionary has, in the phrase's own language first. What
 * it has not stays as it was. A sign that is a word by itself counts only where no unknown sign touches it: 马 is a horse, and
 * none in 马上.
 *
 * @param phrase without commas
 */
export function translatePhrase(index: TermIndex, phrase: string, to: Locale): TranslatedPiece[] {
  const written = phrase.normalize('NFKC').trim();
  const own = languageOfPhrase(written);
  const joinedLanguages: readonly Locale[] = own === 'ja' ? ['ja', 'zh-CN'] : ['zh-CN', 'ja'];
  const pieces: TranslatedPiece[] = [];
  let at = 0;
  while (at < written.length) {
    const sign = String.fromCodePoint(written.codePointAt(at) ?? 0);
    const startsWord = at === 0 || !LATIN.test(written[at - 1] ?? '');
    const match =
      joinedAt(index, written, at, joinedLanguages) ??
      (LATIN.test(sign) && startsWord ? latinAt(index, written, at) : undefined);
    if (match) {
      const source = written.slice(at, at + match.length);
      pieces.push({ source, text: textFor(match.term, source, to), termId: match.term.id });
      at += match.length;
      continue;
    }
    const word = LATIN.test(sign) ? (LATIN_WORD.exec(written.slice(at))?.[0] ?? sign) : sign;
    keep(pieces, word, JOINED.test(sign));
    at += word.length;
  }
  return withoutCarrying(settleSingles(pieces, index, joinedLanguages, to));
}

/** The pieces as one phrase. */
export function joinPieces(pieces: readonly TranslatedPiece[], to: Locale): string {
  const parts = pieces.map(({ text }) => text.trim()).filter(Boolean);
  if (to === 'en') return parts.join(' ');
  return parts.reduce((line, part) => {
    const apart = LATIN.test(line.at(-1) ?? '') && LATIN.test(part[0] ?? '');
    return apart ? `${line} ${part}` : line + part;
  }, '');
}

/** A word that is in the wanted language already stays as it is. */
function textFor(term: DesignTerm, source: string, to: Locale): string {
  const spelling = spellingOf(source);
  const own = term.words[to].find((word) => spellingOf(word) === spelling);
  if (own === undefined) return wordOf(term, to);
  return own.toLowerCase() === source.toLowerCase() ? source : own;
}

/** Unknown signs of one sort stand together. */
function keep(pieces: TranslatedPiece[], word: string, joined: boolean): void {
  const last = pieces.at(-1);
  if (joined && last?.termId === null && JOINED.test(last.source.at(-1) ?? '')) {
    const source = last.source + word;
    pieces[pieces.length - 1] = { source, text: source, termId: null };
  } else if (word.trim() !== '') pieces.push({ source: word, text: word, termId: null });
}

/** Of at least two signs. */
function joinedAt(
  index: TermIndex,
  written: string,
  at: number,
  languages: readonly Locale[],
): Match | undefined {
  const most = Math.min(index.longestJoined, written.length - at);
  for (let length = most; length > 1; length -= 1) {
    const word = written.slice(at, at + length);
    if (!JOINED.test(word)) continue;
    const term = languages
      .map((language) => index.find(spellingOf(word), language))
      .find((found) => found !== undefined);
    if (term) return { length, term };
  }
  return undefined;
}

function latinAt(index: TermIndex, written: string, at: number): Match | undefined {
  const ends: number[] = [];
  let end = at;
  while (ends.length < index.longestRow) {
    const word = LATIN_WORD.exec(written.slice(end))?.[0];
    if (word === undefined) break;
    end += word.length;
    ends.push(end);
    const gap = /^[ -]+/.exec(written.slice(end))?.[0];
    if (gap === undefined) break;
    end += gap.length;
  }
  for (const stop of ends.toReversed()) {
    const row = spellingOf(written.slice(at, stop));
    const term = formsOf(row)
      .map((form) => index.find(form, 'en'))
      .find((found) => found !== undefined);
    if (term) return { length: stop - at, term };
  }
  return undefined;
}

/** A row of English words, and what it is the plural of or what the plural of it is. */
function formsOf(row: string): string[] {
  const singular = row.replace(/(?<=[sxz]|ch|sh)es$|(?<!s)s$/, '');
  return [row, singular, row.replace(/ies$/, 'y'), `${row}s`];
}

/** Words of one sign, where the signs around them are known or carry them alone. */
function settleSingles(
  pieces: readonly TranslatedPiece[],
  index: TermIndex,
  languages: readonly Locale[],
  to: Locale,
): TranslatedPiece[] {
  return pieces.flatMap((piece) => {
    if (piece.termId !== null || !JOINED.test(piece.source)) return [piece];
    const runs = piece.source.split(/([的之和与及带有のとやなにをはが])/).filter(Boolean);
    return runs.map((run) => {
      const term = [...run].length === 1 ? languages.map((language) => index.find(run, language)) : [];
      const found = term.find((one) => one !== undefined);
      return found
        ? { source: run, text: textFor(found, run, to), termId: found.id }
        : { source: run, text: run, termId: null };
    });
  });
}

function withoutCarrying(pieces: readonly TranslatedPiece[]): TranslatedPiece[] {
  if (!pieces.some(({ termId }) => termId !== null)) return [...pieces];
  return pieces.filter(({ termId, source }) => termId !== null || !CARRYING.has(source.toLowerCase()));
}
