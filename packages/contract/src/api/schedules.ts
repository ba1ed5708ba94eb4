import { z } from 'zod';
import { SURFACE_ROLES } from '../content/style.ts';
import {
  APPLIED_AT_ONCE_MAX,
  FINISH_MAX,
  MARK_MAX,
  PRODUCT_MAX,
  ROOM_TYPES,
  ROW_NOTE_MAX,
  SCHEDULE_ROWS_MAX,
} from '../projects/project-lists.ts';
import { MODEL_CLASSES } from '../models/model-lists.ts';
import { idSchema, localisedTextSchema, numberField, versionField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { lineField, notesField } from '../typed-text.ts';
import { TASK_STATES } from './tasks.ts';

const revisionField = numberField({ min: 0, max: 2 ** 31 - 1, integer: true });
const share = z.number().min(0).max(1);

const row = {
  /** Such as F1 or W2. */
  mark: z.string(),
  /** The surfaces that it is laid on. */
  part: z.enum(SURFACE_ROLES),
  /** In these rooms alone; empty: everywhere but where another row names the room. */
  rooms: z.array(z.enum(ROOM_TYPES)),
  /** Of the library; null: by product alone, which no render can show. */
  materialId: idSchema.nullable(),
  product: z.string(),
  finish: z.string(),
  note: z.string(),
};

export const scheduleRowSchema = z.strictObject({
  rowId: idSchema,
  ...row,
  /** Null without a material, and where the library has lost it. */
  material: z.strictObject({ name: localisedTextSchema, coverUrl: z.string() }).nullable(),
});
export type ScheduleRow = z.infer<typeof scheduleRowSchema>;

export const scheduleSchema = z.strictObject({
  rows: z.array(scheduleRowSchema),
  revision: z.int().nonnegative(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

export const scheduleRowInputSchema = z.strictObject({
  /** Of one that is there already, so that it stays the same row; absent: a new one. */
  rowId: idSchema.exactOptional(),
  mark: lineField(MARK_MAX),
  part: row.part,
  rooms: z
    .array(z.enum(ROOM_TYPES))
    .max(ROOM_TYPES.length)
    .overwrite((rooms) => [...new Set(rooms)])
    .default([]),
  materialId: row.materialId.default(null),
  product: lineField(PRODUCT_MAX).default(''),
  finish: lineField(FINISH_MAX).default(''),
  note: notesField(ROW_NOTE_MAX).default(''),
});
export type ScheduleRowInput = z.infer<typeof scheduleRowInputSchema>;

/** All rows, in their order: what is left out is gone. */
export const saveScheduleBodySchema = z.strictObject({
  rows: z.array(scheduleRowInputSchema).max(SCHEDULE_ROWS_MAX),
  /** Of the schedule that the change was made from. */
  revision: revisionField,
});

/**
 * Where the scale of a plan comes from: its owner, or the widths of its doors, which are taken for 0.78 m, an estimate;
 * `unknown`: nothing tells it, and there are no areas.
 */
export const SCALE_SOURCES = ['given', 'doors', 'unknown'] as const;

export const planRoomSchema = z.strictObject({
  /** As its owner says, else as it was read: by its size, doors and fixtures. */
  type: z.enum(ROOM_TYPES),
  /** As its owner calls it; empty where they do not. */
  name: z.string(),
  /** Its place, as shares of the plan's width and height. */
  at: z.tuple([share, share]),
  /** Null while the scale is unknown. */
  areaM2: z.number().nonnegative().nullable(),
});
export type PlanRoom = z.infer<typeof planRoomSchema>;

export const planAreasSchema = z.strictObject({
  viewId: idSchema,
  name: z.string(),
  /** The plan that is measured: what the view's picture was made from. */
  imageId: idSchema,
  /** `no-rooms`: walls that enclose rooms were not found; `unread`: it could not be read now. */
  state: z.enum(['read', 'no-rooms', 'unread']),
  scale: z.enum(SCALE_SOURCES),
  /** The building as drawn, which a scale without points is the width of; as shares of the plan. */
  building: z.strictObject({ x0: share, y0: share, x1: share, y1: share }).nullable(),
  rooms: z.array(planRoomSchema),
  /** Of all rooms. */
  areaM2: z.number().nonnegative().nullable(),
});
export type PlanAreas = z.infer<typeof planAreasSchema>;

/** Surfaces of a model that are of one material, in one room. */
export const modelSurfaceSchema = z.strictObject({
  class: z.enum(MODEL_CLASSES).nullable(),
  /** What the file calls it. */
  material: z.string(),
  /** Of the library, as the newest render of the model in the project shows it; null: as the file has it. */
  materialId: idSchema.nullable(),
  /** Null without one, and where the library has lost it. */
  materialName: localisedTextSchema.nullable(),
  /** Null for what lies in none, or where the file has none. */
  room: z
    .strictObject({
      name: z.string(),
      /** By its name. */
      type: z.enum(ROOM_TYPES),
    })
    .nullable(),
  areaM2: z.number().nonnegative(),
});

export const projectModelAreasSchema = z.strictObject({
  modelId: idSchema,
  name: z.string(),
  /** The view whose render says which export and which materials count. */
  viewId: idSchema,
  /** `gone`: deleted by its owner; `unmeasured`: it could not be measured now. */
  state: z.enum(['measured', 'gone', 'unmeasured']),
  /** Of the file’s rooms; null where it has none. */
  floorM2: z.number().nonnegative().nullable(),
  /** The largest first; one side of every face counts. */
  surfaces: z.array(modelSurfaceSchema),
});
export type ProjectModelAreas = z.infer<typeof projectModelAreasSchema>;

export const areasSchema = z.strictObject({
  /** The project's floor plans; each plan counts once, in however many views it is. */
  plans: z.array(planAreasSchema),
  /** The models that views of the project are renders of; each counts once, in however many views it is. */
  models: z.array(projectModelAreasSchema),
  /** Of every row that models or, for floors and ceilings, plans tell; where a model tells one, plans do not add to it. */
  rows: z.array(
    z.strictObject({
      rowId: idSchema,
      areaM2: z.number().nonnegative(),
      from: z.enum(['plan', 'model']),
      /** Of a plan whose scale its doors tell. */
      estimated: z.boolean(),
      /** Rooms of a plan without a scale are missing in it, or a model that could not be measured. */
      incomplete: z.boolean(),
    }),
  ),
});
export type Areas = z.infer<typeof areasSchema>;

/** Why a row changes nothing in a view. */
export const ROW_IDLE_REASONS = ['no-material', 'no-such-part', 'other-room', 'overruled', 'locked'] as const;
export type RowIdleReason = (typeof ROW_IDLE_REASONS)[number];
/** Why nothing would be started for a view. */
export const VIEW_IDLE_REASONS = [
  'no-picture',
  'no-tool',
  'base-gone',
  'model-gone',
  'not-read',
  'no-effect',
] as const;
export type ViewIdleReason = (typeof VIEW_IDLE_REASONS)[number];

/** What the schedule would do in a view. */
export const scheduleEffectSchema = z.strictObject({
  viewId: idSchema,
  name: z.string(),
  /** Null: it can be started. */
  idle: z.enum(VIEW_IDLE_REASONS).nullable(),
  /** The render whose settings are used again with other materials; null where there is none. */
  from: z
    .strictObject({
      taskId: idSchema,
      imageId: idSchema,
      function: z.enum(FUNCTION_NAMES),
      thumbnailUrl: z.string(),
      /** Edits of the view's picture that came after it and are not repeated. */
      laterEdits: z.int().nonnegative(),
    })
    .nullable(),
  /** In tickets, as a start of it costs; 0 where nothing is started. */
  tickets: z.int().nonnegative(),
  rows: z.array(
    z.strictObject({
      rowId: idSchema,
      /** Null: it acts. */
      idle: z.enum(ROW_IDLE_REASONS).nullable(),
      /** Share of the picture that it acts on; of a render of a model, of the model's surfaces. */
      share,
    }),
  ),
});
export type ScheduleEffect = z.infer<typeof scheduleEffectSchema>;

export const scheduleEffectsQuerySchema = z.strictObject({
  /** Ids with commas between; absent: the project's first views. */
  viewIds: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,23}$/)
    .optional(),
  ...versionField,
});
export const scheduleEffectsSchema = z.strictObject({
  /** Of the schedule that was looked at: starting names it. */
  revision: z.int().nonnegative(),
  views: z.array(scheduleEffectSchema),
  /** Of all that can be started. */
  tickets: z.int().nonnegative(),
});
export type ScheduleEffects = z.infer<typeof scheduleEffectsSchema>;

export const applyScheduleBodySchema = z.strictObject({
  viewIds: z.array(idSchema).min(1).max(APPLIED_AT_ONCE_MAX),
  revision: revisionField,
  /** Chosen by the caller: the same again starts nothing twice. */
  applyId: z.uuid(),
});
export type ApplyScheduleBody = z.infer<typeof applyScheduleBodySchema>;

export const appliedScheduleSchema = z.strictObject({
  /** In the order of the views; one that could not be started says why. */
  views: z.array(
    z.strictObject({
      viewId: idSchema,
      task: z.strictObject({ taskId: idSchema, state: z.enum(TASK_STATES) }).nullable(),
      /** Why there was nothing to start; null where it was started, or refused. */
      idle: z.enum(VIEW_IDLE_REASONS).nullable(),
      error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
    }),
  ),
});
export type AppliedSchedule = z.infer<typeof appliedScheduleSchema>;
