import type { XMarkdownProps } from '@ant-design/x-markdown/es/XMarkdown/interface';

type Extension = NonNullable<NonNullable<XMarkdownProps['config']>['extensions']>[number];

export interface MathToken {
  readonly text: string;
  /** In a line of its own. */
  readonly display: boolean;
}

/**
 * `$…$` counts as a formula as in Pandoc: no space inside its ends and no digit after it, so that “$800 and $1200” stay
 * prices. Longer ones than this are text: nobody reads them, and setting them takes long.
 */
const INLINE = /^(?:\$(?!\s)((?:\\.|[^\\$\n]){1,500}?)(?<!\s)\$(?!\d)|\\\(((?:\\.|[^\\]){1,500}?)\\\))/;
const INLINE_DISPLAY = /^\$\$((?:\\.|[^\\$]){1,2000}?)\$\$/;
const BLOCK = /^(?:\$\$\s*((?:\\.|[^\\$]){1,2000}?)\s*\$\$|\\\[((?:\\.|[^\\]){1,2000}?)\\\])[ \t]*(?:\n|$)/;

/** Whether there may be a formula in it. */
export function mayHaveMaths(markdown: string): boolean {
  return /\$|\\[([]/.test(markdown);
}

/** Without a formula at the end that is still being written. */
export function withoutHalfFormula(markdown: string): string {
  const marks = markdown.split('$$').length - 1;
  return marks % 2 === 0 ? markdown : markdown.slice(0, markdown.lastIndexOf('$$'));
}

/** Formulas as parts of Markdown. @param set makes the HTML of one */
export function mathTokens(set: (token: MathToken) => string): Extension[] {
  return [
    {
      name: 'mathBlock',
      level: 'block',
      start: (source: string) => indexOf(source, /(?:^|\n)(?:\$\$|\\\[)/),
      tokenizer: (source: string) => {
        const found = BLOCK.exec(source);
        if (!found) return undefined;
        return { type: 'mathBlock', raw: found[0], text: (found[1] ?? found[2] ?? '').trim() };
      },
      renderer: (token) =>
        `<div class="formula">${set({ text: String(token['text']), display: true })}</div>\n`,
    },
    {
      name: 'mathInline',
      level: 'inline',
      start: (source: string) => indexOf(source, /\$|\\\(/),
      tokenizer: (source: string) => {
        const display = INLINE_DISPLAY.exec(source);
        const found = display ?? INLINE.exec(source);
        if (!found) return undefined;
        const text = (found[1] ?? found[2] ?? '').trim();
        return { type: 'mathInline', raw: found[0], text, display: display !== null };
      },
      renderer: (token) => set({ text: String(token['text']), display: token['display'] === true }),
    },
  ];
}

function indexOf(source: string, pattern: RegExp): number | undefined {
  const at = source.search(pattern);
  return at < 0 ? undefined : at;
}
