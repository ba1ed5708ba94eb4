import type { LedgerItem } from '@plumbline/contract/api/ledger.ts';
import type { ledgerTexts } from './texts.ts';

export type EntryTitle = keyof typeof ledgerTexts;

const GIFTS: Readonly<Record<LedgerItem['origins'][number], EntryTitle>> = {
  daily: 'grantDaily',
  'sign-in': 'grantSignIn',
  bought: 'grantGift',
  unlimited: 'grantGift',
};
const RETURNS: Readonly<Record<string, EntryTitle>> = {
  'task failed': 'returnFailed',
  'task cancelled': 'returnCancelled',
};

const CALLED_BY_COUNTER = { gpt_tickets: 'reserveChat', live_tickets: 'reserveLive' } as const;

/** What an entry is called, from what it is: the noted reason is for books, and in one language. */
export function entryTitle({ kind, counter, origins, orderId, reason }: LedgerItem): EntryTitle {
  switch (kind) {
    case 'grant':
      return orderId === null ? GIFTS[origins[0] ?? 'bought'] : 'grantOrder';
    case 'return':
      return RETURNS[reason] ?? 'returned';
    case 'reserve':
      return counter === 'tickets' ? 'reserve' : CALLED_BY_COUNTER[counter];
    default:
      return kind;
  }
}

/** The words of whoever gave tickets by hand; other reasons repeat the title. */
export function entryNote({ kind, origins, orderId, reason }: LedgerItem): string | undefined {
  const given = kind === 'grant' && orderId === null && origins.includes('bought');
  return given && reason !== '' ? reason : undefined;
}
