import { z } from 'zod';
import { flagField, idSchema, numberField } from '../scalars.ts';

export const IMAGE_KINDS = ['su', 'photo', 'colour', 'sketch', 'line', 'white', 'plan'] as const;
/** A user may also say `wash`; detection never does. */
export const IMAGE_KINDS_WITH_WASH = [...IMAGE_KINDS, 'wash'] as const;
export const UPLOAD_PURPOSES = ['base', 'mask', 'reference', 'texture'] as const;

export const imageMimeSchema = z.enum(['image/jpeg', 'image/png', 'image/webp']);

export const uploadedImageSchema = z.strictObject({
  imageId: idSchema,
  /** The working copy (upright, 8-bit sRGB), under `/files/`. */
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Size of the original file. */
  bytes: z.int().nonnegative(),
  mime: imageMimeSchema,
  kind: z.enum(IMAGE_KINDS),
});
export type UploadedImage = z.infer<typeof uploadedImageSchema>;

/** `psd`: what was done to a picture as layers, each edit with its mask. */
export const DOWNLOAD_FORMATS = ['png', 'jpg', 'webp', 'psd'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const downloadBodySchema = z
  .strictObject({
    imageIds: z.array(idSchema).min(1).max(200),
    format: z.enum(DOWNLOAD_FORMATS).optional(),
    /** Of jpg and webp: 1 (smallest) … 100 (best). */
    quality: numberField({ min: 1, max: 100, integer: true }).optional(),
    /** `side-by-side`: each result beside what it was made from, in one picture. */
    layout: z.enum(['single', 'side-by-side']).optional(),
    /** False: one picture comes as its own file instead of in a zip. */
    archive: flagField.optional(),
    /** Default: as chosen for all downloads. The operator may have it on whatever is said here. */
    visibleLabel: flagField.optional(),
  })
  .refine(({ quality, format }) => quality === undefined || format === 'jpg' || format === 'webp', {
    path: ['quality'],
    error: 'only of jpg and webp',
  })
  .refine(({ layout, format }) => layout !== 'side-by-side' || format !== 'psd', {
    path: ['layout'],
    error: 'a psd has layers',
  })
  .refine(({ archive, imageIds }) => archive !== false || imageIds.length === 1, {
    path: ['archive'],
    error: 'several pictures come as a zip',
  });
export type DownloadBody = z.infer<typeof downloadBodySchema>;

export const fileQuerySchema = z.strictObject({
  w: z.string().regex(/^\d+$/).optional(),
  fit: z.literal('fill').optional(),
  exp: z.string().regex(/^\d+$/).optional(),
  sig: z.string().max(128).optional(),
  download: z.literal('1').optional(),
  /** Read through this share: with `exp`, `sig` and `w` as its page is given them. */
  share: idSchema.optional(),
  version: z.string().max(16).optional(),
});
