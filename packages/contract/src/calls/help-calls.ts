import { helpPageSchema, helpQuerySchema } from '../api/help.ts';
import { type CallSpec, read } from './call-spec.ts';

export const helpCalls = {
  helpPage: {
    ...read,
    method: 'GET',
    path: '/api/help/page',
    query: helpQuerySchema,
    answer: helpPageSchema,
    allowed: 'anyone',
    summary: 'The help centre: topics, what was found, and one article',
  },
} as const satisfies Record<string, CallSpec>;
