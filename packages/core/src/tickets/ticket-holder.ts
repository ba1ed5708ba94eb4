import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { type DailyCount, QUOTAS, UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import type { TicketCounter } from '@plumbline/contract/api/tickets.ts';
import { roleOf } from '../access/role-of.ts';
import type { Caller } from '../identity/caller.ts';

/** Whose tickets: a user, or a visitor by the id of the visit. */
export interface TicketHolder {
  readonly id: string;
  readonly role: UserRole;
}

export interface TicketSettings {
  readonly freeDailyRenders: number;
}

/** What a day gives someone of that role; `UNLIMITED` where nothing is counted. */
export function dailyAllowance(role: UserRole, counter: TicketCounter, settings: TicketSettings): number {
  const perDay: DailyCount = QUOTAS[role].daily[counter];
  return perDay === 'FREE_DAILY_RENDERS' ? settings.freeDailyRenders : perDay;
}

export function isUnlimited(role: UserRole, counter: TicketCounter): boolean {
  return QUOTAS[role].daily[counter] === UNLIMITED;
}

export function holderOf({ ownerId, user }: Caller, at: Date): TicketHolder {
  return { id: ownerId, role: roleOf(user, at) };
}
