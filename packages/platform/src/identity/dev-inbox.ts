import { randomUUID } from 'node:crypto';
import type { Inbox } from '@plumbline/contract/api/identity.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { SmsSender } from '@plumbline/core/ports/sms-sender.ts';
import { desc, eq, notInArray } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { inboxMessages } from '../database/schema/identity.ts';

const KEPT = 200;

/** Development: keeps what would have been sent, so that a person can read it. In the database, to survive a reload. */
export interface DevInbox extends SmsSender {
  /** Newest first; `to` chooses one recipient. */
  list(to?: string): Promise<Inbox['items']>;
}

export function createDevInbox({ sql: db }: Connection, clock: Clock): DevInbox {
  return {
    async sendCode({ phoneNo, code, minutes }) {
      await db.insert(inboxMessages).values({
        id: randomUUID(),
        channel: 'sms',
        recipient: phoneNo,
        code,
        text: `【绳墨】验证码 ${code}，${minutes} 分钟内有效。Your Plumbline code is ${code}, valid for ${minutes} min.`,
        sentAt: clock.now(),
      });
      const kept = db
        .select({ id: inboxMessages.id })
        .from(inboxMessages)
        .orderBy(desc(inboxMessages.sentAt))
        .limit(KEPT);
      await db.delete(inboxMessages).where(notInArray(inboxMessages.id, kept));
    },
    async list(to) {
      const rows = await db
        .select()
        .from(inboxMessages)
        .where(to === undefined ? undefined : eq(inboxMessages.recipient, to))
        .orderBy(desc(inboxMessages.sentAt))
        .limit(KEPT);
      return rows.map((row) => ({
        channel: row.channel === 'email' ? 'email' : 'sms',
        to: row.recipient,
        code: row.code,
        text: row.text,
        at: row.sentAt.toISOString(),
      }));
    },
  };
}
