import { z } from 'zod';
import { leadBodySchema, leadPageQuerySchema, leadPageSchema } from '../api/leads.ts';
import { MANAGEMENT_PATH } from './management-path.ts';
import { type CallSpec, read } from './call-spec.ts';

export const leadCalls = {
  addLead: {
    method: 'POST',
    path: '/api/user/lead',
    body: leadBodySchema,
    answer: z.null(),
    status: 201,
    allowed: 'anyone',
    changes: true,
    summary: 'Write to the operator, or say that one wants to log in',
  },
  leadPage: {
    ...read,
    method: 'GET',
    path: `${MANAGEMENT_PATH}/page/lead`,
    query: leadPageQuerySchema,
    answer: leadPageSchema,
    allowed: 'administrator',
    summary: 'Who wrote, asked or wanted to log in, newest first',
  },
} as const satisfies Record<string, CallSpec>;
