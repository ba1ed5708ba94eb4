import { replayBodySchema, replayQuerySchema, replaySchema } from '../api/replays.ts';
import { type CallSpec, read } from './call-spec.ts';

export const replayCalls = {
  replay: {
    ...read,
    method: 'GET',
    path: '/api/ai/replay',
    query: replayQuerySchema,
    answer: replaySchema,
    allowed: 'signed-in',
    summary: 'What made a result, and whether it came out the same when it was last made again',
  },
  startReplay: {
    method: 'POST',
    path: '/api/ai/replay',
    body: replayBodySchema,
    answer: replaySchema,
    status: 202,
    changes: true,
    allowed: 'signed-in',
    summary: 'Make a result again with the version that made it, and compare its pixels',
  },
} as const satisfies Record<string, CallSpec>;
