import {
  PROMPT_PARTS,
  type PromptPart,
  type PromptWeighting,
} from '@plumbline/contract/prompts/compose-prompt.ts';
import type { TermTopic } from '@plumbline/contract/prompts/design-term.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { FUNCTION_NAMES, type FunctionName } from '@plumbline/contract/tools/function-name.ts';

/** What was chosen and written so far. */
export interface PromptDraft {
  readonly parts: Readonly<Partial<Record<PromptPart, string>>>;
  readonly language: Locale;
  readonly weighting: PromptWeighting;
  readonly tool: FunctionName;
  /** Of terms as the prompt says them, in small letters. */
  readonly weights: Readonly<Record<string, number>>;
}

export const EMPTY_DRAFT: PromptDraft = {
  parts: {},
  language: 'en',
  weighting: 'written',
  tool: 'indoorRender',
  weights: {},
};

/** Parts that are chosen from the dictionary, with the topics that their words are of. */
export const CHOSEN_PARTS: readonly (readonly [PromptPart, readonly TermTopic[]])[] = [
  ['space', ['space']],
  ['style', ['style']],
  ['material', ['wood-and-metal', 'stone-and-masonry', 'textile-and-finish']],
  ['atmosphere', ['atmosphere', 'light']],
  ['environment', ['environment', 'landscape']],
];

const SEPARATOR: Readonly<Record<Locale, string>> = { 'zh-CN': '，', en: ', ', ja: '、' };
const DRAFT_KEY = 'prompt-draft';

/** The words of a part. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[，、,;；\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** A part with a word behind the others, or without it where it has it. */
export function toggleWord(text: string, word: string, locale: Locale): string {
  const words = wordsOf(text);
  const next = words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
  return next.join(SEPARATOR[locale]);
}

/** A part whose last word, half typed, becomes the one that was suggested for it. */
export function completeWord(text: string, word: string, locale: Locale): string {
  const typed = /[^，、,;；\n]*$/.exec(text)?.[0] ?? '';
  const before = wordsOf(text.slice(0, text.length - typed.length));
  return before.includes(word) ? before.join(SEPARATOR[locale]) : [...before, word].join(SEPARATOR[locale]);
}

/** The draft of this tab, so that a reload loses nothing. */
export function readDraft(): PromptDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null || !('parts' in kept)) return EMPTY_DRAFT;
    const { parts, tool } = kept as Partial<PromptDraft>;
    const texts = PROMPT_PARTS.flatMap((part) => {
      const value: unknown = parts?.[part];
      return typeof value === 'string' ? [[part, value] as const] : [];
    });
    return {
      ...EMPTY_DRAFT,
      parts: Object.fromEntries(texts),
      tool: FUNCTION_NAMES.find((name) => name === tool) ?? EMPTY_DRAFT.tool,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepDraft({ parts, tool }: PromptDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ parts, tool }));
  } catch {
    // A browser that keeps nothing still composes prompts.
  }
}
