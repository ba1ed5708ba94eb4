import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { z } from 'zod';
import { failureSchema } from '../ipc/failure.ts';

/** What is looked at before the first render, in this order. */
export const CHECK_IDS = [
  'version',
  'server',
  'saveFolder',
  'memory',
  'card',
  'driver',
  'localEngine',
  'engineVersion',
  'bigModel',
  'model',
  'modelVersion',
  'sam',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

export const checkResultSchema = z.strictObject({
  id: z.enum(CHECK_IDS),
  /** `warning`: one part does not work, and renders do. */
  state: z.enum(['ok', 'warning', 'failed']),
  failure: failureSchema.nullable(),
});
export type CheckResult = z.infer<typeof checkResultSchema>;

/** Failures of the checks that leave renders possible. */
export const WARNINGS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'SAM_MODEL_MISSING',
  'SAVE_FOLDER_UNUSABLE',
]);
