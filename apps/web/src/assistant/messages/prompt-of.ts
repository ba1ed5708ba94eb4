import { PROMPT_MAX_LENGTH } from '@plumbline/contract/constants.ts';

/**
 * What of an answer a tool is given as its prompt: what is marked in it, else what stands in its first block of code or in its
 * first quotation, else all of its words without their signs.
 */
export function promptOf(markdown: string, marked = ''): string {
  const code = /```[^\n]*\n([\s\S]*?)\n?```/.exec(markdown)?.[1];
  const quoted = /^(?:>[^\n]*(?:\n|$))+/m.exec(markdown)?.[0].replaceAll(/^>\s?/gm, '');
  const words = [marked, code, quoted].find((each) => each?.trim()) ?? withoutSigns(markdown);
  return words.trim().slice(0, PROMPT_MAX_LENGTH);
}

/** The words of Markdown, without what makes it Markdown. */
export function withoutSigns(markdown: string): string {
  return markdown
    .replaceAll(/^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s?|\|?\s*:?-{3,}.*$|```.*$)/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|~~|`)/g, '')
    .replaceAll(/(^|[\s(])[*_](\S[^*_\n]*)[*_]/g, '$1$2')
    .replaceAll(/[ \t]*\|[ \t]*/g, ' ')
    .replaceAll(/^ +| +$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
