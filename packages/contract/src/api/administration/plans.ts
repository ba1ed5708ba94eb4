import { z } from 'zod';
import { planContentSchema } from '../../plans/plan-content.ts';
import { numberField, timeSchema } from '../../scalars.ts';
import { planVersionSchema } from '../orders.ts';

/** Also what people meet in an address: small letters, digits and dashes. */
const planIdField = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'is 2 to 40 small letters, digits and dashes');

export const planParamsSchema = z.strictObject({ planId: planIdField });

/** One version of a plan. The newest is what the plan says; older ones are what orders were made with. */
export const managedPlanSchema = z.strictObject({
  planId: z.string(),
  planVersion: planVersionSchema,
  content: planContentSchema,
  /** Taken out of the shop for good, until it is restored. */
  retired: z.boolean(),
  /** Who wrote this version; null: it came with the software. */
  changedBy: z.string().nullable(),
  changedAt: timeSchema,
});
export type ManagedPlan = z.output<typeof managedPlanSchema>;

/** In the order of the shop, those that are retired last. */
export const managedPlansSchema = z.strictObject({ items: z.array(managedPlanSchema) });
/** Newest first. */
export const planHistorySchema = z.strictObject({ items: z.array(managedPlanSchema) });

export const createPlanBodySchema = z.strictObject({ planId: planIdField, content: planContentSchema });

/** The version that whoever changes it has looked at: a newer one is never written over. */
const seenVersion = numberField({ min: 1, max: 1_000_000, integer: true });
export const editPlanBodySchema = z.strictObject({ seenVersion, content: planContentSchema });
export const retirePlanBodySchema = z.strictObject({ seenVersion, retired: z.boolean() });
