import type { KnowledgeFact } from '@plumbline/contract/knowledge/fact.ts';
import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { tokensOf } from '../search/tokens.ts';
import { prepareTerms, type Term } from './find-terms.ts';
import { normWeight } from './norm-weight.ts';
import { withoutAsking } from './question-words.ts';

export interface FoundFact {
  readonly fact: KnowledgeFact;
  readonly score: number;
  /** The part of what the question is about that the fact speaks of, 0 to 1. */
  readonly coverage: number;
}

export type FactSearch = (question: string, locale: Locale) => FoundFact[];

/** A tag says what a fact is about; a word in its sentence less so. */
const TAG_WEIGHT = 8;
const TEXT_TAG_WEIGHT = 3;
/** A fact with more tags than the question names is more special than what was asked for. */
const SPECIAL = 0.06;
const MOST_FOUND = 12;

/** What tags say of a fact. */
export interface TagKinds {
  /** What is asked of a subject: its height, its price. */
  readonly measures: ReadonlySet<string>;
  /** Where or under which condition a fact holds. */
  readonly qualifiers: ReadonlySet<string>;
}

/** What also answers who asks for one of these: a size says how wide and how high, and a gap how far. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  size: ['height', 'width', 'depth', 'area', 'diameter', 'thickness'],
  height: ['size', 'distance', 'gap'],
  width: ['size'],
  depth: ['size'],
  diameter: ['size'],
  area: ['size'],
  distance: ['clearance', 'spacing', 'gap', 'aisle', 'height'],
  clearance: ['distance', 'spacing', 'gap', 'aisle', 'width'],
  spacing: ['distance', 'gap'],
  gap: ['distance', 'clearance', 'spacing'],
  aisle: ['distance', 'clearance', 'width'],
};

interface Known {
  readonly fact: KnowledgeFact;
  /** Those of its own and those that its sentence names. */
  readonly tags: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  /** What it speaks of first and foremost: the first of its own tags that is a subject; undefined where its topic is. */
  readonly head: string | undefined;
}

/** Terms are looked up among words, so each has a form that no text has. */
const tokenOfTag = (tag: string) => `tag_${tag.replaceAll('-', '_')}`;

/**
 * Facts by what a question is about: its words in the reader’s language, and the tags that its terms of any language stand for.
 */
export function createFactSearch(
  facts: readonly KnowledgeFact[],
  terms: readonly Term[],
  kinds: TagKinds,
): FactSearch {
  const findTerms = prepareTerms(terms);
  const named = new Set(terms.map(([tag]) => tag));
  const indexes = new Map(
    LOCALES.map((locale) => {
      const known = new Map(
        facts.map((fact) => [fact.id, knownIn(locale, fact, { findTerms, kinds, named })]),
      );
      const index = createSearchIndex(
        new Map(
          [...known].map(([id, { fact, tags }]) => [
            id,
            [
              { text: `${fact.text[locale]} ${fact.norm ?? ''}`, weight: 1 },
              { text: ownTags(fact).map(tokenOfTag).join(' '), weight: TAG_WEIGHT },
              { text: [...tags].map(tokenOfTag).join(' '), weight: TEXT_TAG_WEIGHT },
            ],
          ]),
        ),
      );
      return [locale, { known, index }];
    }),
  );
  return (question, locale) => {
    const entry = indexes.get(locale);
    if (entry === undefined) return [];
    const { tags, rest } = findTerms(question);
    const words = withoutAsking(rest);
    const scores = entry.index.search(`${words} ${[...tags].map(tokenOfTag).join(' ')}`);
    return [...scores]
      .flatMap(([id, score]): FoundFact[] => {
        const known = entry.known.get(id);
        if (known === undefined || !speaksOf(known, tags, kinds)) return [];
        const special = ownTags(known.fact).filter((tag) => !tags.has(tag)).length;
        return [
          {
            fact: known.fact,
            score: (score / (1 + SPECIAL * special)) * normWeight(known.fact.norm, locale, question),
            coverage: coverageOf(known, tags, words),
          },
        ];
      })
      .toSorted((one, other) => other.score * other.coverage - one.score * one.coverage)
      .slice(0, MOST_FOUND);
  };
}

const ownTags = ({ topic, tags }: KnowledgeFact) => [topic, ...tags];

interface Reading {
  readonly findTerms: ReturnType<typeof prepareTerms>;
  readonly kinds: TagKinds;
  /** Tags that questions can name. */
  readonly named: ReadonlySet<string>;
}

function knownIn(locale: Locale, fact: KnowledgeFact, { findTerms, kinds, named }: Reading): Known {
  const inText = findTerms(fact.text[locale]).tags;
  return {
    fact,
    tags: new Set([...ownTags(fact), ...inText]),
    tokens: new Set(tokensOf(`${fact.text[locale]} ${fact.norm ?? ''}`)),
    head: fact.tags.find((tag) => named.has(tag) && !kinds.measures.has(tag) && !kinds.qualifiers.has(tag)),
  };
}

/**
 * Whether a fact can be the answer at all: it speaks of every subject that was asked about and of what was asked of it, and what it is about
 * first and foremost was named. A fact on the handrail of a stair says nothing of how high its steps are.
 */
function speaksOf(
  { tags, head }: Known,
  asked: ReadonlySet<string>,
  { measures, qualifiers }: TagKinds,
): boolean {
  if (head !== undefined && !asked.has(head)) return false;
  const wanted = [...asked].filter((tag) => measures.has(tag));
  // A riser is a height by itself: what says no measure is not held to one.
  const saysOne = [...tags].some((tag) => measures.has(tag));
  if (saysOne && wanted.length > 0 && !wanted.some((tag) => isMeasured(tags, tag))) return false;
  return [...asked].every((tag) => measures.has(tag) || qualifiers.has(tag) || tags.has(tag));
}

function isMeasured(tags: ReadonlySet<string>, tag: string): boolean {
  return tags.has(tag) || (ALSO[tag] ?? []).some((other) => tags.has(other));
}

/** A term weighs as much as a Latin word or two Chinese signs. */
const TERM_SIGNS = 2;
const WORD_SIGNS = 2;

function coverageOf({ tags, tokens }: Known, asked: ReadonlySet<string>, words: string): number {
  let all = 0;
  let covered = 0;
  const count = (weight: number, known: boolean) => {
    all += weight;
    if (known) covered += weight;
  };
  for (const tag of asked) count(TERM_SIGNS, tags.has(tag));
  for (const [run] of words.matchAll(/[\p{Script=Han}\p{Script=Katakana}ー]+|[\p{Script=Latin}+]{2,}/gu)) {
    if (/^\p{Script=Latin}/u.test(run)) {
      for (const token of tokensOf(run)) count(WORD_SIGNS, tokens.has(token));
      continue;
    }
    const signs = [...run];
    signs.forEach((sign, at) => {
      const pairs = [`${signs[at - 1] ?? ''}${sign}`, `${sign}${signs[at + 1] ?? ''}`, sign];
      count(
        1,
        pairs.some((pair) => tokens.has(pair)),
      );
    });
  }
  return all === 0 ? 0 : covered / all;
}
