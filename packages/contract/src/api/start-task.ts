import { z } from 'zod';
import {
  CN_STRENGTH_DEFAULT,
  IMAGE_COUNT_MAX,
  IMAGE_COUNT_MIN,
  MATERIAL_LOCK_DEFAULT,
  PROMPT_MAX_LENGTH,
  SHRINK_RATIO_DEFAULT,
  SIMILARITY_DEFAULT,
  SUN_HEIGHT_MAX,
  SUN_HEIGHT_MIN,
  UPSCALE_MULTIPLIERS,
  WASH_WEIGHT_DEFAULT,
} from '../constants.ts';
import { flagField, idSchema, numberField, textField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { colorSchema, materialOptionsSchema, objectOptionsSchema, outpaintSchema } from './edit-options.ts';
import { engineModelFields } from './engine-models.ts';
import { IMAGE_KINDS_WITH_WASH } from './images.ts';
import { ownIdSchema } from '../content/own-content.ts';
import { ENVIRONMENTS } from './environments.ts';
import { modelHashSchema, modelTaskFields } from './model-view.ts';
import { sceneChangesSchema } from './scene.ts';

export const VIEWS = ['eye', 'bird', 'plan', 'elevation'] as const;
/** Where a single item is shown; `scene`: the picture is a whole scene and no item. */
export const ITEM_SETS = ['scene', 'sweep', 'room', 'gallery', 'terrace', 'garden'] as const;
/** Longest edge of a result; `max`: the base's own size. Which of them a tool makes, its descriptor says. */
export const SIZES = [512, 768, 1536, 2560, 3840, 'max'] as const;
/** Width to height of a picture that is made without a base. */
export const ASPECTS = ['4:3', '16:9', '1:1', '3:4', '9:16'] as const;
export const ATMOSPHERES = ['sunny', 'rain', 'fog', 'snow', 'dusk', 'lights'] as const;

/** Built-in surroundings, or a background of the operators'. */
const environmentField = z.union([z.enum(ENVIRONMENTS), ownIdSchema]);

/**
 * The fields of `startTask` that some tool of this version acts on. A tool accepts those that its descriptor names and
 * refuses the others, so that no option is taken and then ignored. What a descriptor says of a default or a
 * range wins over what stands here.
 */
export const startTaskFields = {
  upload_img: idSchema,
  imageKind: z.enum(IMAGE_KINDS_WITH_WASH),
  classifyId1: idSchema,
  classifyId2: idSchema,
  classifyId3: idSchema,
  /** Of the base's size: 0 stays byte for byte, 255 may change, between is a blend. */
  mask: idSchema,
  /** Image or material id of the reference picture. */
  style_img: idSchema,
  view: z.enum(VIEWS),
  promptTxt: textField(PROMPT_MAX_LENGTH),
  negativePrompt: textField(PROMPT_MAX_LENGTH),
  /** Neither the prompt nor the reference acts. */
  ignoreWordAndImage: flagField,
  environment: environmentField,
  atmosphere: z.enum(ATMOSPHERES),
  /** How strictly the geometry is kept. */
  cnStrength: numberField({ min: 0, max: 1 }),
  /** How close to the base image's own colours. */
  similarity: numberField({ min: 0, max: 1 }),
  /** From drawing to picture: 0 keeps its ink, 1 makes its lines edges of things. */
  finish: numberField({ min: 0, max: 1 }),
  /** Where a drawing's sun stands, in degrees from straight ahead, positive to the right; absent: where it shows the form best. */
  sunFrom: numberField({ min: -180, max: 180 }),
  /** Degrees above the horizon. */
  sunHeight: numberField({ min: SUN_HEIGHT_MIN, max: SUN_HEIGHT_MAX }),
  /** How much of the finish the effect wash lays over the picture. */
  washWeight: numberField({ min: 0, max: 1 }),
  /** Material lock: off, low, medium, high. */
  lock: numberField({ min: 0, max: 3, integer: true }),
  /** The chosen style's palette and materials stay, whatever the prompt says. */
  styleLock: flagField,
  /** On: the reference's materials; off: its colours alone. */
  ipaPlus: flagField,
  count: numberField({ min: IMAGE_COUNT_MIN, max: IMAGE_COUNT_MAX, integer: true }),
  /** Longest edge of the result: 512 fast, 768 better, never enlarging the base; larger ones of models; `max`, of edits: the base's own size. */
  size: z.preprocess(
    (value) => SIZES.find((size) => typeof value === 'string' && String(size) === value) ?? value,
    z.literal(SIZES),
  ),
  seed: numberField({ min: 0, max: 0xffffffff, integer: true }),
  aspect: z.enum(ASPECTS),
  /** How many times as wide an enlarger makes the base. */
  multiplier: z.preprocess(
    (value) => (value === '2' || value === '4' ? Number(value) : value),
    z.literal(UPSCALE_MULTIPLIERS),
  ),
  /** Share of the new canvas, or of the set, that the base takes. */
  scaleRatio: numberField({ min: 0.1, max: 1 }),
  /** Background of a single item. */
  itemSet: z.enum(ITEM_SETS),
  outpaint: outpaintSchema,
  material: materialOptionsSchema,
  /** An object of the library, or a picture of one's own with a clear ground: a cut-out. */
  objectId: idSchema,
  /** Of a cut-out, and needed there: objects of the library bring their own. */
  object: objectOptionsSchema,
  color: colorSchema,
  ...modelTaskFields,
  engine: idSchema,
  /** Lays the base's own lines over a picture that another engine painted; the built-in one's always stand under them. */
  keepInk: flagField,
  ...engineModelFields,
} as const;
export type StartTaskField = keyof typeof startTaskFields;

/**
 * Fields of the original client's workspace. A tool without the field takes it with its neutral value, which changes
 * nothing there; any other value is refused rather than ignored.
 */
export const neutralFields: Readonly<Record<string, string | number | boolean>> = {
  negativePrompt: '',
  ignoreWordAndImage: false,
  lock: MATERIAL_LOCK_DEFAULT,
  styleLock: false,
  ipaPlus: true,
  washWeight: WASH_WEIGHT_DEFAULT,
  scaleRatio: SHRINK_RATIO_DEFAULT,
  view: 'eye',
  keepInk: false,
  /** The original's place of `classifyId2` in its list: it repeats what the id says, so any place is neutral. */
  classifyId2_index: 0,
};

/** Those of them that no tool of this version acts on. */
const neverActing = {
  classifyId2_index: numberField({ min: 0, max: 999, integer: true }),
} as const;

/** Any `startTask` body: only `function` is always required. */
export const startTaskBodySchema = z
  .strictObject({ ...startTaskFields, ...neverActing })
  .partial()
  .extend({ function: z.enum(FUNCTION_NAMES) });
export type StartTaskBody = z.infer<typeof startTaskBodySchema>;

/** A request after the registry has filled in the tool's defaults; this is what is stored and what an engine reads. */
export const renderRequestSchema = z.strictObject({
  function: z.enum(FUNCTION_NAMES),
  /** Absent where a tool makes a picture without a base. */
  upload_img: idSchema.optional(),
  imageKind: z.enum(IMAGE_KINDS_WITH_WASH).optional(),
  classifyId1: idSchema.optional(),
  classifyId2: idSchema.optional(),
  classifyId3: idSchema.optional(),
  mask: idSchema.optional(),
  style_img: idSchema.optional(),
  view: z.enum(VIEWS).optional(),
  promptTxt: z.string().max(PROMPT_MAX_LENGTH).default(''),
  negativePrompt: z.string().max(PROMPT_MAX_LENGTH).optional(),
  ignoreWordAndImage: z.boolean().optional(),
  environment: environmentField.optional(),
  atmosphere: z.enum(ATMOSPHERES).default('sunny'),
  cnStrength: z.number().min(0).max(1).default(CN_STRENGTH_DEFAULT),
  similarity: z.number().min(0).max(1).default(SIMILARITY_DEFAULT),
  finish: z.number().min(0).max(1).optional(),
  sunFrom: z.number().min(-180).max(180).optional(),
  sunHeight: z.number().min(SUN_HEIGHT_MIN).max(SUN_HEIGHT_MAX).optional(),
  washWeight: z.number().min(0).max(1).optional(),
  lock: z.int().min(0).max(3).optional(),
  styleLock: z.boolean().optional(),
  ipaPlus: z.boolean().optional(),
  count: z.int().min(IMAGE_COUNT_MIN).max(IMAGE_COUNT_MAX).default(1),
  size: z.literal(SIZES).default(768),
  aspect: z.enum(ASPECTS).optional(),
  multiplier: z.literal(UPSCALE_MULTIPLIERS).optional(),
  scaleRatio: z.number().min(0.1).max(1).optional(),
  itemSet: z.enum(ITEM_SETS).optional(),
  outpaint: outpaintSchema.optional(),
  material: materialOptionsSchema.optional(),
  objectId: idSchema.optional(),
  object: objectOptionsSchema.optional(),
  color: colorSchema.optional(),
  ...z.strictObject(modelTaskFields).partial().shape,
  /** SHA-256 of the stored form of the model as it stood at the start: another export is another picture. */
  modelHash: modelHashSchema.optional(),
  seed: z.int().min(0).max(0xffffffff),
  /** What the user corrected of the base's reading, as it stood when the task was started. */
  scene: sceneChangesSchema.optional(),
  engine: idSchema.optional(),
  keepInk: z.boolean().optional(),
  ...z.strictObject(engineModelFields).partial().shape,
});
export type RenderRequest = z.infer<typeof renderRequestSchema>;
