import type { Database } from '@plumbline/core/ports/database.ts';
import { isOutage } from '@plumbline/platform/is-outage.ts';

type Prices = NonNullable<Awaited<ReturnType<Database['toolPrices']['current']>>>['prices'];

/** What operators ask for the tools' pictures; while the database is away, what they last asked as far as it was seen. */
export function createShownPrices({ toolPrices }: Pick<Database, 'toolPrices'>): () => Promise<Prices> {
  let seen: Prices = {};
  return async () => {
    try {
      seen = (await toolPrices.current())?.prices ?? {};
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
    return seen;
  };
}
