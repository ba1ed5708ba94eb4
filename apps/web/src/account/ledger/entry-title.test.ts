import { LEDGER_KINDS, type LedgerItem } from '@plumbline/contract/api/ledger.ts';
import { expect, test } from 'vitest';
import { entryNote, entryTitle } from './entry-title.ts';
import { ledgerTexts } from './texts.ts';

const entry = (change: Partial<LedgerItem>): LedgerItem => ({
  at: '2026-03-04T08:00:00.000Z',
  counter: 'tickets',
  kind: 'grant',
  origins: ['bought'],
  amount: 1,
  change: 1,
  balance: 1,
  reason: '',
  taskId: null,
  function: null,
  orderId: null,
  ...change,
});

test('every kind of entry has a title', () => {
  for (const kind of LEDGER_KINDS) expect(ledgerTexts).toHaveProperty(entryTitle(entry({ kind })));
});

test.each([
  [{ origins: ['daily'] }, 'grantDaily'],
  [{ origins: ['sign-in'] }, 'grantSignIn'],
  [{ orderId: 'o1' }, 'grantOrder'],
  [{}, 'grantGift'],
  [{ kind: 'reserve' }, 'reserve'],
  [{ kind: 'reserve', counter: 'gpt_tickets' }, 'reserveChat'],
  [{ kind: 'reserve', counter: 'live_tickets' }, 'reserveLive'],
  [{ kind: 'return', reason: 'task failed' }, 'returnFailed'],
  [{ kind: 'return', reason: 'task cancelled' }, 'returnCancelled'],
  [{ kind: 'return', reason: 'task done' }, 'returned'],
] as const)('%o is called %s', (change, title) => {
  expect(entryTitle(entry(change as Partial<LedgerItem>))).toBe(title);
});

test('what an administrator wrote is shown, what the program noted is not', () => {
  expect(entryNote(entry({ reason: 'for the broken render' }))).toBe('for the broken render');
  expect(entryNote(entry({ reason: 'order o1', orderId: 'o1' }))).toBeUndefined();
  expect(entryNote(entry({ reason: 'daily free tickets', origins: ['daily'] }))).toBeUndefined();
  expect(entryNote(entry({ kind: 'reserve', reason: 'startTask indoorRender' }))).toBeUndefined();
});
