import type {
  IdempotencyClaim,
  IdempotencyRepository,
} from '@plumbline/core/identity/idempotency-repository.ts';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { idempotencyKeys } from '../database/schema/identity.ts';

export function createIdempotencyRepository({ sql: db }: Connection): IdempotencyRepository {
  const at = (time: Date) => time.toISOString();
  const row = ({ owner, route, key }: IdempotencyClaim) =>
    and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key));
  return {
    async claim(claim, { now, expiresAt, abandonedBefore }) {
      const fresh = {
        bodyHash: claim.bodyHash,
        status: null,
        body: null,
        cookies: null,
        claimedAt: now,
        expiresAt,
      };
      // One statement, so that of two equal requests exactly one gets the row.
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ ...claim, ...fresh })
        .onConflictDoUpdate({
          target: [idempotencyKeys.owner, idempotencyKeys.route, idempotencyKeys.key],
          set: fresh,
          setWhere: sql`${idempotencyKeys.expiresAt} <= ${at(now)} or (${idempotencyKeys.status} is null
            and ${idempotencyKeys.claimedAt} <= ${at(abandonedBefore)})`,
        })
        .returning({ key: idempotencyKeys.key });
      if (claimed.length > 0) return { state: 'claimed' };
      const [found] = await db.select().from(idempotencyKeys).where(row(claim));
      // Released between the two statements: the caller asks again.
      if (!found) return { state: 'running' };
      if (found.bodyHash !== claim.bodyHash) return { state: 'conflict' };
      if (found.status === null) return { state: 'running' };
      return { state: 'answered', status: found.status, body: found.body, cookies: found.cookies };
    },
    async refresh(claim, now) {
      await db
        .update(idempotencyKeys)
        .set({ claimedAt: now })
        .where(and(row(claim), isNull(idempotencyKeys.status)));
    },
    async keepAnswer(claim, answer) {
      await db.update(idempotencyKeys).set(answer).where(row(claim));
    },
    async release(claim) {
      await db.delete(idempotencyKeys).where(and(row(claim), isNull(idempotencyKeys.status)));
    },
    async deleteExpired(now) {
      await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
    },
  };
}
