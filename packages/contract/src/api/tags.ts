import { z } from 'zod';
import { TAG_NAME_MAX, TAGGED_AT_ONCE_MAX, TAGS_OF_TASK_MAX } from '../history/history-limits.ts';
import { idSchema, textField } from '../scalars.ts';

/** Nothing that cannot be seen, one space between words: two tags that look alike are one. */
export const tagNameField = textField(200)
  .transform((name) =>
    name
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(TAG_NAME_MAX));

export const tagSchema = z.strictObject({ tagId: idSchema, name: z.string() });
export type Tag = z.infer<typeof tagSchema>;

export const tagListSchema = z.strictObject({
  /** By name. */
  items: z.array(tagSchema.extend({ count: z.int().nonnegative() })),
});
export type TagList = z.infer<typeof tagListSchema>;

export const tagTasksBodySchema = z.strictObject({
  taskIds: z.array(idSchema).min(1).max(TAGGED_AT_ONCE_MAX),
  /** Names; what is no tag yet becomes one. Case makes no difference. */
  add: z.array(tagNameField).max(TAGS_OF_TASK_MAX).default([]),
  remove: z.array(idSchema).max(TAGS_OF_TASK_MAX).default([]),
});

export const tagParamsSchema = z.strictObject({ tagId: idSchema });
export const renameTagBodySchema = z.strictObject({ name: tagNameField });
/** The tag that there is now; another id where it was merged into one of that name. */
export const renamedTagSchema = z.strictObject({ tag: tagSchema, merged: z.boolean() });
