import { afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createPool } from './create-pool.ts';
import { openDatabaseClock } from './database-clock.ts';

afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

test.each(['2031-01-01', '1999-12-31'])(
  'where the machine’s clock says %s the time is still the database’s',
  async (wrong) => {
    const database = await createTestDatabase();
    const pool = createPool(database.url, () => undefined);
    const right = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(wrong) });
    const { clock, close } = await openDatabaseClock(pool);
    expect(Math.abs(clock.now().getTime() - right)).toBeLessThan(MINUTE_MS);
    // Set while it works.
    vi.setSystemTime(new Date('2044-04-04'));
    const [one, other] = [clock.now(), clock.now()];
    expect(Math.abs(one.getTime() - right)).toBeLessThan(MINUTE_MS);
    expect(other.getTime()).toBeGreaterThanOrEqual(one.getTime());
    close();
    await pool.end();
    await database.drop();
  },
);
