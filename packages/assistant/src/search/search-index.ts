import { tokensOf } from './tokens.ts';

/** A text of a document, and how much a word in it says of what the document is about. */
export interface WeighedText {
  readonly text: string;
  readonly weight: number;
}

export interface SearchIndex {
  /** Ids of the documents with a score above 0, in no order. */
  readonly search: (question: string) => ReadonlyMap<string, number>;
}

/** How soon more of the same word stops to count. */
const SATURATION = 4;

/** Pairs of hiragana are mostly endings and particles, rare as some of them are. */
const GRAMMAR = /^\p{Script=Hiragana}{2}$/u;

/**
 * An index in memory: each word of a question counts by how rare it is and by where it stands, as in BM25F without
 * lengths (Robertson and Zaragoza 2009), because articles are of one length.
 *
 * @param documents id → its texts
 */
export function createSearchIndex(documents: ReadonlyMap<string, readonly WeighedText[]>): SearchIndex {
  const postings = new Map<string, Map<string, number>>();
  for (const [id, texts] of documents)
    for (const { text, weight } of texts)
      for (const token of tokensOf(text)) {
        const found = postings.get(token) ?? new Map<string, number>();
        found.set(id, (found.get(id) ?? 0) + weight);
        postings.set(token, found);
      }
  return {
    search: (question) => {
      const scores = new Map<string, number>();
      for (const token of new Set(tokensOf(question)))
        for (const [id, weight] of postings.get(token) ?? []) {
          const rarity = Math.log(1 + documents.size / (postings.get(token)?.size ?? 1));
          const score = ((rarity * weight) / (weight + SATURATION)) * (GRAMMAR.test(token) ? 0.3 : 1);
          scores.set(id, (scores.get(id) ?? 0) + score);
        }
      return scores;
    },
  };
}
