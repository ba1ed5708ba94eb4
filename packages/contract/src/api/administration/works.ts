import { z } from 'zod';
import { idSchema, numberField, textField, timeSchema, versionField } from '../../scalars.ts';
import { LICENCES } from '../../works/licences.ts';
import { REPORT_NOTE_MAX, REPORT_REASONS, WORK_KINDS, WORK_STATES } from '../../works/work-lists.ts';
import { moderationSchema, workAuthorSchema, workPictureSchema } from '../works.ts';

/** `reported`: seen works with reports that nobody has answered yet. */
export const WORK_QUEUES = ['pending', 'reported', 'hidden', 'visible'] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

export const managedWorksQuerySchema = z.strictObject({
  queue: z.enum(WORK_QUEUES).default('pending'),
  cursor: z.string().max(300).optional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(30),
  ...versionField,
});

export const managedWorkSchema = z.strictObject({
  workId: idSchema,
  kind: z.enum(WORK_KINDS),
  title: z.string(),
  story: z.string(),
  author: workAuthorSchema,
  /** True of a work that ships with the product. */
  shipped: z.boolean(),
  licence: z.enum(LICENCES),
  /** All of its pictures, the base too where it is shown; their addresses work for ten minutes. */
  pictures: z.array(workPictureSchema),
  state: z.enum(WORK_STATES),
  moderation: moderationSchema.nullable(),
  /** Names the version that an administrator looked at; a work that its author changed since has another. */
  revision: z.int().nonnegative(),
  likes: z.int().nonnegative(),
  views: z.int().nonnegative(),
  /** Unanswered ones, the newest first, twenty at most. */
  reports: z.array(z.strictObject({ reason: z.enum(REPORT_REASONS), note: z.string(), at: timeSchema })),
  reportCount: z.int().nonnegative(),
  createdAt: timeSchema,
});
export type ManagedWork = z.infer<typeof managedWorkSchema>;

/** The longest waiting first; `hidden` and `visible`: the newest first. */
export const managedWorksSchema = z.strictObject({
  items: z.array(managedWorkSchema),
  nextCursor: z.string().nullable(),
  /** How many wait, up to `COUNTED_MAX`. */
  waiting: z.strictObject({ pending: z.int().nonnegative(), reported: z.int().nonnegative() }),
  /** Whether new works wait for an administrator before they are seen. */
  review: z.boolean(),
});
export type ManagedWorks = z.infer<typeof managedWorksSchema>;

export const managedWorkParamsSchema = z.strictObject({ workId: idSchema });
/** Seen from now on; what was reported of it is answered. */
export const approveWorkBodySchema = z.strictObject({
  revision: numberField({ min: 0, max: 2_000_000_000, integer: true }),
});
export const hideWorkBodySchema = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  /** For its author. */
  note: textField(REPORT_NOTE_MAX).default(''),
});
