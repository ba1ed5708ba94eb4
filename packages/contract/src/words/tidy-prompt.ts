import { PROMPT_TERM_WEIGHT } from '../constants.ts';

const FULL_WIDTH: Readonly<Record<string, string>> = {
  '，': ', ',
  '、': ', ',
  '；': ', ',
  '。': ', ',
  '：': ':',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '！': '!',
  '？': '?',
  '　': ' ',
};

/** Terms divided by ", ": punctuation of full width becomes ASCII, repeated commas one, and none is left at the end. */
export function tidyPrompt(prompt: string): string {
  return prompt
    .replaceAll(/[，、；。：（）【】！？　]/g, (sign) => FULL_WIDTH[sign] ?? sign)
    .replaceAll(/\s*(?:,\s*)+/g, ', ')
    .replaceAll(/[ \t]+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

/** The tidied prompt, each bare term of it weighted: "snow" → "(snow:1.2)". */
export function weightTerms(prompt: string): string {
  return termsOf(tidyPrompt(prompt))
    .map((term) => (/[()[\]]/.test(term) ? term : `(${term}:${PROMPT_TERM_WEIGHT})`))
    .join(', ');
}

/** The tidied prompt without brackets and weights. */
export function stripBrackets(prompt: string): string {
  return tidyPrompt(
    tidyPrompt(prompt)
      .replaceAll(/:\s*\d*\.?\d+\s*(?=\))/g, '')
      .replaceAll(/[()[\]]/g, ''),
  );
}

/** Commas inside brackets divide nothing. */
function termsOf(prompt: string): string[] {
  const terms: string[] = [];
  let depth = 0;
  let term = '';
  for (const sign of prompt) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth <= 0) {
      terms.push(term.trim());
      term = '';
    } else term += sign;
  }
  return [...terms, term.trim()].filter(Boolean);
}
