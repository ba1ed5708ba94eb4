import type { Source } from './read-sources.ts';
import { plainCode } from './plain-code.ts';

/** Lines that make a run: fewer are alike by chance. */
const RUN = 8;

/**
 * Runs of at least eight lines that stand, but for comments, texts, imports and indentation, in another place too.
 *
 * @returns lines in such runs, and how many runs they form, a place each
 */
export function countDuplicates(sources: readonly Pick<Source, 'path' | 'text'>[]): {
  lines: number;
  runs: number;
} {
  const files = sources.map(({ text }) => codeLines(text));
  const places = new Map<string, { file: number; line: number }[]>();
  for (const [file, lines] of files.entries())
    for (let line = 0; line + RUN <= lines.length; line++) {
      const window = lines.slice(line, line + RUN).join('\n');
      const known = places.get(window);
      if (known) known.push({ file, line });
      else places.set(window, [{ file, line }]);
    }
  const repeated = files.map(() => new Set<number>());
  for (const found of places.values())
    if (found.length > 1)
      for (const { file, line } of found) for (let k = 0; k < RUN; k++) repeated[file]?.add(line + k);
  return {
    lines: repeated.reduce((total, lines) => total + lines.size, 0),
    runs: repeated.reduce(
      (total, lines) => total + [...lines].filter((line) => !lines.has(line - 1)).length,
      0,
    ),
  };
}

/** What says something: no imports, no lines of brackets alone. */
function codeLines(text: string): string[] {
  return plainCode(text)
    .replace(/^(?:import|export)\b[^;]*? from '';$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line));
}
