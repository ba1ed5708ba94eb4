import { z } from 'zod';
import { PROMPT_MAX_LENGTH } from '../constants.ts';
import { PROMPT_PARTS, PROMPT_WEIGHTINGS } from '../prompts/compose-prompt.ts';
import {
  OWN_PROMPTS_MAX,
  PROMPT_CHOICE_MAX,
  PROMPT_FAVOURITES_MAX,
  PROMPT_MATERIALS_MAX,
  PROMPT_TITLE_MAX,
} from '../prompts/prompt-limits.ts';
import { flagField, idSchema, textField, timeSchema, versionField } from '../scalars.ts';
import { LOCALES } from '../text.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { WORD_STATES } from '../words/word-types.ts';

const choice = textField(PROMPT_CHOICE_MAX).optional();

export const composePromptBodySchema = z.strictObject({
  space: choice,
  style: choice,
  atmosphere: choice,
  environment: choice,
  materials: z.array(textField(PROMPT_CHOICE_MAX)).max(PROMPT_MATERIALS_MAX).optional(),
  /** Free text in any language. */
  notes: textField(PROMPT_MAX_LENGTH).optional(),
  negative: textField(PROMPT_MAX_LENGTH).optional(),
  /** A picture of the caller whose look is put into words. */
  image: idSchema.optional(),
  /** Default: English, which every engine reads. */
  language: z.enum(LOCALES).optional(),
  /** Default: weights as they were written. */
  weighting: z.enum(PROMPT_WEIGHTINGS).optional(),
  /** The tool that the prompt is meant for; default: `inspiration`. */
  function: z.enum(FUNCTION_NAMES).optional(),
});
export type ComposePromptBody = z.infer<typeof composePromptBodySchema>;

export const composedPromptSchema = z.strictObject({
  prompt: z.string(),
  negative: z.string(),
  terms: z.array(
    z.strictObject({
      part: z.enum(PROMPT_PARTS),
      /** As it was chosen or written. */
      source: z.string(),
      text: z.string(),
      weight: z.number().nullable(),
      pieces: z.array(
        z.strictObject({
          source: z.string(),
          text: z.string(),
          /** Null: a word that the dictionary has not; it stays as it was. */
          termId: z.string().nullable(),
        }),
      ),
      /** What the built-in engine makes of it; engines that read anything act on every term. */
      state: z.enum(WORD_STATES),
    }),
  ),
  leftOut: z.int().nonnegative(),
});

const title = textField(PROMPT_TITLE_MAX)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));
const promptText = textField(PROMPT_MAX_LENGTH)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));

export const ownPromptSchema = z.strictObject({
  promptId: idSchema,
  title: z.string(),
  prompt: z.string(),
  negative: z.string(),
  createdAt: timeSchema,
  changedAt: timeSchema,
});
export type OwnPrompt = z.infer<typeof ownPromptSchema>;

export const ownPromptsQuerySchema = z.strictObject({ q: textField(200).optional(), ...versionField });
export const ownPromptsSchema = z.strictObject({
  /** The last changed first. */
  items: z.array(ownPromptSchema).max(OWN_PROMPTS_MAX),
  /** Ids of own prompts, of prompts of the library and of terms of the dictionary. */
  favourites: z.array(z.string()).max(PROMPT_FAVOURITES_MAX),
});
export type OwnPrompts = z.infer<typeof ownPromptsSchema>;

export const addPromptBodySchema = z.strictObject({
  title,
  prompt: promptText,
  negative: textField(PROMPT_MAX_LENGTH).optional(),
});
export type AddPromptBody = z.infer<typeof addPromptBodySchema>;
export const changePromptBodySchema = z.strictObject({
  title: title.optional(),
  prompt: promptText.optional(),
  negative: textField(PROMPT_MAX_LENGTH).optional(),
});
export const promptParamsSchema = z.strictObject({ promptId: idSchema });

export const favouritePromptBodySchema = z.strictObject({
  itemId: idSchema,
  /** False takes the mark off. */
  on: flagField.optional(),
});
export const favouritePromptsSchema = z.strictObject({ favourites: z.array(z.string()) });
