import type { composedPromptSchema } from '@plumbline/contract/api/prompts.ts';
import type { ComposedPrompt } from '@plumbline/contract/prompts/compose-prompt.ts';
import type { z } from 'zod';

/** A composed prompt as its answer has it: lists that may be changed. */
export function toComposedAnswer({
  terms,
  ...composed
}: ComposedPrompt): z.input<typeof composedPromptSchema> {
  return {
    ...composed,
    terms: terms.map(({ pieces, ...term }) => ({ ...term, pieces: pieces.map((piece) => ({ ...piece })) })),
  };
}
