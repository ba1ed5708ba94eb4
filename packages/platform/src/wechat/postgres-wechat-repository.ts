import type {
  ScanState,
  WechatPurpose,
  WechatRepository,
  WechatScan,
} from '@plumbline/core/identity/wechat/wechat-repository.ts';
import { and, count, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { wechatPushes, wechatScans, wechatStates } from '../database/schema/ways-in.ts';

/** QR codes, ways to WeChat's page and pushes in PostgreSQL. */
export function createWechatRepository({ sql: db }: Connection): WechatRepository {
  return {
    async addScan(scan) {
      await db.insert(wechatScans).values(scan);
    },
    async findScan(by) {
      const [row] = await db.select().from(wechatScans).where(matching(by));
      return row && toScan(row);
    },
    async countScansFrom(requester, since) {
      const [row] = await db
        .select({ number: count() })
        .from(wechatScans)
        .where(and(eq(wechatScans.requester, requester), gte(wechatScans.createdAt, since)));
      return row?.number ?? 0;
    },
    async moveScan(id, from, to, now) {
      const moved = await db
        .update(wechatScans)
        .set(to)
        .where(and(eq(wechatScans.id, id), eq(wechatScans.state, from), gt(wechatScans.expiresAt, now)))
        .returning({ id: wechatScans.id });
      return moved.length > 0;
    },
    async consumeScan(id, now) {
      const consumed = await db
        .update(wechatScans)
        .set({ consumedAt: now })
        .where(
          and(eq(wechatScans.id, id), eq(wechatScans.state, 'confirmed'), isNull(wechatScans.consumedAt)),
        )
        .returning({ id: wechatScans.id });
      return consumed.length > 0;
    },
    async addState(state) {
      await db.insert(wechatStates).values(state);
    },
    async takeState(stateHash) {
      const [row] = await db.delete(wechatStates).where(eq(wechatStates.stateHash, stateHash)).returning();
      return (
        row && { ...row, purpose: row.purpose as WechatPurpose, visit: row.visit as WechatScan['visit'] }
      );
    },
    async notePush(key, at) {
      const noted = await db
        .insert(wechatPushes)
        .values({ key, seenAt: at })
        .onConflictDoNothing()
        .returning({ key: wechatPushes.key });
      return noted.length > 0;
    },
    async deleteBefore(moment) {
      await db.delete(wechatScans).where(lt(wechatScans.expiresAt, moment));
      await db.delete(wechatStates).where(lt(wechatStates.expiresAt, moment));
      await db.delete(wechatPushes).where(lt(wechatPushes.seenAt, moment));
    },
  };
}

function matching(by: Parameters<WechatRepository['findScan']>[0]) {
  if ('id' in by) return eq(wechatScans.id, by.id);
  if ('ticketHash' in by) return eq(wechatScans.ticketHash, by.ticketHash);
  return eq(wechatScans.sceneHash, by.sceneHash);
}

/** The columns are text with values that only the use cases write. */
function toScan(row: typeof wechatScans.$inferSelect): WechatScan {
  return {
    ...row,
    purpose: row.purpose as WechatPurpose,
    state: row.state as ScanState,
    visit: row.visit as WechatScan['visit'],
  };
}
