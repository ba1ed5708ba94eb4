import { type DesignWord, has } from './attach-words.ts';

/** What a space lies beside, is open to or looks onto is told before it, or in Japanese behind it. */
const BEFORE =
  /(?:\b(?:with|overlooking|facing|next to|beside|onto|open to|near|by|towards|view of|views of|seen from|viewed from|view from|looking from|from)(?: an?| the| its)?(?: \w+)? |面向|朝向|望向|看向|通向|连着|旁边是|对着|望着|从|带|带有|带一个)$/;
const BEHIND = /^(?:に面し|を望|が見え|につなが|に隣|から見|からの|付き)/;

/** Spaces that are named as neighbours of the one that is designed, and do not compete with it. */
export function neighbourSpaces(text: string, words: readonly DesignWord[]): ReadonlySet<DesignWord> {
  const spaces = words.filter((word) => has(word, 'space'));
  const lower = text.toLowerCase();
  const neighbours = spaces.filter(
    ({ start, end }) => BEFORE.test(lower.slice(0, start)) || BEHIND.test(lower.slice(end)),
  );
  return new Set(neighbours.length < spaces.length ? neighbours : []);
}
