import { z } from 'zod';
import { idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';
import { IMAGE_KINDS, UPLOAD_PURPOSES, imageMimeSchema } from './images.ts';

/** Characters of a file's name that are kept. */
export const UPLOAD_NAME_MAX = 120;
/** Files that one call deletes. */
export const DELETED_UPLOADS_MAX = 100;

/** Something that a person brought: a picture, a mask, a reference or a texture. */
export const ownUploadSchema = z.strictObject({
  imageId: idSchema,
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Size of the original file. */
  bytes: z.int().nonnegative(),
  mime: imageMimeSchema,
  purpose: z.enum(UPLOAD_PURPOSES),
  /** As detected; null of masks that were picked. */
  kind: z.enum(IMAGE_KINDS).nullable(),
  /** What the file was called, without folders; empty where nobody said. */
  name: z.string(),
  createdAt: timeSchema,
  /** When it goes by itself: what a visitor brought, a mask that no edit holds. */
  expiresAt: timeSchema.nullable(),
  /** How many works were made with it; they keep it when it is deleted here. */
  works: z.int().nonnegative(),
});
export type OwnUpload = z.infer<typeof ownUploadSchema>;

export const uploadListQuerySchema = z.strictObject({
  purpose: z.enum(UPLOAD_PURPOSES).optional(),
  /** Words of the file's name; each must occur. */
  q: textField(200).optional(),
  cursor: z.string().max(200).optional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(40),
  ...versionField,
});
export type UploadListQuery = z.infer<typeof uploadListQuerySchema>;

/** Newest first. */
export const uploadListSchema = z.strictObject({
  items: z.array(ownUploadSchema),
  total: z.int().nonnegative(),
  nextCursor: z.string().nullable(),
});
export type UploadList = z.infer<typeof uploadListSchema>;

const heapSchema = z.strictObject({ files: z.int().nonnegative(), bytes: z.int().nonnegative() });

/** What someone's files take. The size of a file is that of the original. */
export const storageSchema = z.strictObject({
  /** Of everything that was brought, `kept` included: this counts against the quota. */
  usedBytes: z.int().nonnegative(),
  /** −1 = unlimited. */
  quotaBytes: z.int().min(-1),
  base: heapSchema,
  mask: heapSchema,
  reference: heapSchema,
  texture: heapSchema,
  /** 3D models, each of their exports a file. */
  model: heapSchema,
  /** Not listed any more, and still there: works were made with it, or an edit let go of it today. */
  kept: heapSchema,
  /** What was made here; it does not count. */
  results: heapSchema,
});
export type StorageUse = z.infer<typeof storageSchema>;

export const uploadIdsBodySchema = z.strictObject({
  imageIds: z.array(idSchema).min(1).max(DELETED_UPLOADS_MAX),
});
export const deletedUploadsSchema = z.strictObject({
  /** Gone: their addresses answer 410. For ten minutes they can be restored. */
  deleted: z.array(idSchema),
  /** Off the list, and there as long as a work made with them, or an unfinished edit, is. */
  kept: z.array(idSchema),
  storage: storageSchema,
});
export type DeletedUploads = z.infer<typeof deletedUploadsSchema>;

export const restoredUploadsSchema = z.strictObject({
  restored: z.array(idSchema),
  storage: storageSchema,
});
export type RestoredUploads = z.infer<typeof restoredUploadsSchema>;
