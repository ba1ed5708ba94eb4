import { z } from 'zod';
import { textField } from '../scalars.ts';
import { PERSONA_INSTRUCTIONS_MAX } from '../talks/talk-limits.ts';
import type { LOCALES } from '../text.ts';

/**
 * What administrators may change: items of the library, sample drawings as cases, whom one can ask, and the words of the home
 * page.
 */
export const CONTENT_KINDS = [
  'style',
  'material',
  'object',
  'prompt',
  'background',
  'category',
  'case',
  'persona',
  'welcome',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The welcome text is one item. */
export const WELCOME_ITEM = 'home';

/** A text in all three languages, none of them empty. */
function everyLanguage(max: number) {
  const one = textField(max).refine((text) => text.trim() !== '', 'is empty');
  return z.strictObject({ 'zh-CN': one, en: one, ja: one } satisfies Record<
    (typeof LOCALES)[number],
    unknown
  >);
}

/**
 * What is laid over one item; what is absent stays as it ships. `position` is a place in the list of its kind, from 0;
 * items that were given none keep their order around it.
 */
export const contentOverlaySchema = z.strictObject({
  name: everyLanguage(60).exactOptional(),
  /** The second line of the welcome text; of a persona, what they are asked about. */
  lead: everyLanguage(200).exactOptional(),
  cover: z
    .string()
    .max(200)
    .regex(/^\/content\/[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|png|jpg)$/, 'is no picture under /content/')
    .exactOptional(),
  /** Of a persona: what a language model is told to be. */
  instructions: everyLanguage(PERSONA_INSTRUCTIONS_MAX).exactOptional(),
  /** Of a persona: another model than the installation's own. */
  model: textField(200).exactOptional(),
  hidden: z.boolean().exactOptional(),
  position: z.int().min(0).max(10_000).exactOptional(),
  /** Of a space: the first level that it is moved to. */
  parent: z
    .string()
    .regex(/^\d{1,8}$/)
    .exactOptional(),
});
export type ContentOverlay = z.infer<typeof contentOverlaySchema>;
