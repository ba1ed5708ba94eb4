import { randomUUID } from 'node:crypto';
import type { Inbox } from '@plumbline/contract/api/identity.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { CodeChannel } from '@plumbline/core/identity/code-channel.ts';
import type { CodeSender, CodeSenders } from '@plumbline/core/ports/code-senders.ts';
import { desc, eq, notInArray } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { inboxMessages } from '../database/schema/identity.ts';
import { codeMail } from './code-mail.ts';
import { smsText } from './sms-text.ts';

const KEPT = 200;

/** Development: keeps what would have been sent, so that a person can read it. In the database, to survive a reload. */
export interface DevInbox {
  readonly senders: CodeSenders;
  /** Newest first; `to` chooses one recipient. */
  list(to?: string): Promise<Inbox['items']>;
}

export function createDevInbox({ sql: db }: Connection, clock: Clock): DevInbox {
  const senderOf = (channel: CodeChannel): CodeSender => ({
    async sendCode(message) {
      const { to: recipient, code } = message;
      const text = channel === 'sms' ? smsText(message) : codeMail(message).text;
      await db
        .insert(inboxMessages)
        .values({ id: randomUUID(), channel, recipient, code, text, sentAt: clock.now() });
      const kept = db
        .select({ id: inboxMessages.id })
        .from(inboxMessages)
        .orderBy(desc(inboxMessages.sentAt))
        .limit(KEPT);
      await db.delete(inboxMessages).where(notInArray(inboxMessages.id, kept));
    },
  });
  return {
    senders: { sms: senderOf('sms'), email: senderOf('email') },
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
