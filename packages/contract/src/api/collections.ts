import { z } from 'zod';
import { flagField, idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';
import { COLLECTION_NAME_MAX } from '../works/work-lists.ts';
import { workAuthorSchema, workCardSchema } from './works.ts';

const nameField = textField(COLLECTION_NAME_MAX)
  .transform((name) => name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
  .pipe(z.string().min(1));

export const collectionSchema = z.strictObject({
  collectionId: idSchema,
  /** Empty of the first one until its owner names it: shown as “Favourites” in the reader's language. */
  name: z.string(),
  /** Where things go that are collected without saying where. */
  first: z.boolean(),
  public: z.boolean(),
  /** Works in it that the caller can see. */
  works: z.int().nonnegative(),
  /** Of its newest works, four at most. */
  covers: z.array(z.string()),
  createdAt: timeSchema,
  changedAt: timeSchema,
});
export type Collection = z.infer<typeof collectionSchema>;

/** One's own; with `userId` those of somebody else that are public. `has` says of each whether the work is in it. */
export const collectionsQuerySchema = z.strictObject({
  userId: idSchema.optional(),
  workId: idSchema.optional(),
  ...versionField,
});
/** The one that changed last first; the first one before all. */
export const collectionsSchema = z.strictObject({
  items: z.array(collectionSchema.extend({ has: z.boolean() })),
});

export const createCollectionBodySchema = z.strictObject({
  name: nameField,
  public: flagField.default(false),
});
export const changeCollectionBodySchema = z.strictObject({
  name: nameField.exactOptional(),
  public: flagField.exactOptional(),
});
export const collectionParamsSchema = z.strictObject({ collectionId: idSchema });

export const collectionQuerySchema = z.strictObject({
  cursor: z.string().max(300).optional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(30),
  ...versionField,
});
/** A collection with its works, the one that was added last first. */
export const collectionPageSchema = z.strictObject({
  collection: collectionSchema,
  owner: workAuthorSchema,
  own: z.boolean(),
  items: z.array(workCardSchema),
  nextCursor: z.string().nullable(),
});
export type CollectionPage = z.infer<typeof collectionPageSchema>;
