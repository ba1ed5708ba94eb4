import { z } from 'zod';
import { ownIdSchema } from '../content/own-content.ts';
import { daySchema, idSchema, numberField, textField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { ENVIRONMENTS } from './environments.ts';
import { ATMOSPHERES, startTaskFields } from './start-task.ts';

const yesOrNo = z.enum(['true', 'false']);

/**
 * A time zone by its name in the tz database. Offsets are refused: half of the world's programs count them the other way
 * round, and none of them knows of summer time.
 */
export const zoneSchema = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/)
  .refine(isZone, 'a time zone such as Asia/Shanghai');

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What one's works can be narrowed down to; all that is given must hold. */
export const taskFilterFields = {
  function: z.enum(FUNCTION_NAMES).optional(),
  /**
   * Words, each of which must be found: in the prompt, in what its owner called its pictures, in the tool's title or in the names
   * of its space, style and materials, in any language. A Latin word is found by its beginning, Chinese and Japanese by any part.
   */
  q: textField(200).optional(),
  favourite: yesOrNo.optional(),
  /** Category node of the space, of the style. */
  space: idSchema.optional(),
  style: idSchema.optional(),
  atmosphere: z.enum(ATMOSPHERES).optional(),
  environment: z.union([z.enum(ENVIRONMENTS), ownIdSchema]).optional(),
  size: startTaskFields.size.optional(),
  /** Of the request, or of one of its pictures. */
  seed: numberField({ min: 0, max: 0xffffffff + 8, integer: true }).optional(),
  engine: idSchema.optional(),
  /** The engine's version of the function, as results carry it. */
  engineVersion: z.string().min(1).max(64).optional(),
  tag: idSchema.optional(),
  project: idSchema.optional(),
  /** Of a project. */
  view: idSchema.optional(),
  hasPrompt: yesOrNo.optional(),
  /** First and last day, both included, in `zone`. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  zone: zoneSchema.default('UTC'),
} as const;
