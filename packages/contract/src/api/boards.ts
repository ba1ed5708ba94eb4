import { z } from 'zod';
import {
  BOARD_ITEMS_MAX,
  BOARD_NAME_MAX,
  BOARD_NOTE_MAX,
  BOARD_SIZES,
  BOARDS_MAX,
  CAPTION_MAX,
  HEADING_MAX,
} from '../projects/project-lists.ts';
import { idSchema, localisedTextSchema, numberField, timeSchema } from '../scalars.ts';
import { lineField, notesField } from '../typed-text.ts';
import { projectPictureSchema } from './project-picture.ts';

const boardName = lineField(BOARD_NAME_MAX).pipe(z.string().min(1));
const revisionField = numberField({ min: 0, max: 2 ** 31 - 1, integer: true });

export const boardSummarySchema = z.strictObject({
  boardId: idSchema,
  name: z.string(),
  itemCount: z.int().nonnegative(),
  /** Of its first pictures, four at most. */
  covers: z.array(z.string()),
  /** Of its items and their order. */
  revision: z.int().nonnegative(),
  createdAt: timeSchema,
  changedAt: timeSchema,
});
export type BoardSummary = z.infer<typeof boardSummarySchema>;

const placed = {
  /** Of one that is there already, so that it stays the same item; absent: a new one. */
  itemId: idSchema.exactOptional(),
  caption: lineField(CAPTION_MAX).default(''),
  size: z.enum(BOARD_SIZES).default('m'),
  /** A section begins with this item. */
  heading: lineField(HEADING_MAX).default(''),
};
export const boardItemInputSchema = z.discriminatedUnion('kind', [
  /** Follows the picture that stands for the view. */
  z.strictObject({ kind: z.literal('view'), viewId: idSchema, ...placed }),
  /** One of one's own pictures: a result, an upload or a texture. */
  z.strictObject({ kind: z.literal('picture'), imageId: idSchema, ...placed }),
  /** A published work, also somebody else's. */
  z.strictObject({ kind: z.literal('work'), workId: idSchema, ...placed }),
  /** Of the library. */
  z.strictObject({ kind: z.literal('material'), materialId: idSchema, ...placed }),
  z.strictObject({
    kind: z.literal('note'),
    text: notesField(BOARD_NOTE_MAX).pipe(z.string().min(1)),
    ...placed,
  }),
]);
export type BoardItemInput = z.infer<typeof boardItemInputSchema>;

const shown = {
  itemId: idSchema,
  caption: z.string(),
  size: z.enum(BOARD_SIZES),
  heading: z.string(),
  /** What it shows is not there any more: its place and words are. */
  gone: z.boolean(),
};
const picture = projectPictureSchema.nullable();
export const boardItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('view'), viewId: idSchema, name: z.string(), picture, ...shown }),
  z.strictObject({ kind: z.literal('picture'), imageId: idSchema, picture, ...shown }),
  z.strictObject({
    kind: z.literal('work'),
    workId: idSchema,
    work: z
      .strictObject({
        title: z.string(),
        author: z.string(),
        coverUrl: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
      })
      .nullable(),
    ...shown,
  }),
  z.strictObject({
    kind: z.literal('material'),
    materialId: idSchema,
    material: z.strictObject({ name: localisedTextSchema, coverUrl: z.string() }).nullable(),
    ...shown,
  }),
  z.strictObject({ kind: z.literal('note'), text: z.string(), ...shown }),
]);
export type BoardItem = z.infer<typeof boardItemSchema>;

export const boardSchema = z.strictObject({ ...boardSummarySchema.shape, items: z.array(boardItemSchema) });
export type Board = z.infer<typeof boardSchema>;

export const boardParamsSchema = z.strictObject({ projectId: idSchema, boardId: idSchema });
export const nameBoardBodySchema = z.strictObject({ name: boardName });
/** The whole order: every id once. */
export const orderBoardsBodySchema = z.strictObject({
  boardIds: z.array(idSchema).max(BOARDS_MAX),
  /** Of the project that the order was made from. */
  revision: revisionField,
});
/** All items, in their order: what is left out is taken off. */
export const saveBoardBodySchema = z.strictObject({
  items: z.array(boardItemInputSchema).max(BOARD_ITEMS_MAX),
  /** Of the board that the change was made from. */
  revision: revisionField,
});
/** Behind what is there. */
export const addToBoardBodySchema = z.strictObject({
  items: z.array(boardItemInputSchema).min(1).max(BOARD_ITEMS_MAX),
});
