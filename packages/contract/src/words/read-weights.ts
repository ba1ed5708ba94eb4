/** What a pair of brackets without a number is worth. */
const BRACKET = 1.1;
const HEAVIEST = 2;

/**
 * Reads "(word:1.2)", "((word))" and "[word]" as image models read them: how much the words inside count.
 *
 * @returns the weight at a place of the text, 0…2, and 1 outside brackets
 */
export function readWeights(text: string): (at: number) => number {
  const ranges: { readonly start: number; readonly end: number; readonly factor: number }[] = [];
  const open: { readonly at: number; readonly sign: string }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') open.push({ at, sign });
    if (sign !== ')' && sign !== ']') continue;
    const begin = open.pop();
    if (!begin) continue;
    const named = begin.sign === '(' ? /:\s*(\d*\.?\d+)\s*$/.exec(text.slice(begin.at, at))?.[1] : undefined;
    const factor = named === undefined ? (begin.sign === '(' ? BRACKET : 1 / BRACKET) : Number(named);
    ranges.push({ start: begin.at, end: at, factor });
  }
  return (at) =>
    Math.min(
      HEAVIEST,
      ranges.reduce(
        (weight, { start, end, factor }) => (start < at && at < end ? weight * factor : weight),
        1,
      ),
    );
}
