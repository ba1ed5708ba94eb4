import { z } from 'zod';
import { idSchema, timeSchema, versionField } from '../../scalars.ts';
import { FUNCTION_NAMES } from '../../tools/function-name.ts';
import { engineReportSchema } from '../catalogue.ts';
import { engineSightSchema } from '../engine-sights.ts';
import { ORDER_STATES, PAYMENT_PROVIDERS } from '../orders.ts';
import { TASK_STATES } from '../tasks.ts';
import { campaignQueryFields } from './campaigns.ts';
import { pageFields, pageOf } from './page.ts';

/** Days that the charts of the overview show, today included. */
export const OVERVIEW_DAYS = 14;

const count = z.int().nonnegative();
/** The console shows what happened under names that this version no longer has, too. */
const functionName = z.string();

export const overviewSchema = z.strictObject({
  at: timeSchema,
  accounts: z.strictObject({ total: count, members: count, enterprises: count, suspended: count }),
  /** By day of the business, the oldest first; days without anything are there too. */
  days: z.array(
    z.strictObject({
      day: z.iso.date(),
      accounts: count,
      done: count,
      failed: count,
      cancelled: count,
    }),
  ),
  queue: z.strictObject({
    queued: count,
    running: count,
    slots: count,
    /** Age of the oldest task that waits, in seconds. */
    oldestSeconds: count,
  }),
  /** Failures of the last seven days by code, the most frequent first. */
  failures: z.array(z.strictObject({ code: z.string(), count })),
  /** Measured times of single images by function, the slowest first. */
  durations: z.array(z.strictObject({ function: functionName, count, medianMs: count, slowestMs: count })),
  workers: z.array(
    z.strictObject({
      workerId: z.string(),
      slots: count,
      seenAt: timeSchema,
      alive: z.boolean(),
      engines: z.array(engineReportSchema),
    }),
  ),
  /** Database, queue, storage: whether each answers. */
  parts: z.array(z.strictObject({ name: z.string(), ready: z.boolean() })),
});
export type Overview = z.infer<typeof overviewSchema>;

export const managerTaskPageQuerySchema = z.strictObject({
  ...pageFields,
  state: z.enum(TASK_STATES).optional(),
  function: z.enum(FUNCTION_NAMES).optional(),
  accountId: idSchema.optional(),
});

export const managerTaskSchema = z.strictObject({
  taskId: idSchema,
  accountId: idSchema,
  accountName: z.string(),
  function: functionName,
  state: z.enum(TASK_STATES),
  /** Code and the text for the user, as they saw it. */
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  stage: z.string().nullable(),
  progress: z.number().min(0).max(1),
  attempts: count,
  count,
  engine: z.string().nullable(),
  /** Which engines were given which data; what the pictures show stays their owner's. */
  seenBy: z.array(engineSightSchema),
  createdAt: timeSchema,
  startedAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
});
export type ManagerTask = z.infer<typeof managerTaskSchema>;
export const managerTaskPageSchema = pageOf(managerTaskSchema);

export const managerOrderPageQuerySchema = z.strictObject({
  ...pageFields,
  state: z.enum(ORDER_STATES).optional(),
  provider: z.enum(PAYMENT_PROVIDERS).optional(),
  accountId: idSchema.optional(),
});
export const managerOrderSchema = z.strictObject({
  orderId: idSchema,
  accountId: idSchema,
  /** Null: the account is gone, its books are not. */
  accountName: z.string().nullable(),
  planId: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  amountFen: count,
  state: z.enum(ORDER_STATES),
  createdAt: timeSchema,
  paidAt: timeSchema.nullable(),
  /** When somebody asked for the money to go back, which is on its way until `refundedAt`; null where it was refused. */
  refundRequestedAt: timeSchema.nullable(),
  refundedAt: timeSchema.nullable(),
});
export type ManagerOrder = z.infer<typeof managerOrderSchema>;
export const managerOrderPageSchema = pageOf(managerOrderSchema);

/** What an entry says besides its act: plain values, lists and objects. */
export const auditDetailSchema = z.json();

export const auditPageQuerySchema = z.strictObject({ ...pageFields, act: z.string().max(40).optional() });
export const auditEntrySchema = z.strictObject({
  id: z.int(),
  at: timeSchema,
  administrator: z.string(),
  act: z.string(),
  subject: z.string(),
  details: z.record(z.string(), auditDetailSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = pageOf(auditEntrySchema);

export const EXPORTED_LISTS = ['accounts', 'tasks', 'orders', 'audit', 'campaigns', 'invitations'] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];
export const exportParamsSchema = z.strictObject({ list: z.enum(EXPORTED_LISTS) });
/** The fields are those of the campaigns; the other lists go whole. */
export const exportQuerySchema = z.strictObject({ ...campaignQueryFields, ...versionField });
