/**
 * A text as the vocabulary is written: lower case, and Latin letters, digits and signs of full width in ordinary width. Every
 * character stays where it was, so that places in the result are places in the text.
 */
export function normaliseText(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replaceAll(/\p{Lu}/gu, (letter) => {
      const lower = letter.toLowerCase();
      return lower.length === letter.length ? lower : letter;
    });
}
