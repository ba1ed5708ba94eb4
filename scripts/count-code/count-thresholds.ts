import { plainCode } from './plain-code.ts';

/** Ends of ranges, halves, and the largest value of a byte say by themselves what they are. */
const SPEAKING = new Set([0, 1, 2, 255]);
const NUMBER = String.raw`(?:\d[\d_]*(?:\.\d+)?|\.\d+)(?:e-?\d+)?`;
/** Neither the end of an arrow function nor a shift. */
const COMPARISON = String.raw`(?<![=<>-])(?:<=?|>=?)(?![<>=])`;
const BARE = new RegExp(
  String.raw`${COMPARISON}\s*-?(?<right>${NUMBER})(?![\w.])|(?<![\w.])(?<left>${NUMBER})\s*${COMPARISON}`,
  'g',
);

/**
 * Bare thresholds of a source: numbers written out on either side of `<`, `<=`, `>` or `>=`, but for 0, 1, 2 and 255 of either sign.
 * What is compared with a named constant is none.
 */
export function countThresholds(text: string): number {
  return [...plainCode(text).matchAll(BARE)].filter(({ groups }) => {
    const value = Number((groups?.right ?? groups?.left ?? '').replaceAll('_', ''));
    return !SPEAKING.has(value);
  }).length;
}
