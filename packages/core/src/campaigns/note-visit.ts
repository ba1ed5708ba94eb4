import type { VisitSource } from '@plumbline/contract/api/identity.ts';
import { hashRequester } from '../identity/code-hash.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { quotaDay } from '../tickets/quota-day.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts a visit of a campaign, once a day for each browser. What one address sends over its limit is not counted, and
 * not refused either: the visitor has done nothing wrong, and nobody learns how far figures can be driven.
 */
export async function noteVisit(
  {
    database,
    clock,
    secret,
  }: { readonly database: Database; readonly clock: Clock; readonly secret: Buffer },
  visit: {
    readonly ownerId: string;
    readonly source: VisitSource;
    readonly address: string;
    readonly perHour: number;
  },
): Promise<void> {
  const at = clock.now();
  const requesterHash = hashRequester(secret, visit.address);
  const { source = '', plan = '', unit = '', keyWord = '' } = visit.source;
  await database.transaction(async ({ campaigns, identity }) => {
    await identity.lock(`visits ${requesterHash}`);
    const lately = await campaigns.countVisitsFrom(requesterHash, new Date(at.getTime() - HOUR_MS));
    if (lately >= visit.perHour) return;
    const fields = { source, plan, unit, keyWord };
    await campaigns.addVisit({ ownerId: visit.ownerId, day: quotaDay(at), fields, requesterHash, at });
  });
}
