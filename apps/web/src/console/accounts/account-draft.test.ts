import type { AccountDetails } from '@plumbline/contract/api/administration/accounts.ts';
import { expect, test } from 'vitest';
import { changesOf, draftOf, endOf } from './account-draft.ts';

const account: AccountDetails = {
  accountId: 'u_1',
  account: 'studio',
  name: 'Studio',
  company: '',
  phoneNo: null,
  email: null,
  role: 'user',
  userType: 'enterprise',
  status: 'active',
  testUser: false,
  level: 'none',
  expiresAt: endOf('2027-03-01'),
  createdAt: '2026-01-01T00:00:00.000Z',
  seenAt: null,
  providers: [],
  secondFactor: false,
  faceVerifiedAt: null,
  tickets: { tickets: 0, live_tickets: 0, gpt_tickets: 0 },
  sessions: 0,
  tasks: 0,
  images: 0,
};
const before = draftOf(account);

test('what was left alone is not sent', () => {
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf(before, { ...before, name: 'New' })).toEqual({ name: 'New' });
});

test('an end is the last second of its day, and none is without an end', () => {
  expect(before.until).toBe('2027-03-01');
  expect(changesOf(before, { ...before, until: '2027-04-01' })).toEqual({ expiresAt: endOf('2027-04-01') });
  expect(changesOf(before, { ...before, until: '' })).toEqual({ expiresAt: null });
});

test('another type carries its end, a user has none', () => {
  expect(changesOf(before, { ...before, userType: 'vip' })).toEqual({
    userType: 'vip',
    expiresAt: account.expiresAt,
  });
  expect(changesOf(before, { ...before, userType: 'user' })).toEqual({ userType: 'user' });
});
