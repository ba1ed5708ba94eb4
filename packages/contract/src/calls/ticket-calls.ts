import { totalTicketQuerySchema, totalTicketSchema } from '../api/tickets.ts';
import { type CallSpec, read } from './call-spec.ts';

export const ticketCalls = {
  totalTicket: {
    ...read,
    method: 'GET',
    path: '/api/ai/totalTicket',
    query: totalTicketQuerySchema,
    answer: totalTicketSchema,
    allowed: 'signed-in',
    summary: 'Remaining counts',
  },
} as const satisfies Record<string, CallSpec>;
