import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { User } from '../user.ts';
import type { CasTicket } from './cas-repository.ts';
import { isAllowedService } from './service-list.ts';

/** A TGT lives this long, and this long without being used. */
const TGT_S = 8 * 3_600;
const TGT_IDLE_S = 2 * 3_600;
/** An ST is taken to its service at once. */
const ST_S = 30;

export interface CasDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** @returns `TGT-…` for someone whose password was just checked; the database keeps its hash */
export async function grantTgt({ database, clock }: CasDependencies, user: User): Promise<string> {
  return addTicket(
    { database, clock },
    { kind: 'TGT', userId: user.id, grantedBy: null, service: null },
    TGT_S,
  );
}

/** The account of a living TGT, `undefined` where there is none or its account may not come in any more. */
export async function ownerOfTgt(
  { database, clock }: CasDependencies,
  tgt: string,
): Promise<{ readonly ticket: CasTicket; readonly user: User } | undefined> {
  const now = clock.now();
  const ticket = await database.cas.findTicket('TGT', hashTicket(tgt), now);
  if (!ticket || now.getTime() - ticket.usedAt.getTime() > TGT_IDLE_S * 1_000) return undefined;
  const user = await findActive(database, ticket.userId);
  return user && { ticket, user };
}

export type ServiceTicket =
  | { readonly kind: 'granted'; readonly ticket: string }
  | { readonly kind: 'no-tgt' }
  | { readonly kind: 'service-refused' };

/** @param services addresses of partners; only below one of them a service gets a ticket */
export async function grantServiceTicket(
  { database, clock }: CasDependencies,
  { tgt, service, services }: { tgt: string; service: string; services: readonly string[] },
): Promise<ServiceTicket> {
  const owner = await ownerOfTgt({ database, clock }, tgt);
  if (!owner) return { kind: 'no-tgt' };
  if (!isAllowedService(service, services)) return { kind: 'service-refused' };
  await database.cas.touchTicket(owner.ticket.ticketHash, clock.now());
  const { userId, ticketHash: grantedBy } = owner.ticket;
  const ticket = await addTicket({ database, clock }, { kind: 'ST', userId, grantedBy, service }, ST_S);
  return { kind: 'granted', ticket };
}

export type Validation =
  | { readonly kind: 'valid'; readonly user: User }
  | { readonly kind: 'invalid-ticket' }
  | { readonly kind: 'invalid-service' };

/** Uses a service ticket up, right or wrong: it can be tried once, with the very service that it was made for. */
export async function validateServiceTicket(
  { database, clock }: CasDependencies,
  { ticket, service }: { readonly ticket: string; readonly service: string },
): Promise<Validation> {
  const taken = await database.cas.takeTicket('ST', hashTicket(ticket));
  if (!taken || taken.expiresAt <= clock.now()) return { kind: 'invalid-ticket' };
  if (taken.service !== service) return { kind: 'invalid-service' };
  const user = await findActive(database, taken.userId);
  return user ? { kind: 'valid', user } : { kind: 'invalid-ticket' };
}

/** Ends a TGT and every ticket that came from it; one that is unknown has ended already. */
export async function endTgt({ database }: Pick<CasDependencies, 'database'>, tgt: string): Promise<void> {
  await database.cas.takeTicket('TGT', hashTicket(tgt));
}

async function addTicket(
  { database, clock }: CasDependencies,
  ticket: Pick<CasTicket, 'kind' | 'userId' | 'grantedBy' | 'service'>,
  seconds: number,
): Promise<string> {
  const value = `${ticket.kind}-1-${randomBytes(32).toString('base64url')}`;
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + seconds * 1_000);
  await database.cas.addTicket({
    ...ticket,
    ticketHash: hashTicket(value),
    usedAt: at,
    createdAt: at,
    expiresAt,
  });
  return value;
}

async function findActive(database: Database, userId: string): Promise<User | undefined> {
  const user = await database.identity.findUser(userId);
  return user?.status === 'active' && user.role === 'user' ? user : undefined;
}

function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
