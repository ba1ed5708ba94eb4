import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { mayUseEngine } from '@plumbline/contract/engines/engine-policy.ts';
import { priceOf, type PricedRequest, type RequestPrice } from '@plumbline/contract/tools/price-of.ts';
import type { Repositories } from '../ports/database.ts';
import { listEngines } from '../tasks/list-engines.ts';
import { agreeTerms } from './engine-terms.ts';
import { currentPolicy } from './manage-engine-policy.ts';

type Quote = (request: PricedRequest & { readonly engine?: string | undefined }) => RequestPrice;

/** What starts would cost a role now: by the operators' prices of tools and engines. One that would be refused costs what its tool does. */
export async function quotePrices(
  repositories: Pick<Repositories, 'toolPrices' | 'enginePolicies' | 'workers'>,
  role: UserRole,
  at: Date,
): Promise<Quote> {
  const [prices, policy, engines] = await Promise.all([
    repositories.toolPrices.current(),
    currentPolicy(repositories),
    listEngines(repositories.workers, at),
  ]);
  const extraOf = ({ function: name, engine }: Parameters<Quote>[0]) => {
    const open = engines.filter(
      ({ id, functions }) => functions.includes(name) && mayUseEngine(policy, id, role),
    );
    const isRefused = engine !== undefined && !open.some(({ id }) => id === engine);
    return isRefused || open.length === 0
      ? 0
      : agreeTerms(policy, open, { role, function: name, engine }).extraTickets;
  };
  return (request) => priceOf(request, prices?.prices, extraOf(request));
}
