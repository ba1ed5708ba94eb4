import type { CasRepository, CasTicket } from '@plumbline/core/identity/cas/cas-repository.ts';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { casTickets } from '../database/schema/ways-in.ts';

export function createCasRepository({ sql: db }: Connection): CasRepository {
  const named = (kind: CasTicket['kind'], ticketHash: string) =>
    and(eq(casTickets.kind, kind), eq(casTickets.ticketHash, ticketHash));
  return {
    async addTicket(ticket) {
      await db.insert(casTickets).values(ticket);
    },
    async findTicket(kind, ticketHash, now) {
      const [row] = await db
        .select()
        .from(casTickets)
        .where(and(named(kind, ticketHash), gt(casTickets.expiresAt, now)));
      return row && { ...row, kind };
    },
    async touchTicket(ticketHash, now) {
      await db.update(casTickets).set({ usedAt: now }).where(eq(casTickets.ticketHash, ticketHash));
    },
    async takeTicket(kind, ticketHash) {
      const [row] = await db.delete(casTickets).where(named(kind, ticketHash)).returning();
      return row && { ...row, kind };
    },
    async endTicketsOf(userId) {
      await db.delete(casTickets).where(eq(casTickets.userId, userId));
    },
    async deleteExpired(now) {
      await db.delete(casTickets).where(lte(casTickets.expiresAt, now));
    },
  };
}
