import { z } from 'zod';
import { PROMPT_MAX_LENGTH } from '../constants.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { WISH_KINDS, WORD_STATES, WORD_SUBJECTS } from '../words/word-types.ts';

/** A word of a prompt and what became of it. */
const wordMarkSchema = z.strictObject({
  field: z.enum(['promptTxt', 'negativePrompt']),
  text: z.string(),
  state: z.enum(WORD_STATES),
  subject: z.enum(WORD_SUBJECTS).exactOptional(),
  yieldsTo: z.string().exactOptional(),
});

const wordWishSchema = z.strictObject({
  kind: z.enum(WISH_KINDS),
  text: z.string(),
  tools: z.array(z.enum(FUNCTION_NAMES)),
});

/** What an engine understood of a request's words, kept with the picture. */
export const wordsRecordSchema = z.strictObject({
  marks: z.array(wordMarkSchema).max(2 * PROMPT_MAX_LENGTH),
  wishes: z.array(wordWishSchema).max(2 * PROMPT_MAX_LENGTH),
  /** False where words asked for something that the picture has not: the pixels are those without words. */
  acted: z.boolean(),
});
export type WordsRecord = z.infer<typeof wordsRecordSchema>;
