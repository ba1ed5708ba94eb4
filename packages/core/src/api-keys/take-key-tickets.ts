import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { windowEnd } from '../limits/limits.ts';
import type { Repositories } from '../ports/database.ts';
import type { ApiKey } from './api-key-repository.ts';

/**
 * Counts the tickets of a task against what its key may start in a day, also where the account's own are unlimited. In the
 * transaction that starts the task, so that a start that fails takes none; what comes back to the account does not come
 * back to the key.
 *
 * @throws AppError `API_KEY_TICKETS`
 */
export async function takeKeyTickets(
  { limits }: Repositories,
  { id, ticketsPerDay }: ApiKey,
  tickets: number,
  at: Date,
): Promise<void> {
  if (ticketsPerDay === null || tickets === 0) return;
  const endsAt = windowEnd('day', at);
  if (await limits.take({ key: `key tickets ${id}`, endsAt }, tickets, ticketsPerDay)) return;
  throw new AppError('API_KEY_TICKETS', `key ${id} wants ${tickets} of ${ticketsPerDay}`, {
    values: { limit: ticketsPerDay },
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1_000)),
  });
}
