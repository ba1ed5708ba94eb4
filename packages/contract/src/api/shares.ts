import { z } from 'zod';
import {
  SHARE_COMMENT_MAX,
  SHARE_IMAGES_MAX,
  SHARE_NAME_MAX,
  SHARE_TITLE_MAX,
  SIGN_OFF_DECISIONS,
} from '../history/history-limits.ts';
import { SURFACE_ROLES } from '../content/style.ts';
import { ROOM_TYPES, VIEWS_MAX } from '../projects/project-lists.ts';
import {
  flagField,
  idSchema,
  localisedTextSchema,
  numberField,
  timeSchema,
  versionField,
} from '../scalars.ts';
import { lineField, notesField } from '../typed-text.ts';

const nameField = lineField(SHARE_NAME_MAX).pipe(z.string().min(1));

/** 24 random bytes. */
export const shareTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{32}$/);

const share = {
  shareId: idSchema,
  title: z.string(),
  comments: z.boolean(),
  signOff: z.boolean(),
  showBase: z.boolean(),
  showPrompt: z.boolean(),
  createdAt: timeSchema,
  expiresAt: timeSchema,
};

export const createShareBodySchema = z
  .strictObject({
    /** Pictures, in the order in which they are shown. */
    imageIds: z.array(idSchema).max(SHARE_IMAGES_MAX).default([]),
    /** All pictures of these works, behind the ones that are named. */
    taskIds: z.array(idSchema).max(SHARE_IMAGES_MAX).default([]),
    /**
     * Of a project, before those: the pictures of a board in its order, else those that stand for the views that are named, else
     * for all its views.
     */
    project: z
      .strictObject({
        projectId: idSchema,
        boardId: idSchema.exactOptional(),
        viewIds: z.array(idSchema).min(1).max(VIEWS_MAX).exactOptional(),
        /** The material schedule as it stands now goes with them. */
        schedule: flagField.default(false),
      })
      .refine(({ boardId, viewIds }) => boardId === undefined || viewIds === undefined, {
        path: ['boardId'],
        message: 'a board or views',
      })
      .exactOptional(),
    /** Empty: the project's. */
    title: lineField(SHARE_TITLE_MAX).default(''),
    /** In the future, a year at most. */
    expiresAt: timeSchema,
    comments: flagField.default(true),
    signOff: flagField.default(false),
    /** The base beside the result, for comparing. */
    showBase: flagField.default(false),
    showPrompt: flagField.default(false),
  })
  .refine(({ imageIds, taskIds, project }) => project !== undefined || imageIds.length + taskIds.length > 0, {
    path: ['imageIds'],
    message: 'nothing is shared',
  });
export type CreateShareBody = z.infer<typeof createShareBodySchema>;

/** The link is answered once: what is stored is its hash. */
const link = { token: shareTokenSchema, url: z.string() };
export const createdShareSchema = z.strictObject({ ...share, ...link });
export type CreatedShare = z.infer<typeof createdShareSchema>;

export const shareParamsSchema = z.strictObject({ shareId: idSchema });
export const changeShareBodySchema = z.strictObject({ expiresAt: timeSchema });
/** Up to the newest reply that the owner was shown. */
export const seeShareBodySchema = z.strictObject({ until: timeSchema });
export const renewedLinkSchema = z.strictObject(link);

export const shareCommentSchema = z.strictObject({
  commentId: idSchema,
  /** As its writer calls themselves; nobody has checked it. */
  name: z.string(),
  text: z.string(),
  /** The picture that it is about; null: all of them, or one that is gone. */
  imageId: idSchema.nullable(),
  /** 0…1 of the picture's width and height. */
  at: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable(),
  createdAt: timeSchema,
});
export type ShareComment = z.infer<typeof shareCommentSchema>;

export const signOffSchema = z.strictObject({
  name: z.string(),
  decision: z.enum(SIGN_OFF_DECISIONS),
  note: z.string(),
  createdAt: timeSchema,
});
export type SignOff = z.infer<typeof signOffSchema>;

