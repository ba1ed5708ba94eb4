import { TICKET_COUNTERS, type TicketCounter } from '../ticket-counters.ts';
import { type Capabilities, isCounted } from '../capabilities/capabilities.ts';
import { CHAT_BONUS_AFTER_LOGIN, VISITOR_UPLOADS_PER_DAY } from '../constants.ts';
import type { UserRole } from './access-rules.ts';

/** A count without a limit, in every table and answer. */
export const UNLIMITED = -1;

/** A number, `UNLIMITED`, or whatever the server's setting of this name says. */
export type DailyCount = number | 'FREE_DAILY_RENDERS';

/**
 * Megabytes (10⁶ bytes) of uploaded files that someone may keep, by the server's setting that says otherwise; `UNLIMITED`
 * where nothing is counted. A visitor's are as much as a day's uploads can be.
 */
export const STORAGE_MB = {
  STORAGE_MB_VISITOR: 200,
  STORAGE_MB_USER: 2_000,
  STORAGE_MB_MEMBER: 20_000,
  STORAGE_MB_ENTERPRISE: 100_000,
} as const;
export type StorageSetting = keyof typeof STORAGE_MB;

export interface RoleQuota {
  /** What each day gives, from midnight on (`QUOTA_TIME_ZONE`); what is left of it ends with the day. */
  readonly daily: Readonly<Record<TicketCounter, DailyCount>>;
  /** What signing in on one day gives for the next, once a day. */
  readonly signInGivesTomorrow: Readonly<Record<TicketCounter, number>>;
  readonly uploadsPerDay: number;
  /** How much of what was brought is kept at a time. */
  readonly storage: StorageSetting;
  /** Where real-time pictures are made; the dedicated server is a monthly plan. */
  readonly realTimeServer: 'none' | 'shared' | 'dedicated';
}

const NOTHING = { tickets: 0, live_tickets: 0, gpt_tickets: 0 } as const;
const NO_LIMIT = { tickets: UNLIMITED, live_tickets: UNLIMITED, gpt_tickets: UNLIMITED } as const;

const MEMBER: RoleQuota = {
  daily: NO_LIMIT,
  signInGivesTomorrow: NOTHING,
  uploadsPerDay: UNLIMITED,
  storage: 'STORAGE_MB_MEMBER',
  realTimeServer: 'shared',
};

/**
 * What each role may use, a day and counter, where everything is there to be used: which numbers were given and which are
 * ours stands in ADR 0021. The flag of a test user changes nothing here: a test user has what its role has.
 */
const QUOTAS: Readonly<Record<UserRole, RoleQuota>> = {
  visitor: {
    daily: { tickets: 0, live_tickets: 0, gpt_tickets: 3 },
    signInGivesTomorrow: NOTHING,
    uploadsPerDay: VISITOR_UPLOADS_PER_DAY,
    storage: 'STORAGE_MB_VISITOR',
    realTimeServer: 'none',
  },
  user: {
    daily: { tickets: 'FREE_DAILY_RENDERS', live_tickets: 100, gpt_tickets: 10 },
    signInGivesTomorrow: { ...NOTHING, gpt_tickets: CHAT_BONUS_AFTER_LOGIN },
    uploadsPerDay: UNLIMITED,
    storage: 'STORAGE_MB_USER',
    realTimeServer: 'shared',
  },
  vip: MEMBER,
  permanent: MEMBER,
  enterprise: { ...MEMBER, storage: 'STORAGE_MB_ENTERPRISE', realTimeServer: 'dedicated' },
};

/** Which setting says how much someone of that role may keep. */
export function storageSettingOf(role: UserRole): StorageSetting {
  return QUOTAS[role].storage;
}

/** The line of a role in an installation: nobody has a count, or is promised one, of what cannot be done there. */
export function quotaOf(role: UserRole, capabilities: Capabilities): RoleQuota {
  const { daily, signInGivesTomorrow, uploadsPerDay, storage, realTimeServer } = QUOTAS[role];
  const counted = <T>(counts: Readonly<Record<TicketCounter, T>>) =>
    Object.fromEntries(
      TICKET_COUNTERS.map((counter) => [counter, isCounted(counter, capabilities) ? counts[counter] : 0]),
    ) as Record<TicketCounter, T>;
  return {
    daily: counted(daily),
    signInGivesTomorrow: counted(signInGivesTomorrow),
    uploadsPerDay,
    storage,
    realTimeServer: serverOf(realTimeServer, capabilities),
  };
}

function serverOf(
  server: RoleQuota['realTimeServer'],
  capabilities: Capabilities,
): RoleQuota['realTimeServer'] {
  if (!capabilities.has('real-time')) return 'none';
  return server === 'dedicated' && !capabilities.has('dedicated-server') ? 'shared' : server;
}
