import { z } from 'zod';
import { flagField, idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { classifyIdsSchema, hexColourSchema } from '../works/fields.ts';
import { LICENCES } from '../works/licences.ts';
import { sharedRequestSchema } from '../works/shared-request.ts';
import {
  CASE_SECTIONS,
  CASE_SECTIONS_MAX,
  MINE_TABS,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  SECTION_CAPTION_MAX,
  WORK_KINDS,
  WORK_PICTURES_MAX,
  WORK_SORTS,
  WORK_STATES,
  WORK_STORY_MAX,
  WORK_TITLE_MAX,
} from '../works/work-lists.ts';

const count = z.int().nonnegative();

/** Who published it. Built-in authors have ids that begin with `author-`. */
export const workAuthorSchema = z.strictObject({
  userId: idSchema,
  name: z.string(),
  /** Null: shown by the first letter of the name. */
  avatarUrl: z.string().nullable(),
});
export type WorkAuthor = z.infer<typeof workAuthorSchema>;

export const workCardSchema = z.strictObject({
  workId: idSchema,
  kind: z.enum(WORK_KINDS),
  /** As its author wrote it; of works that ship, in the caller's language. */
  title: z.string(),
  /** At most 512 px wide. */
  coverUrl: z.string(),
  /** Of the whole cover. */
  width: z.int().positive(),
  height: z.int().positive(),
  author: workAuthorSchema,
  likes: count,
  /** By the caller. */
  liked: z.boolean(),
  /** In any of the caller's collections. */
  collected: z.boolean(),
  function: z.enum(FUNCTION_NAMES).nullable(),
  /** A style of the library. */
  style: z.string().nullable(),
  /** A node of the second level of the category tree. */
  space: z.string().nullable(),
  /** Of the cover, the largest share first. */
  colours: z.array(hexColourSchema),
  /** When it was published. */
  createdAt: timeSchema,
});
export type WorkCard = z.infer<typeof workCardSchema>;

const cursorFields = {
  cursor: z.string().max(300).optional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(30),
};

export const workPageQuerySchema = z.strictObject({
  kind: z.enum(WORK_KINDS).optional(),
  /** Up to three nodes of the category tree joined by dashes; what lies below them belongs to them. */
  classifyId: z
    .string()
    .regex(/^\d{1,8}(?:-\d{1,8}){0,2}$/)
    .optional(),
  q: textField(200).optional(),
  style: idSchema.optional(),
  space: z
    .string()
    .regex(/^\d{1,8}$/)
    .optional(),
  /** Works in which a colour near this one takes a large share. */
  colour: hexColourSchema.optional(),
  material: idSchema.optional(),
  function: z.enum(FUNCTION_NAMES).optional(),
  authorId: idSchema.optional(),
  sort: z.enum(WORK_SORTS).default('new'),
  ...cursorFields,
  ...versionField,
});
export type WorkPageQuery = z.infer<typeof workPageQuerySchema>;

/** `total` only where it was cheap to count: up to `COUNTED_MAX`. */
const pageFields = { nextCursor: z.string().nullable(), total: count.exactOptional() };
export const workPageSchema = z.strictObject({ items: z.array(workCardSchema), ...pageFields });
export type WorkPage = z.infer<typeof workPageSchema>;

export const workPictureSchema = z.strictObject({
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Made by the engine, so that it is to be shown with the AI label; a drawing is not. */
  made: z.boolean(),
});
export type WorkPicture = z.infer<typeof workPictureSchema>;

export const workSectionSchema = z.strictObject({
  kind: z.enum(CASE_SECTIONS),
  caption: z.string(),
  pictures: z.array(workPictureSchema),
});
export type WorkSection = z.infer<typeof workSectionSchema>;

export const workSchema = workCardSchema.extend({
  /** The first is the cover. */
  images: z.array(workPictureSchema),
  /** Of a case; empty of a work. */
  sections: z.array(workSectionSchema),
  classifyIds: classifyIdsSchema,
  /** Ids of materials of the library. */
  materials: z.array(z.string()),
  /** Where its author shows it. */
  base: workPictureSchema.exactOptional(),
  baseUrl: z.string().exactOptional(),
  prompt: z.string().exactOptional(),
  request: sharedRequestSchema.exactOptional(),
  fidelity: z
    .strictObject({ score: z.number().min(0).max(1), added: z.number().min(0).max(1) })
    .exactOptional(),
  story: z.string(),
  licence: z.enum(LICENCES),
  /** Whether the caller may take its pictures along: by the licence, or because it is theirs. */
  mayDownload: z.boolean(),
  views: count,
  /** Whether the caller follows its author, and whether it is the caller's own. */
  following: z.boolean(),
  own: z.boolean(),
});
export type Work = z.infer<typeof workSchema>;

export const workQuerySchema = z.strictObject({ workId: idSchema, ...versionField });
export const workParamsSchema = z.strictObject({ workId: idSchema });

export const similarQuerySchema = z
  .strictObject({
    workId: idSchema.optional(),
    /** One of the caller's own pictures. */
    imageId: idSchema.optional(),
    pageSize: numberField({ min: 1, max: 60, integer: true }).default(24),
    ...versionField,
  })
  .refine(({ workId, imageId }) => (workId === undefined) !== (imageId === undefined), {
    error: 'workId or imageId',
  });
export const similarSchema = z.strictObject({ items: z.array(workCardSchema) });

const titleField = textField(WORK_TITLE_MAX)
  .transform((title) => title.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
  .pipe(z.string().min(1));
const storyField = textField(WORK_STORY_MAX);
const picturesField = z.array(idSchema).min(1).max(WORK_PICTURES_MAX);

/** Moderated by the same words: why it is not seen, for its author. */
export const moderationSchema = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  at: timeSchema,
});

