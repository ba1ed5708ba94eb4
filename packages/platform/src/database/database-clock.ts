import type { Clock } from '@plumbline/core/ports/clock.ts';
import type pg from 'pg';

/** Clocks of machines drift by milliseconds in that time, and a machine that slept is right again soon. */
const LOOK_MS = 30_000;
/** The answer came so late that it says little about now. */
const LATE_MS = 2_000;

export interface OpenClock {
  readonly clock: Clock;
  close(): void;
}

/**
 * The time of the database, which all processes of an installation share. Between two looks it goes on by the monotonic clock, so that a
 * machine whose clock is wrong, or is set while it works, neither ends sessions nor lets tickets expire or sweeps away what is new.
 */
export async function openDatabaseClock(pool: pg.Pool): Promise<OpenClock> {
  /** What stands before the monotonic clock, in milliseconds. */
  let base = 0;
  const look = async (mayBeLate: boolean) => {
    const before = performance.now();
    const { rows } = await pool.query('select extract(epoch from clock_timestamp()) * 1000 as now');
    const after = performance.now();
    if (mayBeLate || after - before < LATE_MS) base = Number(rows[0].now) - (before + after) / 2;
  };
  await look(true);
  // While the database is away nothing is learned, and the time goes on.
  const looking = setInterval(() => void look(false).catch(() => undefined), LOOK_MS);
  looking.unref();
  return {
    clock: { now: () => new Date(base + performance.now()) },
    close: () => clearInterval(looking),
  };
}
