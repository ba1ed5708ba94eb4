import { z } from 'zod';
import { executionError } from './execution-fault.ts';

const prompt_id = z.string();
const node = z.string().nullable();
const counter = { value: z.number(), max: z.number() };

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), data: z.unknown() }),
  z.object({
    type: z.literal('feature_flags'),
    data: z.looseObject({ supports_preview_metadata: z.boolean().optional() }),
  }),
  z.object({ type: z.literal('execution_start'), data: z.looseObject({ prompt_id }) }),
  z.object({
    type: z.literal('execution_cached'),
    data: z.looseObject({ prompt_id, nodes: z.array(z.string()) }),
  }),
  // Without an id after a reconnect: of whatever runs.
  z.object({
    type: z.literal('executing'),
    data: z.looseObject({ prompt_id: prompt_id.optional(), node }),
  }),
  z.object({
    type: z.literal('progress'),
    data: z.looseObject({ prompt_id: prompt_id.optional(), node: node.optional(), ...counter }),
  }),
  z.object({
    type: z.literal('progress_state'),
    data: z.looseObject({
      prompt_id,
      nodes: z.record(z.string(), z.looseObject({ ...counter, state: z.string() })),
    }),
  }),
  z.object({ type: z.literal('executed'), data: z.looseObject({ prompt_id, node }) }),
  z.object({ type: z.literal('execution_success'), data: z.looseObject({ prompt_id }) }),
  z.object({ type: z.literal('execution_interrupted'), data: z.looseObject({ prompt_id }) }),
  z.object({ type: z.literal('execution_error'), data: executionError.extend({ prompt_id }) }),
]);
export type ServerEvent = z.output<typeof event>;

/** @returns undefined for what extensions send of their own, and for text that is no event */
export function parseServerEvent(text: string): ServerEvent | undefined {
  try {
    return event.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
