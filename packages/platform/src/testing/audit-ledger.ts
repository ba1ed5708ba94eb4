import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { Services } from '../services.ts';

export interface LedgerAudit {
  /** Over all origins and days. */
  readonly available: number;
  readonly reserved: number;
  readonly granted: number;
  readonly settled: number;
  readonly expired: number;
  /** Taken back for refunds. */
  readonly withdrawn: number;
}

/**
 * Sums a user's ledger of one counter, straight from its rows, and checks what must hold at any time.
 *
 * @throws where an origin and day went below zero at any point, or what was granted is not accounted for
 */
export async function auditLedger(
  { pool }: Services,
  userId: string,
  counter: TicketCounter = 'tickets',
): Promise<LedgerAudit> {
  const { rows: lowest } = await pool.query(
    `select origin, day, min(available) as available, min(reserved) as reserved from (
       select origin, day, sum(available) over line as available, sum(reserved) over line as reserved
       from ledger_entries where user_id = $1 and counter = $2
       window line as (partition by origin, day order by id)
     ) as running group by origin, day having min(available) < 0 or min(reserved) < 0`,
    [userId, counter],
  );
  if (lowest.length > 0) throw new Error(`below zero: ${JSON.stringify(lowest)}`);
  const { rows } = await pool.query(
    `select coalesce(sum(available), 0)::int as available, coalesce(sum(reserved), 0)::int as reserved,
       coalesce(sum(available) filter (where kind = 'grant'), 0)::int as granted,
       coalesce(-sum(reserved) filter (where kind = 'settle'), 0)::int as settled,
       coalesce(-sum(available) filter (where kind = 'expire'), 0)::int as expired,
       coalesce(-sum(available) filter (where kind = 'withdraw'), 0)::int as withdrawn
     from ledger_entries where user_id = $1 and counter = $2 and origin <> 'unlimited'`,
    [userId, counter],
  );
  const audit = rows[0] as LedgerAudit;
  const { available, reserved, settled, expired, withdrawn } = audit;
  if (audit.granted !== available + reserved + settled + expired + withdrawn)
    throw new Error(`not accounted for: ${JSON.stringify(audit)}`);
  return audit;
}
