import { z } from 'zod';
import { visitBodySchema } from '../api/identity.ts';
import type { CallSpec } from './call-spec.ts';

/** What a page tells of a visit. */
export const visitCalls = {
  noteVisit: {
    method: 'POST',
    path: '/api/user/visit',
    body: visitBodySchema,
    answer: z.null(),
    status: 201,
    allowed: 'anyone',
    changes: true,
    summary: 'Say which campaign a visit comes from',
  },
} as const satisfies Record<string, CallSpec>;
