import { z } from 'zod';
import {
  CN_STRENGTH_DEFAULT,
  IMAGE_COUNT_MAX,
  IMAGE_COUNT_MIN,
  PROMPT_MAX_LENGTH,
  SIMILARITY_DEFAULT,
} from '../constants.ts';
import { booleanField, idSchema, numberField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { IMAGE_KINDS_WITH_WASH } from './images.ts';

export const ENVIRONMENTS = [
  'city-street',
  'forest',
  'lakeside',
  'seaside',
  'countryside',
  'mountain-foot',
] as const;
export const ATMOSPHERES = ['sunny', 'rain', 'fog', 'snow', 'dusk', 'lights'] as const;
export const VIEWS = ['eye', 'bird', 'plan', 'elevation'] as const;

/**
 * The fields of `startTask` that some tool of this version acts on. A tool accepts those that its descriptor names and
 * refuses the others, so that no option is taken and then ignored. Defaults are the specification's; what a descriptor
 * says of a default or a range wins.
 */
export const startTaskFields = {
  upload_img: idSchema,
  imageKind: z.enum(IMAGE_KINDS_WITH_WASH),
  classifyId1: idSchema,
  classifyId2: idSchema,
  classifyId3: idSchema,
  view: z.enum(VIEWS),
  promptTxt: z.string().max(PROMPT_MAX_LENGTH),
  negativePrompt: z.string().max(PROMPT_MAX_LENGTH),
  ignoreWordAndImage: booleanField,
  environment: z.enum(ENVIRONMENTS),
  atmosphere: z.enum(ATMOSPHERES),
  /** How strictly the geometry is kept. */
  cnStrength: numberField({ min: 0, max: 1 }),
  /** How close to the base image's own colours. */
  similarity: numberField({ min: 0, max: 1 }),
  count: numberField({ min: IMAGE_COUNT_MIN, max: IMAGE_COUNT_MAX, integer: true }),
  /** Longest edge of the result: 512 fast, 768 better; never enlarges the base. */
  size: z.preprocess(
    (value) => (value === '512' || value === '768' ? Number(value) : value),
    z.union([z.literal(512), z.literal(768)]),
  ),
  seed: numberField({ min: 0, max: 0xffffffff, integer: true }),
  engine: idSchema,
} as const;
export type StartTaskField = keyof typeof startTaskFields;

/** Any `startTask` body: only `function` is always required. */
export const startTaskBodySchema = z
  .strictObject({ function: z.enum(FUNCTION_NAMES), ...startTaskFields })
  .partial({
    upload_img: true,
    imageKind: true,
    classifyId1: true,
    classifyId2: true,
    classifyId3: true,
    view: true,
    promptTxt: true,
    negativePrompt: true,
    ignoreWordAndImage: true,
    environment: true,
    atmosphere: true,
    cnStrength: true,
    similarity: true,
    count: true,
    size: true,
    seed: true,
    engine: true,
  });
export type StartTaskBody = z.infer<typeof startTaskBodySchema>;

/** A request after the registry has filled in the tool's defaults; this is what is stored and what an engine reads. */
export const renderRequestSchema = z.strictObject({
  function: z.enum(FUNCTION_NAMES),
  upload_img: idSchema,
  imageKind: z.enum(IMAGE_KINDS_WITH_WASH).optional(),
  classifyId1: idSchema.optional(),
  classifyId2: idSchema.optional(),
  classifyId3: idSchema.optional(),
  promptTxt: z.string().max(PROMPT_MAX_LENGTH).default(''),
  environment: z.enum(ENVIRONMENTS).optional(),
  atmosphere: z.enum(ATMOSPHERES).default('sunny'),
  cnStrength: z.number().min(0).max(1).default(CN_STRENGTH_DEFAULT),
  similarity: z.number().min(0).max(1).default(SIMILARITY_DEFAULT),
  count: z.int().min(IMAGE_COUNT_MIN).max(IMAGE_COUNT_MAX).default(1),
  size: z.union([z.literal(512), z.literal(768)]).default(768),
  seed: z.int().min(0).max(0xffffffff),
  engine: idSchema.optional(),
});
export type RenderRequest = z.infer<typeof renderRequestSchema>;
