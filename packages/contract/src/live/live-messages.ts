import { z } from 'zod';
import { startTaskBodySchema } from '../api/start-task.ts';
import { ERROR_CODES } from '../errors/catalogue.ts';
import {
  LIVE_FUNCTIONS,
  LIVE_PROTOCOL,
  LIVE_SENSITIVITY_DEFAULT,
  LIVE_SIZES,
  NOT_LIVE,
} from './live-limits.ts';

/** Number of a frame, given by the client, larger each time. */
const frameNumberSchema = z.int().min(0).max(0xffffffff);
const remainingSchema = z.int().min(-1);

const withoutBase = Object.fromEntries(NOT_LIVE.map((name) => [name, true])) as Record<
  (typeof NOT_LIVE)[number],
  true
>;

/** What a session renders its frames with: the options of `startTask` that need no base. */
export const liveOptionsSchema = startTaskBodySchema.omit(withoutBase).extend({
  function: z.enum(LIVE_FUNCTIONS),
  /** Longest edge of the best pass. */
  size: z.literal(LIVE_SIZES).default(512),
});
export type LiveOptions = z.input<typeof liveOptionsSchema>;

/**
 * The first message of a connection, and each time the options change: what was rendered with other ones is rendered anew.
 * `seed` absent: the server chooses one and says which.
 */
export const liveConfigureSchema = z.strictObject({
  type: z.literal('configure'),
  protocol: z.int().default(LIVE_PROTOCOL),
  options: liveOptionsSchema,
  /** How small a change makes a frame another one, 0…1. */
  sensitivity: z.number().min(0).max(1).default(LIVE_SENSITIVITY_DEFAULT),
});

export type LiveConfigure = z.output<typeof liveConfigureSchema>;

/** Everything that a client says in text; frames are binary (`live-frames.ts`). */
export const liveClientMessageSchema = z.discriminatedUnion('type', [liveConfigureSchema]);
export type LiveClientMessage = z.input<typeof liveClientMessageSchema>;

/** Everything that the server says in text; results are binary. */
export const liveServerMessageSchema = z.discriminatedUnion('type', [
  /** The options are taken. With this seed and them a task makes the same picture of a frame, larger. */
  z.strictObject({
    type: z.literal('ready'),
    protocol: z.int(),
    sessionId: z.string(),
    seed: z.int().min(0).max(0xffffffff),
    engine: z.string(),
    /** −1: without a limit. */
    live_tickets: remainingSchema,
  }),
  /** Whether a frame is being rendered now, and which. */
  z.strictObject({ type: z.literal('busy'), busy: z.boolean(), frame: frameNumberSchema }),
  /**
   * The frame is being rendered by another machine: the one after it may be sent already, and is made ready meanwhile. Said once for each
   * such frame; who does not know of it sends the next one when this one is answered.
   */
  z.strictObject({ type: z.literal('next'), frame: frameNumberSchema }),
  /** The frame is the last rendered one again: nothing was rendered and nothing counted. */
  z.strictObject({ type: z.literal('unchanged'), frame: frameNumberSchema }),
  /** A newer one came before its turn. */
  z.strictObject({ type: z.literal('dropped'), frame: frameNumberSchema, by: frameNumberSchema }),
  z.strictObject({ type: z.literal('tickets'), live_tickets: remainingSchema }),
  /**
   * `frame`: that one was not rendered, and its ticket came back; null: it is about the session. What ends the session is followed
   * by a close.
   */
  z.strictObject({
    type: z.literal('error'),
    frame: frameNumberSchema.nullable(),
    error: z.strictObject({
      code: z.enum(ERROR_CODES),
      /** In the language of the connection. */
      message: z.string(),
      details: z.record(z.string(), z.string()).optional(),
    }),
  }),
]);
export type LiveServerMessage = z.infer<typeof liveServerMessageSchema>;

/** What stands in front of a result's picture. */
export const liveResultMetaSchema = z.strictObject({
  /** `coarse` comes first and at once; each later one of the same frame is better and counts nothing. */
  pass: z.enum(['coarse', 'fine']),
  width: z.int().min(1),
  height: z.int().min(1),
  mime: z.enum(['image/jpeg', 'image/webp', 'image/png']),
  seed: z.int().min(0).max(0xffffffff),
  engine: z.string(),
  /** What the server's clock counted between the arrival of the frame and this answer. */
  serverMs: z.number().min(0),
  /** How much of that the engine took. */
  renderMs: z.number().min(0),
  live_tickets: remainingSchema,
});
export type LiveResultMeta = z.infer<typeof liveResultMetaSchema>;
