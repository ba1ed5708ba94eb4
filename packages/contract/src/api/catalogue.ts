import { z } from 'zod';
import { localisedTextSchema, timeSchema } from '../scalars.ts';
import { CAPABILITY_NAMES } from '../capabilities/capabilities.ts';
import { ENGINE_PLACES } from '../engines/engine-place.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { toolPriceSchema } from '../tools/tool-price.ts';
import { MASK_TOOLS } from '../tools/tool-descriptor.ts';
import { modelFileNameSchema } from './engine-models.ts';
import { SCENE_SPACES } from './scene.ts';

/** A node of the category tree: domain → space → style. `children` is empty for a leaf. */
export interface CategoryNode {
  readonly id: string;
  readonly name: z.infer<typeof localisedTextSchema>;
  readonly cover: string;
  readonly children: readonly CategoryNode[];
  /** Of a node that operators added: the built-in one that it is rendered as. */
  readonly standsFor?: string | undefined;
}
export const categoryNodeSchema: z.ZodType<CategoryNode> = z.lazy(() =>
  z.strictObject({
    /** Digits alone: `classifyPage` joins three of them with dashes. */
    id: z.string().regex(/^\d{1,8}$/),
    name: localisedTextSchema,
    cover: z.string(),
    children: z.array(categoryNodeSchema),
    standsFor: z.string().optional(),
  }),
);

export const LIBRARY_KINDS = ['style', 'material', 'object', 'prompt', 'background'] as const;
export const libraryQuerySchema = z.strictObject({
  kind: z.enum(LIBRARY_KINDS).optional(),
  classifyId: z.string().max(64).optional(),
  q: z.string().max(200).optional(),
  version: z.string().max(16).optional(),
});
export const libraryItemSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(LIBRARY_KINDS),
  name: localisedTextSchema,
  cover: z.string(),
  url: z.string(),
  tags: z.array(z.string()),
  tileSizeMm: z.tuple([z.number(), z.number()]).optional(),
  /** Of objects that operators added. */
  heightMm: z.number().optional(),
  /** True for what operators added. */
  own: z.boolean().optional(),
});
export const librarySchema = z.strictObject({ items: z.array(libraryItemSchema) });

/** More of each than anybody chooses from. */
export const ENGINE_FILES_MAX = 500;

export const engineInfoSchema = z.strictObject({
  id: z.string(),
  /** The commit that its worker runs; null where that is not known. */
  commit: z.string().nullable(),
  functions: z.array(z.enum(FUNCTION_NAMES)),
  /** Of each function: equal versions give equal requests equal pixels. */
  versions: z.partialRecord(z.enum(FUNCTION_NAMES), z.string()),
  /** Which words of a prompt it acts on: those of the vocabulary, or any. */
  reads: z.enum(['vocabulary', 'anything']),
  /** Whether a model that was trained on pictures makes its pixels. */
  trained: z.boolean(),
  place: z.enum(ENGINE_PLACES),
  /** Main models and LoRAs that can be chosen, by the names that `model` and `lora` take. */
  models: z.array(modelFileNameSchema).max(ENGINE_FILES_MAX),
  loras: z.array(modelFileNameSchema).max(ENGINE_FILES_MAX),
  healthy: z.boolean(),
  checkedAt: timeSchema.nullable(),
});
/** What a worker says of an engine: its operators alone are told which machines it asks and what is not installed there. */
export const engineReportSchema = engineInfoSchema.extend({
  /** Hosts that pictures and prompts are sent to; none where they stay in the process. */
  servers: z.array(z.string().max(300)).max(64),
  /** Why it is not healthy, or what is worth knowing. */
  detail: z.string().max(2000).nullable(),
  /** What it could do if something was there that is not, and what that is. */
  missing: z.array(z.string().max(500)).max(200),
});
export type EngineReport = z.infer<typeof engineReportSchema>;
export type EngineInfo = z.infer<typeof engineInfoSchema>;
/** An engine as the caller may use it. */
export const usableEngineSchema = engineInfoSchema.extend({
  /** Tickets for each picture beside what the tool costs. */
  extraTickets: z.int().min(0),
  /** Tools whose pictures it makes for the caller where no engine is named. */
  firstFor: z.array(z.enum(FUNCTION_NAMES)),
});
export type UsableEngine = z.infer<typeof usableEngineSchema>;
export const enginesSchema = z.strictObject({ engines: z.array(usableEngineSchema) });

/** A base that ships with the product, with what the built-in engine made of it. */
export const sampleSchema = z.strictObject({
  id: z.string(),
  function: z.enum(FUNCTION_NAMES),
  name: localisedTextSchema,
  /** The base; the result itself where the tool works without one. */
  url: z.string(),
  resultUrl: z.string(),
  /** The reference picture of a tool that takes one. */
  referenceUrl: z.string().exactOptional(),
});
export type Sample = z.infer<typeof sampleSchema>;
export const samplesSchema = z.strictObject({ items: z.array(sampleSchema) });

const toolFieldSchema = z.strictObject({
  name: z.string(),
  section: z.enum(['base', 'reference', 'look', 'prompt', 'precision']),
  control: z.enum([
    'image',
    'kind',
    'style',
    'space',
    'choice',
    'slider',
    'text',
    'count',
    'seed',
    'toggle',
    'category',
    'reference',
    'mask',
    'material',
    'object',
    'object-size',
    'color',
    'canvas',
    'model',
    'model-view',
    'sun',
    'fixed',
  ]),
  label: localisedTextSchema,
  hint: localisedTextSchema.optional(),
  required: z.boolean().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  options: z
    .array(z.strictObject({ value: z.union([z.string(), z.number()]), label: localisedTextSchema }))
    .optional(),
  /** Kind of the library whose items with `own` are choices too. */
  ownKind: z.enum(['background']).optional(),
});

/** The descriptors of `tools/registry.ts` as the caller may use them; tools whose page is hidden are left out. */
export const toolsSchema = z.strictObject({
  tools: z.array(
    z.strictObject({
      function: z.enum(FUNCTION_NAMES),
      route: z.string(),
      group: z.enum(['render', 'edit', 'plan', 'assist', 'live']),
      title: localisedTextSchema,
      summary: localisedTextSchema,
      categoryId: z.string().optional(),
      moreCategoryIds: z.array(z.string()).optional(),
      sceneSpace: z.enum(SCENE_SPACES).optional(),
      sceneCorrections: z.enum(['locks']).optional(),
      fields: z.array(toolFieldSchema),
      maxEdge: z.int(),
      price: toolPriceSchema,
      allowed: z.enum(['signed-in', 'members', 'enterprise']),
      /** Whether the caller may start it. */
      usable: z.boolean(),
      keepsGeometry: z.boolean(),
      needs: z.enum(CAPABILITY_NAMES).optional(),
      editor: z
        .strictObject({
          mask: z.enum(['change', 'remove', 'lock', 'trimap']),
          tools: z.array(z.enum(MASK_TOOLS)),
          quad: z.boolean().optional(),
        })
        .optional(),
      maskHolds: z.enum(['paint', 'paint-and-rest']).optional(),
      exactOutsideMask: z.boolean().optional(),
      replacedBy: z.array(z.string()).optional(),
      readsOriginal: z.boolean().optional(),
    }),
  ),
});
