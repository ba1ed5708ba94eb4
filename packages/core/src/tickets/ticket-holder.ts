import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { type DailyCount, quotaOf, UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { roleOf } from '../access/role-of.ts';
import type { Caller } from '../identity/caller.ts';

/** Whose tickets: a user, or a visitor by the id of the visit. */
export interface TicketHolder {
  readonly id: string;
  readonly role: UserRole;
}

export interface TicketSettings {
  readonly freeDailyRenders: number;
  /** What is not there is neither counted nor given. */
  readonly capabilities: Capabilities;
}

/** What a day gives someone of that role; `UNLIMITED` where nothing is counted. */
export function dailyAllowance(
  role: UserRole,
  counter: TicketCounter,
  { freeDailyRenders, capabilities }: TicketSettings,
): number {
  const perDay: DailyCount = quotaOf(role, capabilities).daily[counter];
  return perDay === 'FREE_DAILY_RENDERS' ? freeDailyRenders : perDay;
}

export function isUnlimited(role: UserRole, counter: TicketCounter, settings: TicketSettings): boolean {
  return dailyAllowance(role, counter, settings) === UNLIMITED;
}

export function holderOf({ ownerId, user }: Caller, at: Date): TicketHolder {
  return { id: ownerId, role: roleOf(user, at) };
}