const ownShareSchema = z.strictObject({
  ...share,
  state: z.enum(['open', 'ended', 'revoked']),
  /** That it was made from; null where it was made from none, or that is gone. */
  projectId: idSchema.nullable(),
  /** Pictures that are still there. */
  images: z.int().nonnegative(),
  coverUrl: z.string().nullable(),
  commentCount: z.int().nonnegative(),
  signOffCount: z.int().nonnegative(),
  lastSignOff: signOffSchema.nullable(),
  /** Comments and decisions since its owner last looked. */
  unseen: z.int().nonnegative(),
});
export type OwnShare = z.infer<typeof ownShareSchema>;

export const shareListQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(30),
  ...versionField,
});
export const shareListSchema = z.strictObject({
  /** Newest first. */
  items: z.array(ownShareSchema),
  nextCursor: z.string().nullable(),
  /** Of all shares. */
  unseen: z.int().nonnegative(),
});
export type ShareList = z.infer<typeof shareListSchema>;

const sharedPicture = {
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
};
export const sharedImageSchema = z.strictObject({
  imageId: idSchema,
  ...sharedPicture,
  /** Null where it is not shown, was deleted or never was. */
  base: z.strictObject(sharedPicture).nullable(),
  prompt: z.string().nullable(),
  /** Of the view, or of its place on the board; empty where it has none. */
  caption: z.string(),
});
export type SharedImage = z.infer<typeof sharedImageSchema>;

/** A row of a material schedule as it was when it was shared. */
export const sharedRowSchema = z.strictObject({
  mark: z.string(),
  part: z.enum(SURFACE_ROLES),
  rooms: z.array(z.enum(ROOM_TYPES)),
  material: localisedTextSchema.nullable(),
  product: z.string(),
  finish: z.string(),
  note: z.string(),
});
export type SharedRow = z.infer<typeof sharedRowSchema>;

const shareDetails = {
  images: z.array(sharedImageSchema),
  /** Null where it was not shared. */
  schedule: z.array(sharedRowSchema).nullable(),
  /** Oldest first. */
  remarks: z.array(shareCommentSchema),
  /** Oldest first; none is ever changed. */
  decisions: z.array(signOffSchema),
};

/** What its owner sees of a share. */
export const ownShareDetailsSchema = z.strictObject({ ...ownShareSchema.shape, ...shareDetails });
export type OwnShareDetails = z.infer<typeof ownShareDetailsSchema>;

/** What anyone with the link sees. */
export const sharedSchema = z.strictObject({
  title: z.string(),
  ownerName: z.string(),
  comments: z.boolean(),
  signOff: z.boolean(),
  expiresAt: timeSchema,
  /** Until when the addresses of the pictures hold; asking again brings new ones. */
  urlsUntil: timeSchema,
  ...shareDetails,
});
export type Shared = z.infer<typeof sharedSchema>;

export const shareTokenParamsSchema = z.strictObject({ token: shareTokenSchema });
const fraction = numberField({ min: 0, max: 1 });
export const addShareCommentBodySchema = z
  .strictObject({
    name: nameField,
    text: notesField(SHARE_COMMENT_MAX).pipe(z.string().min(1)),
    imageId: idSchema.exactOptional(),
    at: z.strictObject({ x: fraction, y: fraction }).exactOptional(),
  })
  .refine(({ imageId, at }) => at === undefined || imageId !== undefined, {
    path: ['imageId'],
    message: 'a point is of a picture',
  });
export type AddShareCommentBody = z.infer<typeof addShareCommentBodySchema>;

export const addSignOffBodySchema = z.strictObject({
  name: nameField,
  decision: z.enum(SIGN_OFF_DECISIONS),
  note: notesField(SHARE_COMMENT_MAX).default(''),
});
export type AddSignOffBody = z.infer<typeof addSignOffBodySchema>;
