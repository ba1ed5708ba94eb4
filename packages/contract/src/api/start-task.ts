import { z } from 'zod';
import {
  CN_STRENGTH_DEFAULT,
  IMAGE_COUNT_MAX,
  IMAGE_COUNT_MIN,
  MATERIAL_LOCK_DEFAULT,
  PROMPT_MAX_LENGTH,
  SHRINK_RATIO_DEFAULT,
  SIMILARITY_DEFAULT,
  WASH_WEIGHT_DEFAULT,
} from '../constants.ts';
import { idSchema, numberField, textField } from '../scalars.ts';
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
  promptTxt: textField(PROMPT_MAX_LENGTH),
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

/**
 * Fields of the original client's workspace that no tool of this version acts on. They may be sent with their neutral
 * value, which changes nothing; any other value is refused rather than ignored.
 */
export const neutralFields = {
  negativePrompt: '',
  ignoreWordAndImage: false,
  lock: MATERIAL_LOCK_DEFAULT,
  styleLock: false,
  ipaPlus: true,
  washWeight: WASH_WEIGHT_DEFAULT,
  scaleRatio: SHRINK_RATIO_DEFAULT,
  view: 'eye',
  /** The original's place of `classifyId2` in its list: it repeats what the id says, so any place is neutral. */
  classifyId2_index: 0,
} as const;

const neutralSchemas = {
  negativePrompt: z.literal(neutralFields.negativePrompt),
  ignoreWordAndImage: z.preprocess(readFormText, z.literal(neutralFields.ignoreWordAndImage)),
  lock: z.preprocess(readFormText, z.literal(neutralFields.lock)),
  styleLock: z.preprocess(readFormText, z.literal(neutralFields.styleLock)),
  ipaPlus: z.preprocess(readFormText, z.literal(neutralFields.ipaPlus)),
  washWeight: z.preprocess(readFormText, z.literal(neutralFields.washWeight)),
  scaleRatio: z.preprocess(readFormText, z.literal(neutralFields.scaleRatio)),
  view: z.literal(neutralFields.view),
  classifyId2_index: numberField({ min: 0, max: 999, integer: true }),
} as const;

function readFormText(value: unknown): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** Any `startTask` body: only `function` is always required. */
export const startTaskBodySchema = z
  .strictObject({ ...startTaskFields, ...neutralSchemas })
  .partial()
  .extend({ function: z.enum(FUNCTION_NAMES) });
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
