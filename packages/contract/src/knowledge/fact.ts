import { z } from 'zod';
import { localisedTextSchema } from '../scalars.ts';
import { KNOWLEDGE_UNITS } from './unit.ts';

/** A quantity, or a range where `to` is larger than `from`. */
const quantitySchema = z
  .strictObject({ from: z.number(), to: z.number(), unit: z.enum(KNOWLEDGE_UNITS) })
  .refine(({ from, to }) => from <= to);

/** One thing that the built-in assistant knows: a sentence in each language, its numbers, and who says so. */
export const knowledgeFactSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  topic: z.string(),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
  text: localisedTextSchema,
  /** In the order of the sentence. */
  values: z.array(quantitySchema),
  /** The public norm or standard that the sentence reports; without one it is a rule of thumb. */
  norm: z.string().optional(),
});

export type KnowledgeFact = z.infer<typeof knowledgeFactSchema>;
export type Quantity = z.infer<typeof quantitySchema>;
