import { LIVE_FRAME_MAX_BYTES } from '@plumbline/contract/live/live-limits.ts';
import { z } from 'zod';

/** Given by the page, another one for each connection. */
export const connectionSchema = z.int().min(0).max(0xffffffff);

/** Bytes of a frame's number, which stands in front of its picture. */
const HEAD_BYTES = 4;
/** Options, in text, are a few hundred characters and a prompt. */
const TEXT_MAX = 20_000;

/** What a page may send: options as text, frames as bytes. */
export const liveSentSchema = z.union([
  z.string().max(TEXT_MAX),
  z.instanceof(Uint8Array).refine(({ length }) => length <= LIVE_FRAME_MAX_BYTES + HEAD_BYTES, 'too large'),
]);

/** What the live path said, and of which connection. */
export const liveHeardSchema = z.discriminatedUnion('kind', [
  z.strictObject({ connection: connectionSchema, kind: z.literal('open') }),
  z.strictObject({ connection: connectionSchema, kind: z.literal('text'), text: z.string() }),
  z.strictObject({ connection: connectionSchema, kind: z.literal('bytes'), bytes: z.instanceof(Uint8Array) }),
  z.strictObject({ connection: connectionSchema, kind: z.literal('closed'), code: z.int() }),
]);
export type LiveHeard = z.infer<typeof liveHeardSchema>;
