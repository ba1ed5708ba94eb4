import type { Lead, LeadRepository } from '@plumbline/core/leads/lead-repository.ts';
import { and, count, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { users } from '../database/schema/identity.ts';
import { leads } from '../database/schema/leads.ts';

export function createLeadRepository({ sql: db }: Connection): LeadRepository {
  return {
    async add(lead) {
      await db.insert(leads).values(lead);
    },
    async countFrom(requesterHash, since) {
      const [row] = await db
        .select({ number: count() })
        .from(leads)
        .where(and(eq(leads.requesterHash, requesterHash), gte(leads.createdAt, since)));
      return row?.number ?? 0;
    },
    async adopt(visitorId, userId) {
      await db.update(leads).set({ ownerId: userId }).where(eq(leads.ownerId, visitorId));
    },
    async list({ kind, words }, { offset, limit }) {
      const where = and(
        kind && eq(leads.kind, kind),
        ...words.map(
          (word) =>
            sql`strpos(lower(concat_ws(' ', ${users.name}, ${leads.replyTo}, ${leads.message})), ${word}) > 0`,
        ),
      );
      const joined = eq(users.id, leads.ownerId);
      const rows = await db
        .select({ lead: getTableColumns(leads), accountName: users.name })
        .from(leads)
        .leftJoin(users, joined)
        .where(where)
        .orderBy(desc(leads.createdAt), desc(leads.id))
        .offset(offset)
        .limit(limit);
      const [all] = await db.select({ total: count() }).from(leads).leftJoin(users, joined).where(where);
      return {
        leads: rows.map(({ lead, accountName }) => ({ ...toLead(lead), accountName })),
        total: all?.total ?? 0,
      };
    },
    async deleteBefore(moment) {
      await db.delete(leads).where(lt(leads.createdAt, moment));
    },
  };
}

/** The columns are text with values that only the use case writes. */
function toLead(row: typeof leads.$inferSelect): Lead {
  return {
    ...row,
    kind: row.kind as Lead['kind'],
    interest: row.interest as Lead['interest'],
    locale: row.locale as Lead['locale'],
  };
}
