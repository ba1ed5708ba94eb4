/** In characters, as a list shows it. */
const LENGTH = 40;

/** What a talk is called after its first question: its first words, on one line. */
export function talkTitle(question: string): string {
  const line = question
    .replace(/^\s*\/[a-z]+\s+/i, '')
    .replaceAll(/[\s#*`>|]+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= LENGTH
    ? line
    : `${characters
        .slice(0, LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
