/**
 * About how many tokens a text is to a language model: one for each sign of a script without spaces, one for three and a half others. Rather too
 * many than too few: the tokenisers of current models need fewer of either.
 */
export function estimateTokens(text: string): number {
  const signs =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return Math.ceil(signs + (text.length - signs) / 3.5) + 4;
}
