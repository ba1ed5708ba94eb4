import { z } from 'zod';
import {
  PLACED_AT_ONCE_MAX,
  PLAN_ROOMS_MAX,
  PROJECT_ADDRESS_MAX,
  PROJECT_CLIENT_MAX,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_STATES,
  PROJECT_TITLE_MAX,
  ROOM_NAME_MAX,
  ROOM_TYPES,
  VIEW_NAME_MAX,
  VIEWS_MAX,
} from '../projects/project-lists.ts';
import { flagField, idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';
import { lineField, notesField } from '../typed-text.ts';
import { boardSummarySchema } from './boards.ts';
import { projectPictureSchema } from './project-picture.ts';

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);
/** Rises with every change of what it is the version of; a change of an order names the one that it was made from. */
export const revisionSchema = count;
const revisionField = numberField({ min: 0, max: 2 ** 31 - 1, integer: true });

const summary = {
  projectId: idSchema,
  title: z.string(),
  client: z.string(),
  /** Of the site, or a note on it. */
  address: z.string(),
  description: z.string(),
  state: z.enum(PROJECT_STATES),
  /** Made from what ships, to look at. */
  sample: z.boolean(),
  /** As its owner chose it; null: the first picture that there is. */
  coverImageId: idSchema.nullable(),
  coverUrl: z.string().nullable(),
  viewCount: count,
  taskCount: count,
  boardCount: count,
  rowCount: count,
  createdAt: timeSchema,
  /** Also when something in it last changed. */
  changedAt: timeSchema,
  /** When a deleted one is gone for good; null of every other. */
  goneAt: timeSchema.nullable(),
};
export const projectSummarySchema = z.strictObject(summary);
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

/** A known length of a plan: between two points, as shares of its width and height, or across the whole building as drawn. */
export const planScaleSchema = z.strictObject({
  metres: numberField({ min: 0.1, max: 10_000 }),
  between: z
    .tuple([z.tuple([share, share]), z.tuple([share, share])])
    .refine(([from, to]) => from[0] !== to[0] || from[1] !== to[1], 'two points')
    .exactOptional(),
});
export type PlanScale = z.infer<typeof planScaleSchema>;

/** What a room of a floor plan is, where that was read wrongly, and what it is called. */
export const namedRoomSchema = z.strictObject({
  /** A point inside, as shares of the plan's width and height. */
  at: z.tuple([share, share]),
  type: z.enum(ROOM_TYPES),
  name: lineField(ROOM_NAME_MAX).default(''),
});
export type NamedRoom = z.infer<typeof namedRoomSchema>;

export const projectViewSchema = z.strictObject({
  viewId: idSchema,
  name: z.string(),
  /** The room that it shows, where its owner says so: rows of the schedule for other rooms do not act on it. */
  room: z.enum(ROOM_TYPES).nullable(),
  /** Chosen by its owner to stand for the view; null: its newest picture does. */
  currentImageId: idSchema.nullable(),
  /** An upload that it begins with: it stands for the view until something is made of it. */
  startImageId: idSchema.nullable(),
  /** The picture that stands for it; null while it has none. */
  current: projectPictureSchema.nullable(),
  taskCount: count,
  /** Of a floor plan, as its owner gave it. */
  scale: planScaleSchema.nullable(),
  /** Of a floor plan. */
  planRooms: z.array(namedRoomSchema),
  createdAt: timeSchema,
  changedAt: timeSchema,
});
export type ProjectView = z.infer<typeof projectViewSchema>;

export const projectSchema = z.strictObject({
  ...summary,
  /** Of the order of its views and boards. */
  revision: revisionSchema,
  views: z.array(projectViewSchema),
  boards: z.array(boardSummarySchema),
});
export type Project = z.infer<typeof projectSchema>;

export const projectListQuerySchema = z.strictObject({
  /** Words, each of which must be found in title, client, address or description. */
  q: textField(200).optional(),
  state: z.enum(PROJECT_STATES).default('active'),
  cursor: z.string().max(200).optional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(30),
  ...versionField,
});
export type ProjectListQuery = z.infer<typeof projectListQuerySchema>;
/** The one that changed last first. */
export const projectListSchema = z.strictObject({
  items: z.array(projectSummarySchema),
  nextCursor: z.string().nullable(),
  /** That match. */
  total: count,
  /** Of each state, whatever is searched for. */
  counts: z.strictObject({ active: count, archived: count, deleted: count }),
});
export type ProjectList = z.infer<typeof projectListSchema>;

const texts = {
  title: lineField(PROJECT_TITLE_MAX).pipe(z.string().min(1)),
  client: lineField(PROJECT_CLIENT_MAX),
  address: lineField(PROJECT_ADDRESS_MAX),
  description: notesField(PROJECT_DESCRIPTION_MAX),
};
export const createProjectBodySchema = z.strictObject({
  title: texts.title,
  client: texts.client.default(''),
  address: texts.address.default(''),
  description: texts.description.default(''),
});
export type CreateProjectBody = z.infer<typeof createProjectBodySchema>;

export const changeProjectBodySchema = z.strictObject({
  title: texts.title.exactOptional(),
  client: texts.client.exactOptional(),
  address: texts.address.exactOptional(),
  description: texts.description.exactOptional(),
  /** One of one's own pictures; null: the first that there is. */
  coverImageId: idSchema.nullable().exactOptional(),
  archived: flagField.exactOptional(),
});
export type ChangeProjectBody = z.infer<typeof changeProjectBodySchema>;

export const projectParamsSchema = z.strictObject({ projectId: idSchema });

/** The whole order: every id once. */
export const orderViewsBodySchema = z.strictObject({
  viewIds: z.array(idSchema).max(VIEWS_MAX),
  /** Of the project that the order was made from. */
  revision: revisionField,
});

const viewName = lineField(VIEW_NAME_MAX).pipe(z.string().min(1));
const taskIds = z.array(idSchema).max(PLACED_AT_ONCE_MAX);
export const addViewBodySchema = z.strictObject({
  name: viewName,
  room: z.enum(ROOM_TYPES).nullable().default(null),
  /** An upload of one's own to begin with: what is made of it joins the view. */
  startImageId: idSchema.exactOptional(),
  /** Tasks to begin with; they leave the view that they were in. */
  taskIds: taskIds.default([]),
});
export type AddViewBody = z.infer<typeof addViewBodySchema>;

export const viewParamsSchema = z.strictObject({ projectId: idSchema, viewId: idSchema });
export const changeViewBodySchema = z.strictObject({
  name: viewName.exactOptional(),
  room: z.enum(ROOM_TYPES).nullable().exactOptional(),
  /** A picture of one of its tasks or one that such a picture was made from; null: the newest. */
  currentImageId: idSchema.nullable().exactOptional(),
  startImageId: idSchema.nullable().exactOptional(),
  scale: planScaleSchema.nullable().exactOptional(),
  planRooms: z.array(namedRoomSchema).max(PLAN_ROOMS_MAX).exactOptional(),
});
export type ChangeViewBody = z.infer<typeof changeViewBodySchema>;

/** A view with what its trees grow from: `versions` answers the tree of each root. Its tasks are listed by `getTaskList?view=`. */
export const viewDetailsSchema = z.strictObject({
  ...projectViewSchema.shape,
  /** The pictures that its tasks go back to, newest first. */
  roots: z.array(projectPictureSchema),
});
export type ViewDetails = z.infer<typeof viewDetailsSchema>;

export const placeTasksBodySchema = z.strictObject({ taskIds: taskIds.min(1) });
