import { z } from 'zod';
import { versionField } from '../scalars.ts';

/** The counters by the number that the original client asks with. */
export const TICKET_TYPES = { '1': 'tickets', '2': 'live_tickets', '3': 'gpt_tickets' } as const;
export type TicketCounter = (typeof TICKET_TYPES)[keyof typeof TICKET_TYPES];

export const totalTicketQuerySchema = z.strictObject({
  type: z.enum(['1', '2', '3']).optional(),
  ...versionField,
});

/** A number for one counter, the object for all; −1 = unlimited. */
export const totalTicketSchema = z.union([
  z.int().min(-1),
  z.strictObject({
    tickets: z.int().min(-1),
    live_tickets: z.int().min(-1),
    gpt_tickets: z.int().min(-1),
    unlimited: z.boolean(),
  }),
]);
export type TotalTicket = z.infer<typeof totalTicketSchema>;
