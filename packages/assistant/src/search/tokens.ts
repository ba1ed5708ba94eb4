/** Scripts without spaces: each pair of neighbouring signs is a word. Kana and Han stand in one run. */
const PARTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[\p{Letter}\p{Number}_+]+/gu;
const WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

/** They stand in every question and tell nothing of it. */
const EMPTY = new Set(
  'a an and are as at be by can cannot do does for from get has have how i in into is it its me my not of on or so that the their there this to too was what when where which who why will with you your'.split(
    ' ',
  ),
);

/**
 * The words of a text, by which it is found: Latin words in a common form, pairs of signs of Chinese and Japanese. Widths of
 * letters and their case say nothing. Any text is taken; what is no letter or number is left out.
 */
export function tokensOf(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(PARTS) ?? []).flatMap((part) =>
    WITHOUT_SPACES.test(part) ? pairsOf(part) : EMPTY.has(part) ? [] : [stemOf(part)],
  );
}

function pairsOf(run: string): string[] {
  const signs = [...run];
  if (signs.length === 1) return signs;
  return signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
}

/** "Renders", "rendered" and "rendering" are one word; it need not be one of a dictionary. */
function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/(?<=[a-z]{2}[^s])s$/, '');
  return word.replace(/(?:ing|ed|es|s|e)$/, '');
}
