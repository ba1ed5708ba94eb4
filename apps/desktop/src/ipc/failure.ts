import { ERROR_CODES } from '@plumbline/contract/errors/catalogue.ts';
import { z } from 'zod';

/** What went wrong, as the pages are told: a code of the catalogue, and the server's own sentence where it gave one. */
export const failureSchema = z.strictObject({
  code: z.enum(ERROR_CODES as [(typeof ERROR_CODES)[number], ...(typeof ERROR_CODES)[number][]]),
  /** Empty: the text of the catalogue, with `values` in its places. */
  message: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Failure = z.infer<typeof failureSchema>;
