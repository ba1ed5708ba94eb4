import type { ReplayRepository } from '@plumbline/core/replays/replay-repository.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { replays } from '../database/schema/replays.ts';

export function createReplayRepository({ sql: db }: Connection): ReplayRepository {
  return {
    async find(imageId) {
      const [row] = await db.select().from(replays).where(eq(replays.imageId, imageId));
      return row;
    },
    async save(record) {
      await db.insert(replays).values(record).onConflictDoUpdate({ target: replays.imageId, set: record });
    },
    async change(imageId, attempt, change) {
      const own = and(eq(replays.imageId, imageId), eq(replays.attempt, attempt));
      return (await db.update(replays).set(change).where(own)).rowCount === 1;
    },
    countStarted: (userId, since) =>
      db.$count(replays, and(eq(replays.userId, userId), gt(replays.startedAt, since))),
    async lockStarts(userId) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('replays'), hashtext(${userId}))`);
    },
  };
}
