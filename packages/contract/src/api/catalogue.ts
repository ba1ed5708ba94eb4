import { z } from 'zod';
import { timeSchema } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { localisedTextSchema } from '../text.ts';

/** A node of the category tree: domain → space → style. `children` is empty for a leaf. */
export interface CategoryNode {
  readonly id: string;
  readonly name: z.infer<typeof localisedTextSchema>;
  readonly cover: string;
  readonly children: readonly CategoryNode[];
}
export const categoryNodeSchema: z.ZodType<CategoryNode> = z.lazy(() =>
  z.strictObject({
    /** Digits alone: `classifyPage` joins three of them with dashes. */
    id: z.string().regex(/^\d{1,8}$/),
    name: localisedTextSchema,
    cover: z.string(),
    children: z.array(categoryNodeSchema),
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
});
export const librarySchema = z.strictObject({ items: z.array(libraryItemSchema) });

export const engineInfoSchema = z.strictObject({
  id: z.string(),
  version: z.string(),
  functions: z.array(z.enum(FUNCTION_NAMES)),
  healthy: z.boolean(),
  checkedAt: timeSchema.nullable(),
});
export const enginesSchema = z.strictObject({ engines: z.array(engineInfoSchema) });
export type EngineInfo = z.infer<typeof engineInfoSchema>;
