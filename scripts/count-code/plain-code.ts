/**
 * A source without its comments and without what stands between quotes, in as many lines. A pattern with quotes in it may hide what
 * follows it in its line: good enough to count by.
 */
export function plainCode(text: string): string {
  return text.replace(
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    (found) => (found.startsWith('/') ? '' : "''") + '\n'.repeat(found.split('\n').length - 1),
  );
}
