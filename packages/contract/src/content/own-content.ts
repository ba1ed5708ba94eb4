import { z } from 'zod';
import { ENVIRONMENTS } from '../api/environments.ts';
import { OBJECT_SIZE_MM, TILE_SIZE_MM } from '../constants.ts';
import { textField } from '../scalars.ts';
import { LOCALES, type LocalisedText } from '../text.ts';
import { SURFACE_ROLES, styleSchema } from './style.ts';

/** What operators add to the library. */
export const OWN_KINDS = ['style', 'material', 'object', 'prompt', 'background', 'category'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** As the library calls it, so that it never meets a built-in one. */
export const ownIdSchema = z.string().regex(/^own-[0-9a-f]{12}$/);
/** Category ids are digits alone; those of operators have eight and begin with a nine. */
export const ownCategoryIdSchema = z.string().regex(/^9\d{7}$/);
export const ownEntryIdSchema = z.union([ownIdSchema, ownCategoryIdSchema]);

/** A picture by its content: SHA-256 of its file, hex. */
export const pictureIdSchema = z.string().regex(/^[0-9a-f]{64}$/);

const names = textField(60);
/** In at least one language; the others fall back to it, which the console says. */
const ownNameSchema = z
  .strictObject({ 'zh-CN': names.exactOptional(), en: names.exactOptional(), ja: names.exactOptional() })
  .overwrite(withoutBlanks)
  .refine((name) => Object.keys(name).length > 0, 'needs a name in one language at least');
export type OwnName = z.infer<typeof ownNameSchema>;

function withoutBlanks<T extends object>(name: T): T {
  const kept = Object.entries(name).flatMap(([locale, text]) =>
    typeof text === 'string' && text.trim() !== '' ? [[locale, text.trim()]] : [],
  );
  return Object.fromEntries(kept) as T;
}

/** Which languages stand in for a missing one, the best first. */
const FALLBACK = ['en', 'zh-CN', 'ja'] as const;

/** A name in every language: what is missing is said in the best one there is. */
export function everyLanguageOf(name: OwnName): LocalisedText {
  const best = FALLBACK.map((locale) => name[locale]).find((text) => text !== undefined) ?? '';
  return { 'zh-CN': name['zh-CN'] ?? best, en: name.en ?? best, ja: name.ja ?? best };
}

/** Languages in which a name falls back to another. */
export function missingLanguages(name: OwnName): (typeof LOCALES)[number][] {
  return LOCALES.filter((locale) => name[locale] === undefined);
}

export const CONTENT_DOMAINS = ['interior', 'exterior', 'landscape'] as const;
/** The families of the built-in materials: how a surface is laid follows from them. */
export const MATERIAL_FAMILIES = [
  'wood',
  'stone',
  'terrazzo',
  'brick',
  'tile',
  'concrete',
  'plaster',
  'metal',
  'glass',
  'fabric',
  'leather',
  'carpet',
  'planting',
  'water',
  'roofing',
  'paving',
] as const;
export const STANDINGS = ['floor', 'wall', 'ceiling'] as const;
export const PROMPT_GROUPS = ['space', 'light', 'material', 'weather', 'style'] as const;

const common = {
  name: ownNameSchema,
  hidden: z.boolean().exactOptional(),
  /** Place in the list of its kind, from 0; absent: after those that have one. */
  position: z.int().min(0).max(10_000).exactOptional(),
};
const domains = z.array(z.enum(CONTENT_DOMAINS)).min(1).max(3);

const ownMaterialSchema = z.strictObject({
  kind: z.literal('material'),
  ...common,
  picture: pictureIdSchema,
  /** What the picture's width shows; its height follows from its sides. */
  tileWidthMm: z.number().min(TILE_SIZE_MM.min).max(TILE_SIZE_MM.max),
  family: z.enum(MATERIAL_FAMILIES),
  /** What it is laid on: words by which it is found, and roles that a style may give it. */
  roles: z.array(z.enum(SURFACE_ROLES)).min(1).max(SURFACE_ROLES.length),
  domains,
  /** 0 mirror … 1 matt. */
  roughness: z.number().min(0).max(1),
});

const ownObjectSchema = z.strictObject({
  kind: z.literal('object'),
  ...common,
  /** A cut-out: what is clear in it is not part of the thing. */
  picture: pictureIdSchema,
  heightMm: z.number().min(OBJECT_SIZE_MM.min).max(OBJECT_SIZE_MM.max),
  stands: z.enum(STANDINGS),
  domains,
});

const { palette, finish, light, grade } = styleSchema.shape;
export const ownStyleSchema = z.strictObject({
  kind: z.literal('style'),
  ...common,
  /** Every space of them offers it. */
  domains: z
    .array(z.enum(['interior', 'exterior']))
    .min(1)
    .max(2),
  palette,
  /** Built-in or own materials by role. */
  materials: z.partialRecord(z.enum(SURFACE_ROLES), z.string().max(64)),
  finish,
  light,
  grade,
});

const ownPromptSchema = z.strictObject({
  kind: z.literal('prompt'),
  ...common,
  group: z.enum(PROMPT_GROUPS),
});

const ownBackgroundSchema = z.strictObject({
  kind: z.literal('background'),
  ...common,
  picture: pictureIdSchema,
  /** Where its horizon lies, as a share of its height from its top. */
  horizon: z.number().min(0.05).max(0.95),
  /** Ground and daylight are those of these built-in surroundings. */
  like: z.enum(ENVIRONMENTS),
});

const ownCategorySchema = z.strictObject({
  kind: z.literal('category'),
  ...common,
  /** `0` for a first level, else a node of the level above. */
  parent: z.string().regex(/^\d{1,8}$/),
  /** Id of the built-in domain or space that it is rendered as; a third level is rendered as its parent's. */
  standsFor: z
    .string()
    .regex(/^\d{1,2}$/)
    .exactOptional(),
  /** Style of a third level, and of a second one where nobody chooses. */
  style: z.string().max(64).exactOptional(),
});

export const ownEntrySchema = z.discriminatedUnion('kind', [
  ownStyleSchema,
  ownMaterialSchema,
  ownObjectSchema,
  ownPromptSchema,
  ownBackgroundSchema,
  ownCategorySchema,
]);
export type OwnEntry = z.infer<typeof ownEntrySchema>;
export type OwnEntryOf<Kind extends OwnKind> = Extract<OwnEntry, { kind: Kind }>;

/** Entries of one kind that an installation may have. */
export const OWN_ENTRIES_MAX = 500;
