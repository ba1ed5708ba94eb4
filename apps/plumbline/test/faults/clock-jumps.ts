import { fileURLToPath } from 'node:url';
import type { Member } from '../cluster/cluster.ts';
import { examine, requireNoneFailed, untilAllEnded } from './examine.ts';
import { FaultHouse } from './fault-house.ts';
import type { Outcome } from './outcome.ts';

const SHIFT = fileURLToPath(new URL('./shift-clock.ts', import.meta.url));
const NEAR_S = 600;

/** The clock of one worker is two days ahead and that of one server two days behind; they work beside others that are right. */
export async function clockJumps(): Promise<Outcome> {
  const house = await FaultHouse.open({ servers: 2, workers: 2 });
  try {
    const [server] = house.cluster.servers as [Member, Member];
    const [worker, other] = house.cluster.workers as [Member, Member];
    const shifted = (hours: number) => ({
      NODE_OPTIONS: `--import=${SHIFT}`,
      CLOCK_SHIFT_HOURS: String(hours),
    });
    await Promise.all([server.stop(), worker.stop()]);
    await Promise.all([server.start(shifted(-48)), worker.start(shifted(48))]);
    const tenant = await house.moveIn(320);
    const asked: string[] = [];
    for (let number = 0; number < 6; number += 1) asked.push(await tenant.render({ seed: number }));
    await untilAllEnded(house.services);
    await other.stop();
    // Now all of them by the one whose clock is wrong.
    for (let number = 6; number < 12; number += 1) asked.push(await tenant.render({ seed: number }));
    await untilAllEnded(house.services);
    const { pool } = house.services;
    // What is granted for a day is dated at its beginning.
    const { rows } = await pool.query(
      `select max(abs(extract(epoch from now() - moment)))::int as off from (
         select created_at as moment from tasks union all select started_at from tasks union all
         select finished_at from tasks union all
         select at from ledger_entries where kind <> 'grant') as moments`,
    );
    if (rows[0].off > NEAR_S) throw new Error(`a time in the tables is ${rows[0].off} s off`);
    const expired = await pool.query("select count(*)::int as n from ledger_entries where kind = 'expire'");
    if (expired.rows[0].n > 0) throw new Error('tickets of today have expired');
    const seen = await examine(house.services, asked);
    requireNoneFailed(seen);
    return { saw: `${seen.done} done, ${seen.charged} charged; times at most ${rows[0].off} s from now` };
  } finally {
    await house.close();
  }
}
