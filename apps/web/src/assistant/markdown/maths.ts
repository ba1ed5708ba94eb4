import katex from 'katex';
import 'katex/dist/katex.min.css';
import { type MathToken, mathTokens } from './math-tokens.ts';

/** Formulas for Markdown, set by KaTeX; what cannot be set is shown as it was written. */
export const MATHS = { extensions: mathTokens(set) };

function set({ text, display }: MathToken): string {
  return katex.renderToString(text, {
    displayMode: display,
    throwOnError: false,
    output: 'htmlAndMathml',
    // No links, no pictures, no classes of its own.
    trust: false,
    strict: false,
    maxExpand: 200,
    maxSize: 20,
  });
}
