import { z } from 'zod';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { LOCALES } from '../text.ts';

/** What the help is divided into, in the order in which it is learned. */
export const HELP_TOPICS = [
  'start',
  'render',
  'edit',
  'masks',
  'look',
  'truth',
  'works',
  'counts',
  'account',
  'trouble',
  'self-hosting',
  'changes',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Of an article, as it stands in an address: lower case, digits and dashes. */
export const helpIdSchema = z.string().regex(/^[a-z0-9-]{1,64}$/);

export const helpQuerySchema = z.strictObject({
  /** A question or a few words, in any of the languages; also a code of the error catalogue. */
  q: z.string().max(200).optional(),
  topic: z.enum(HELP_TOPICS).optional(),
  article: helpIdSchema.optional(),
  /** The article that explains this tool. */
  tool: z.enum(FUNCTION_NAMES).optional(),
  /** The article that explains this code of the error catalogue; unknown codes have none. */
  error: z
    .string()
    .regex(/^[A-Z0-9_]{1,64}$/)
    .optional(),
  /** The caller's own by default. */
  locale: z.enum(LOCALES).optional(),
  version: z.string().max(16).optional(),
});
export type HelpQuery = z.infer<typeof helpQuerySchema>;

/** Where an article leads: an address of this site, and the words of the link. */
const helpLinkSchema = z.strictObject({ to: z.string().regex(/^\/(?!\/)/), text: z.string() });

/** Plain pieces, so that no text is ever markup. */
const helpBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: z.string() }),
  z.strictObject({ kind: z.literal('paragraph'), text: z.string() }),
  z.strictObject({ kind: z.literal('note'), text: z.string() }),
  z.strictObject({ kind: z.literal('steps'), items: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }),
  /** Sentences that people meet, word for word, each with its code. */
  z.strictObject({
    kind: z.literal('messages'),
    items: z.array(z.strictObject({ code: z.string(), text: z.string(), answer: z.string() })),
  }),
  z.strictObject({ kind: z.literal('links'), links: z.array(helpLinkSchema) }),
]);
export type HelpBlock = z.infer<typeof helpBlockSchema>;

const helpItemSchema = z.strictObject({
  id: helpIdSchema,
  topic: z.enum(HELP_TOPICS),
  title: z.string(),
  /** What it says in a sentence. */
  lead: z.string(),
});
export type HelpItem = z.infer<typeof helpItemSchema>;

/** Half a minute of the studio at work, without sound. */
const helpVideoSchema = z.strictObject({
  id: helpIdSchema,
  title: z.string(),
  url: z.string(),
  posterUrl: z.string(),
  /** WebVTT in each language of the interface. */
  captions: z.array(z.strictObject({ locale: z.enum(LOCALES), url: z.string() })),
});
export type HelpVideo = z.infer<typeof helpVideoSchema>;

export const helpPageSchema = z.strictObject({
  topics: z.array(
    z.strictObject({
      id: z.enum(HELP_TOPICS),
      title: z.string(),
      lead: z.string(),
      count: z.int().nonnegative(),
    }),
  ),
  videos: z.array(helpVideoSchema),
  /** What was found, best first; everything in its order where nothing was asked for. */
  items: z.array(helpItemSchema),
  /** What was asked for by its name, its tool or an error; null where there is none. */
  article: helpItemSchema
    .extend({
      blocks: z.array(helpBlockSchema),
      /** Tools that it is about, as links. */
      tools: z.array(helpLinkSchema),
      related: z.array(helpItemSchema),
      /** That shows one of these tools at work. */
      video: helpVideoSchema.nullable(),
    })
    .nullable(),
});
export type HelpPage = z.infer<typeof helpPageSchema>;
