import { PROMPT_MAX_LENGTH } from '../constants.ts';
import type { Locale } from '../text.ts';
import type { FunctionName } from '../tools/function-name.ts';
import { readWords } from '../words/read-words.ts';
import { stripBrackets, tidyPrompt, weightTerms } from '../words/tidy-prompt.ts';
import type { WordState } from '../words/word-types.ts';
import { splitTerms } from './split-terms.ts';
import type { TermIndex } from './term-index.ts';
import { joinPieces, type TranslatedPiece, translatePhrase } from './translate-phrase.ts';

/** Where a term of a prompt comes from, in the order in which the prompt says them: what is said first weighs most. */
export const PROMPT_PARTS = [
  'space',
  'style',
  'material',
  'atmosphere',
  'environment',
  'picture',
  'notes',
  'negative',
] as const;
export type PromptPart = (typeof PROMPT_PARTS)[number];

/** `written`: weights as they were given; `bare`: terms without one get 1.2; `plain`: no brackets at all. */
export const PROMPT_WEIGHTINGS = ['written', 'bare', 'plain'] as const;
export type PromptWeighting = (typeof PROMPT_WEIGHTINGS)[number];

export interface PromptWishes {
  /** Text of each part, terms divided by commas. */
  readonly parts: Readonly<Partial<Record<PromptPart, string>>>;
  readonly language: Locale;
  readonly weighting: PromptWeighting;
  /** The tool that the prompt is meant for: each answers to other words. */
  readonly tool: FunctionName;
  /** Of terms as the prompt says them, in small letters; they come before those that were written. */
  readonly weights?: Readonly<Record<string, number>>;
}

export interface ComposedTerm {
  readonly part: PromptPart;
  readonly source: string;
  readonly text: string;
  readonly weight: number | null;
  readonly pieces: readonly TranslatedPiece[];
  /** What the engine with a vocabulary makes of it; an engine that reads anything acts on every term. */
  readonly state: WordState;
}

export interface ComposedPrompt {
  readonly prompt: string;
  readonly negative: string;
  readonly terms: readonly ComposedTerm[];
  /** Terms that did not fit any more. */
  readonly leftOut: number;
}

/** The most telling one of a term's words. */
const ORDER: readonly WordState[] = [
  'acts',
  'already',
  'overruled',
  'outweighed',
  'denied',
  'wish',
  'idle',
  'plain',
  'unknown',
];

/**
 * A structured prompt of what was chosen and written, in one language. A term that was said before is said once; what makes the
 * prompt longer than engines take is left out and counted.
 */
export function composePrompt(index: TermIndex, wishes: PromptWishes): ComposedPrompt {
  const seen = { positive: new Set<string>(), negative: new Set<string>() };
  const lengths = { positive: 0, negative: 0 };
  const terms: ComposedTerm[] = [];
  let leftOut = 0;
  for (const part of PROMPT_PARTS)
    for (const written of splitTerms(wishes.parts[part] ?? '')) {
      const side = part === 'negative' ? 'negative' : 'positive';
      const pieces = translatePhrase(index, written.text, wishes.language);
      const text = joinPieces(pieces, wishes.language);
      const key = text.toLowerCase();
      if (text === '' || seen[side].has(key)) continue;
      seen[side].add(key);
      // Brackets, a weight and a comma come to it.
      lengths[side] += text.length + 9;
      if (lengths[side] > PROMPT_MAX_LENGTH) {
        leftOut += 1;
        continue;
      }
      const state = stateOf(text, part, wishes.tool);
      const weight = wishes.weights?.[key] ?? written.weight;
      terms.push({ part, source: written.text, text, weight, pieces, state });
    }
  return {
    prompt: write(
      terms.filter(({ part }) => part !== 'negative'),
      wishes.weighting,
    ),
    negative: write(
      terms.filter(({ part }) => part === 'negative'),
      wishes.weighting === 'bare' ? 'written' : wishes.weighting,
    ),
    terms,
    leftOut,
  };
}

function write(terms: readonly ComposedTerm[], weighting: PromptWeighting): string {
  const line = terms.map(({ text, weight }) => (weight === null ? text : `(${text}:${weight})`)).join(', ');
  if (weighting === 'plain') return stripBrackets(line);
  return weighting === 'bare' ? weightTerms(line) : tidyPrompt(line);
}

/** What the engine with a vocabulary makes of a term in a tool. */
function stateOf(text: string, part: PromptPart, tool: FunctionName): WordState {
  const field = part === 'negative' ? 'negativePrompt' : 'promptTxt';
  const { marks } = readWords({ function: tool, [field]: text });
  const states = new Set(marks.filter((mark) => mark.field === field).map(({ state }) => state));
  return ORDER.find((state) => states.has(state)) ?? 'unknown';
}
