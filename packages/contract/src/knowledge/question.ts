import { z } from 'zod';
import { LOCALES } from '../text.ts';
import { KNOWLEDGE_UNITS } from './unit.ts';

/** Each of the lists must have one of its words in the answer. */
const wordsSchema = z.array(z.array(z.string().min(1)).min(1)).min(1);

const expectedSchema = z.discriminatedUnion('kind', [
  /** The first thing said holds this quantity, or a range that lies within it. */
  z.strictObject({
    kind: z.literal('value'),
    from: z.number(),
    to: z.number(),
    unit: z.enum(KNOWLEDGE_UNITS),
    words: wordsSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('words'), words: wordsSchema }),
  z.strictObject({ kind: z.literal('declined') }),
]);

/** A question of a designer to the built-in assistant, with what a right answer says. */
export const knowledgeQuestionSchema = z.strictObject({
  id: z.string().regex(/^(?:zh|en|ja)-\d{2,3}$/),
  locale: z.enum(LOCALES),
  text: z.string().min(2),
  expected: expectedSchema,
});

export type KnowledgeQuestion = z.infer<typeof knowledgeQuestionSchema>;
export type ExpectedAnswer = z.infer<typeof expectedSchema>;
