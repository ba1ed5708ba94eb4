import { ledgerQuerySchema, ledgerSchema } from '../api/ledger.ts';
import { allowanceSchema, totalTicketQuerySchema, totalTicketSchema } from '../api/tickets.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

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
  allowance: {
    ...read,
    method: 'GET',
    path: '/api/user/allowance',
    query: versionQuery,
    answer: allowanceSchema,
    allowed: 'anyone',
    summary: 'What the caller’s role gives a day, and what is left of it; visitors too',
  },
  ledger: {
    ...read,
    method: 'GET',
    path: '/api/user/ledger',
    query: ledgerQuerySchema,
    answer: ledgerSchema,
    allowed: 'signed-in',
    summary: 'The caller’s own ledger, newest first, with the balance after each entry',
  },
} as const satisfies Record<string, CallSpec>;
