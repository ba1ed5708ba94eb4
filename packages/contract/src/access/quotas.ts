import type { TicketCounter } from '../api/tickets.ts';
import { CHAT_BONUS_AFTER_LOGIN, VISITOR_UPLOADS_PER_DAY } from '../constants.ts';
import type { UserRole } from './access-rules.ts';

/** A count without a limit, in every table and answer. */
export const UNLIMITED = -1;

/** A number, `UNLIMITED`, or whatever the server's setting of this name says. */
export type DailyCount = number | 'FREE_DAILY_RENDERS';

export interface RoleQuota {
  /** What each day gives, from midnight on (`QUOTA_TIME_ZONE`); what is left of it ends with the day. */
  readonly daily: Readonly<Record<TicketCounter, DailyCount>>;
  /** What signing in on one day gives for the next, once a day. */
  readonly signInGivesTomorrow: Readonly<Record<TicketCounter, number>>;
  readonly uploadsPerDay: number;
  /** Where real-time pictures are made; the dedicated server is a monthly plan (`ENTERPRISE_LIVE_CNY_PER_MONTH`). */
  readonly realTimeServer: 'none' | 'shared' | 'dedicated';
}

const NOTHING = { tickets: 0, live_tickets: 0, gpt_tickets: 0 } as const;
const NO_LIMIT = { tickets: UNLIMITED, live_tickets: UNLIMITED, gpt_tickets: UNLIMITED } as const;

const MEMBER: RoleQuota = {
  daily: NO_LIMIT,
  signInGivesTomorrow: NOTHING,
  uploadsPerDay: UNLIMITED,
  realTimeServer: 'shared',
};

/**
 * What each role may use, a day and counter. Sections 6 and 9 of the specification name the free renders, the 10 chats
 * and the members' unlimited counts; the visitor's chats and a user's chats and real-time pictures are ours. The flag of
 * a test user changes nothing here: a test user has what its role has.
 */
export const QUOTAS: Readonly<Record<UserRole, RoleQuota>> = {
  visitor: {
    daily: { tickets: 0, live_tickets: 0, gpt_tickets: 3 },
    signInGivesTomorrow: NOTHING,
    uploadsPerDay: VISITOR_UPLOADS_PER_DAY,
    realTimeServer: 'none',
  },
  user: {
    daily: { tickets: 'FREE_DAILY_RENDERS', live_tickets: 100, gpt_tickets: 10 },
    signInGivesTomorrow: { ...NOTHING, gpt_tickets: CHAT_BONUS_AFTER_LOGIN },
    uploadsPerDay: UNLIMITED,
    realTimeServer: 'shared',
  },
  vip: MEMBER,
  permanent: MEMBER,
  enterprise: { ...MEMBER, realTimeServer: 'dedicated' },
};
