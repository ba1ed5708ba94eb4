import { z } from 'zod';
import { personaIdSchema } from '../content/persona.ts';
import { isErrorCode, type ErrorCode } from '../errors/catalogue.ts';
import { idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';
import { QUESTION_IMAGES_MAX, QUESTION_MAX, TALK_TITLE_MAX } from '../talks/talk-limits.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';

/** `writing`: being written, also while nobody looks. `stopped` and `failed` keep what there was. */
export const MESSAGE_STATES = ['done', 'writing', 'stopped', 'failed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A render that an answer proposes. Nothing starts until its reader says so. */
export const proposalSchema = z.strictObject({
  kind: z.literal('proposal'),
  proposalId: idSchema,
  function: z.enum(FUNCTION_NAMES),
  /** What is wanted, in a sentence, in the language of the answer. */
  summary: z.string().max(600),
  /** What goes into the request beside the defaults of the tool: names of its fields. */
  values: z.record(z.string().max(40), z.union([z.string().max(2_000), z.number(), z.boolean()])),
  /** The picture it starts from; null where the reader still has to choose one. */
  imageId: idSchema.nullable(),
  /** As the price stood when it was proposed. */
  tickets: z.int().nonnegative(),
  state: z.enum(['open', 'started', 'declined']),
  taskId: idSchema.nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** What an answer has beside its text. */
export const messagePartSchema = z.discriminatedUnion('kind', [
  /** Who says so: a norm, or that it is a rule of thumb. */
  z.strictObject({ kind: z.literal('source'), title: z.string().max(300) }),
  /** A tool of Plumbline that does what was asked about. */
  z.strictObject({
    kind: z.literal('tool'),
    function: z.enum(FUNCTION_NAMES),
    route: z.string().max(200),
    title: z.string().max(120),
  }),
  /** Works of the reader's own. */
  z.strictObject({
    kind: z.literal('works'),
    items: z
      .array(
        z.strictObject({ taskId: idSchema, title: z.string().max(200), thumbnailUrl: z.string().nullable() }),
      )
      .max(12),
    total: z.int().nonnegative(),
  }),
  proposalSchema,
]);
export type MessagePart = z.infer<typeof messagePartSchema>;

const errorCodeSchema = z.custom<ErrorCode>((value) => isErrorCode(value));

export const messageErrorSchema = z.strictObject({ code: errorCodeSchema, message: z.string() });

const messageImageSchema = z.strictObject({
  imageId: idSchema,
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

export const talkMessageSchema = z.strictObject({
  messageId: idSchema,
  talkId: idSchema,
  /** The message that it follows; null at the beginning of a talk. */
  parentId: idSchema.nullable(),
  role: z.enum(['question', 'answer']),
  persona: personaIdSchema,
  /** Markdown in answers. */
  text: z.string(),
  /** Pictures of the question that are still there. */
  images: z.array(messageImageSchema),
  state: z.enum(MESSAGE_STATES),
  error: messageErrorSchema.nullable(),
  parts: z.array(messagePartSchema),
  /** Messages that follow the same one, oldest first, this one among them: the branches to choose from. */
  siblings: z.array(idSchema),
  /** What wrote an answer: `built-in`, or the name of a model. */
  writer: z.string().nullable(),
  createdAt: timeSchema,
  endedAt: timeSchema.nullable(),
});
export type TalkMessage = z.infer<typeof talkMessageSchema>;

export const talkSchema = z.strictObject({
  talkId: idSchema,
  title: z.string(),
  persona: personaIdSchema,
  pinned: z.boolean(),
  /** The newest message of the branch that is shown. */
  newestId: idSchema.nullable(),
  /** An answer is being written. */
  writing: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Talk = z.infer<typeof talkSchema>;

/** A question, or another answer to one that was asked. */
export const gptTalkBodySchema = z.strictObject({
  /** Absent: a new talk. */
  talkId: idSchema.exactOptional(),
  /** Default: whom the talk was last with, or the first of all. */
  persona: personaIdSchema.exactOptional(),
  question: textField(QUESTION_MAX).exactOptional(),
  images: z.array(idSchema).max(QUESTION_IMAGES_MAX).default([]),
  /** The answer that the question follows; null = at the beginning. Absent: the newest of the branch that is shown. */
  after: idSchema.nullable().exactOptional(),
  /** A question of the talk, in place of a new one: it is answered once more, beside the answers that it has. */
  again: idSchema.exactOptional(),
});
export type GptTalkBody = z.input<typeof gptTalkBodySchema>;
export type GptTalkQuestion = z.output<typeof gptTalkBodySchema>;

/** With `Accept: application/json`: the answer when it is whole. */
export const gptTalkAnswerSchema = z.strictObject({
  talkId: idSchema,
  messageId: idSchema,
  questionId: idSchema,
  answer: talkMessageSchema,
  /** −1 = unlimited. */
  ticketsLeft: z.int().min(-1),
});

/** Events of `gptTalk` and `gptTalkEvents`, by their names. */
export const TALK_EVENTS = {
  /** First of all: under which ids question and answer are kept. */
  start: z.strictObject({
    talkId: idSchema,
    questionId: idSchema,
    messageId: idSchema,
    title: z.string(),
    ticketsLeft: z.int().min(-1),
  }),
  /** More of the text. `from`: how many UTF-16 units came before it. */
  delta: z.strictObject({ messageId: idSchema, from: z.int().nonnegative(), text: z.string() }),
  /** The whole message as it is kept; nothing comes after it. */
  done: z.strictObject({ talkId: idSchema, messageId: idSchema, message: talkMessageSchema }),
} as const;
export type TalkEventName = keyof typeof TALK_EVENTS;
export type TalkEvent = {
  [Name in TalkEventName]: { readonly event: Name; readonly data: z.infer<(typeof TALK_EVENTS)[Name]> };
}[TalkEventName];

export const gptTalkEventsQuerySchema = z.strictObject({
  messageId: idSchema,
  /** How much of the text one has, in UTF-16 units. */
  from: numberField({ min: 0, max: 1_000_000, integer: true }).default(0),
  ...versionField,
});

export const talkHistoryBodySchema = z.strictObject({
  /** Words of titles and messages. */
  q: textField(200).exactOptional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(40),
  cursor: textField(200).exactOptional(),
});
export type TalkHistoryBody = z.output<typeof talkHistoryBodySchema>;

/** Pinned ones first, then by their last change, newest first. */
export const talkHistorySchema = z.strictObject({
  items: z.array(talkSchema),
  total: z.int().nonnegative(),
  nextCursor: z.string().nullable(),
});

export const talkDetailQuerySchema = z.strictObject({
  talkId: idSchema,
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(50),
  /** The messages before this one. */
  before: idSchema.optional(),
  ...versionField,
});
export type TalkDetailQuery = z.output<typeof talkDetailQuerySchema>;

export const talkDetailSchema = z.strictObject({
  talk: talkSchema,
  /** Of the branch that is shown, in their order; the newest of it where no `before` is given. */
  messages: z.array(talkMessageSchema),
  /** Whether there are more before them. */
  hasEarlier: z.boolean(),
});
export type TalkDetail = z.infer<typeof talkDetailSchema>;

export const talkParamsSchema = z.strictObject({ talkId: idSchema });

export const changeTalkBodySchema = z.strictObject({
  title: textField(TALK_TITLE_MAX).trim().min(1).exactOptional(),
  pinned: z.boolean().exactOptional(),
  /** A message of the talk: its branch is shown from now on, down to the newest below it. */
  show: idSchema.exactOptional(),
});
export type ChangeTalkBody = z.output<typeof changeTalkBodySchema>;

export const stopTalkBodySchema = z.strictObject({ messageId: idSchema });

export const answerProposalBodySchema = z.strictObject({
  messageId: idSchema,
  proposalId: idSchema,
  /** The task that its reader started; null: declined. */
  taskId: idSchema.nullable(),
});
export type AnswerProposalBody = z.output<typeof answerProposalBodySchema>;
