import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { Allowance } from '@plumbline/contract/api/tickets.ts';
import { TICKET_COUNTERS } from '@plumbline/contract/ticket-counters.ts';
import { type Capabilities, isCounted } from '@plumbline/contract/capabilities/capabilities.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteQuery } from '../api/queries.ts';

/** What this installation can do; nothing else is shown, promised or sold. */
export function useCapabilities(): Capabilities {
  const names = useQuery(siteQuery).data?.capabilities;
  return useMemo(() => new Set(names), [names]);
}

/** The counters of what is there, and those of which somebody has tickets left: what was bought stays theirs to see. */
export function shownCounters(
  capabilities: Capabilities,
  allowance: Allowance | undefined,
): readonly TicketCounter[] {
  return TICKET_COUNTERS.filter(
    (counter) => isCounted(counter, capabilities) || (allowance?.[counter].left ?? 0) > 0,
  );
}