/** What its author alone sees. */
const ownFields = {
  state: z.enum(WORK_STATES),
  /** Why an administrator hid it; null otherwise. */
  moderation: moderationSchema.nullable(),
};
export const ownWorkSchema = workSchema.extend({
  ...ownFields,
  showBase: z.boolean(),
  showPrompt: z.boolean(),
  /** Whether there is a base, or a prompt, that could be shown. */
  hasBase: z.boolean(),
  hasPrompt: z.boolean(),
});
export type OwnWork = z.infer<typeof ownWorkSchema>;

export const publishBodySchema = z
  .strictObject({
    /** One's own results; the first is the cover. */
    imageIds: picturesField,
    kind: z.enum(WORK_KINDS),
    title: titleField,
    story: storyField.default(''),
    classifyIds: classifyIdsSchema.default([]),
    licence: z.enum(LICENCES),
    showBase: flagField.default(false),
    showPrompt: flagField.default(false),
    /** Of a case: one's own pictures, uploads too. */
    sections: z
      .array(
        z.strictObject({
          kind: z.enum(CASE_SECTIONS),
          caption: textField(SECTION_CAPTION_MAX).default(''),
          imageIds: picturesField,
        }),
      )
      .max(CASE_SECTIONS_MAX)
      .default([]),
  })
  .refine(({ kind, sections }) => (kind === 'case') === sections.length > 0, {
    path: ['sections'],
    error: 'a case has sections, a work has none',
  });
export type PublishBody = z.infer<typeof publishBodySchema>;

/** The card, and whether it is seen yet. */
export const publishedWorkSchema = workCardSchema.extend(ownFields);
export type PublishedWork = z.infer<typeof publishedWorkSchema>;

/** What is absent stays as it is. Pictures are changed by publishing anew. */
export const changeWorkBodySchema = z.strictObject({
  title: titleField.exactOptional(),
  story: storyField.exactOptional(),
  classifyIds: classifyIdsSchema.exactOptional(),
  licence: z.enum(LICENCES).exactOptional(),
  showBase: flagField.exactOptional(),
  showPrompt: flagField.exactOptional(),
});
export type ChangeWorkBody = z.infer<typeof changeWorkBodySchema>;

const on = { on: flagField.default(true) };

export const likeBodySchema = z.strictObject({ workId: idSchema, ...on });
export const likedSchema = z.strictObject({ liked: z.boolean(), likes: count });

/** Without a collection: into the caller's first one; with `on: false`, out of all of them. */
export const collectBodySchema = z.strictObject({
  workId: idSchema,
  collectionId: idSchema.optional(),
  ...on,
});
export const collectedSchema = z.strictObject({
  /** In any of the caller's collections. */
  collected: z.boolean(),
  /** Those that it is in now. */
  collectionIds: z.array(idSchema),
});

export const followBodySchema = z.strictObject({ userId: idSchema, ...on });
export const followedSchema = z.strictObject({ following: z.boolean(), followers: count });

export const reportBodySchema = z.strictObject({
  workId: idSchema,
  reason: z.enum(REPORT_REASONS).default('other'),
  note: textField(REPORT_NOTE_MAX).default(''),
  ...on,
});
export const reportedSchema = z.strictObject({ reported: z.boolean() });

export const mineQuerySchema = z.strictObject({
  /** `create`: one's works; `case`: one's cases. */
  tab: z.enum(MINE_TABS).default('create'),
  ...cursorFields,
  ...versionField,
});

/** A card, or of the tab `download` also one's own result, which is nobody else's. */
export const mineItemSchema = workCardSchema.extend({
  kind: z.enum([...WORK_KINDS, 'image']),
  /** Null of a result that is not published. */
  workId: idSchema.nullable(),
  /** Of a result that is not published. */
  imageId: idSchema.nullable(),
  /** Null of what is not the caller's work. */
  state: z.enum(WORK_STATES).nullable(),
  moderation: moderationSchema.nullable(),
  /** When it was published, collected or downloaded: what the list is sorted by. */
  at: timeSchema,
});
export type MineItem = z.infer<typeof mineItemSchema>;
export const minePageSchema = z.strictObject({ items: z.array(mineItemSchema), ...pageFields });
export type MinePage = z.infer<typeof minePageSchema>;

export const authorQuerySchema = z.strictObject({ userId: idSchema, ...versionField });
export const authorSchema = workAuthorSchema.extend({
  about: z.string(),
  works: count,
  cases: count,
  /** Of all their works together. */
  likes: count,
  followers: count,
  following: count,
  /** Whether the caller follows them, and whether it is the caller. */
  followed: z.boolean(),
  own: z.boolean(),
});
export type Author = z.infer<typeof authorSchema>;

/** Where the pictures are fetched from within ten minutes; noted in `mine?tab=download`. */
export const workDownloadSchema = z.strictObject({
  files: z.array(z.strictObject({ url: z.string(), name: z.string() })),
});
