import { z } from 'zod';
import { enginePolicySchema } from '../../engines/engine-policy.ts';
import { numberField, timeSchema } from '../../scalars.ts';

const policyVersionSchema = z.strictObject({
  /** 0: nobody has set anything, every engine is open to everybody and costs nothing more. */
  version: z.int().min(0),
  policy: enginePolicySchema,
  changedBy: z.string().nullable(),
  changedAt: timeSchema.nullable(),
});
export type EnginePolicyVersion = z.output<typeof policyVersionSchema>;

export const managedEnginePolicySchema = z.strictObject({
  current: policyVersionSchema,
  /** The newest hundred versions, newest first. */
  history: z.array(policyVersionSchema),
});

export const setEnginePolicyBodySchema = z.strictObject({
  /** The version that whoever changes them has looked at. */
  seenVersion: numberField({ min: 0, max: 1_000_000, integer: true }),
  policy: enginePolicySchema,
});
