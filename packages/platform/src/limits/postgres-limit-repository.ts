import type { LimitCount, LimitRepository } from '@plumbline/core/limits/limit-repository.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { limitCounts } from '../database/schema/limits.ts';

export function createLimitRepository({ sql: db }: Connection): LimitRepository {
  const target = [limitCounts.key, limitCounts.endsAt];
  const sum = sql`${limitCounts.used} + excluded.used`;
  const of = ({ key, endsAt }: LimitCount) => and(eq(limitCounts.key, key), eq(limitCounts.endsAt, endsAt));
  return {
    async take(count, amount, most) {
      if (amount > most) return false;
      const { rowCount } = await db
        .insert(limitCounts)
        .values({ ...count, used: amount })
        .onConflictDoUpdate({ target, set: { used: sum }, setWhere: sql`${sum} <= ${most}` });
      return rowCount === 1;
    },
    async add(count, amount) {
      const [row] = await db
        .insert(limitCounts)
        .values({ ...count, used: amount })
        .onConflictDoUpdate({ target, set: { used: sum } })
        .returning({ used: limitCounts.used });
      return row?.used ?? amount;
    },
    async giveBack(count, amount) {
      await db
        .update(limitCounts)
        .set({ used: sql`greatest(0, ${limitCounts.used} - ${amount})` })
        .where(of(count));
    },
    async deleteEndedBefore(at) {
      await db.delete(limitCounts).where(lt(limitCounts.endsAt, at));
    },
  };
}
