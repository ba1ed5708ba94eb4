/** The counters by the number that the original client asks with. */
export const TICKET_TYPES = { '1': 'tickets', '2': 'live_tickets', '3': 'gpt_tickets' } as const;
export const TICKET_COUNTERS = Object.values(TICKET_TYPES);
export type TicketCounter = (typeof TICKET_COUNTERS)[number];
