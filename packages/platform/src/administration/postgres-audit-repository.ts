import type { AuditAct, AuditRepository } from '@plumbline/core/audit/audit-repository.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { auditEntries } from '../database/schema/administration.ts';

export function createAuditRepository({ sql: db }: Connection): AuditRepository {
  return {
    async add(entry) {
      await db.insert(auditEntries).values(entry);
    },
    async list({ act, words }, { offset, limit }) {
      const where = and(
        act && eq(auditEntries.act, act),
        ...words.map(
          (word) => sql`strpos(lower(concat_ws(' ', ${auditEntries.administrator}, ${auditEntries.subject},
            ${auditEntries.details}::text)), ${word}) > 0`,
        ),
      );
      const rows = await db
        .select()
        .from(auditEntries)
        .where(where)
        .orderBy(desc(auditEntries.id))
        .offset(offset)
        .limit(limit);
      return {
        entries: rows.map((row) => ({ ...row, act: row.act as AuditAct })),
        total: await db.$count(auditEntries, where),
      };
    },
  };
}
