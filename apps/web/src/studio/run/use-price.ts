import { priceOf, type PricedRequest, type RequestPrice } from '@plumbline/contract/tools/price-of.ts';
import { useQuery } from '@tanstack/react-query';
import { enginesQuery, ticketsQuery, toolsQuery } from '../../api/queries.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { type EngineWish, engineFor } from './engine-for.ts';

export interface Prices {
  readonly of: (request: PricedRequest & EngineWish) => RequestPrice;
  /** Renders of who is signed in are not counted. */
  readonly unlimited: boolean;
}

/** What requests cost: by the prices of tools and engines that the server has in force, and until they are known by the tools' own. */
export function usePrices(): Prices {
  const { signedIn } = useCurrentUser();
  const inForce = useQuery(toolsQuery).data ?? [];
  const left = useQuery({ ...ticketsQuery, enabled: signedIn }).data;
  const engines = useQuery(enginesQuery).data ?? [];
  const prices = Object.fromEntries(inForce.map((tool) => [tool.function, tool.price]));
  return {
    of: (request) => priceOf(request, prices, engineFor(engines, request)?.extraTickets),
    unlimited: signedIn && left === -1,
  };
}
