import { expect, test } from 'vitest';
import { membershipState } from './membership-state.ts';

const now = new Date('2026-03-04T08:00:00Z');
const vip = (level: 'none' | 'month' | 'year' | 'permanent', expiresAt: string | null) => ({
  level,
  expiresAt,
  permanent: level === 'permanent',
});

test('none, active until, expired, permanent, enterprise', () => {
  expect(membershipState({ userType: 'visitor', vip: vip('none', null) }, now)).toEqual({ kind: 'none' });
  expect(membershipState({ userType: 'user', vip: vip('none', null) }, now)).toEqual({ kind: 'none' });
  const later = '2026-04-04T08:00:00.000Z';
  expect(membershipState({ userType: 'vip', vip: vip('month', later) }, now)).toEqual({
    kind: 'active',
    until: new Date(later),
  });
  const before = '2026-03-04T08:00:00.000Z';
  // Whether the server has already turned the member into a user or not.
  for (const userType of ['vip', 'user'] as const)
    expect(membershipState({ userType, vip: vip('year', before) }, now)).toEqual({
      kind: 'expired',
      until: new Date(before),
    });
  expect(membershipState({ userType: 'vip', vip: vip('permanent', null) }, now)).toEqual({
    kind: 'permanent',
  });
  expect(membershipState({ userType: 'enterprise', vip: vip('none', null) }, now)).toEqual({
    kind: 'enterprise',
    until: null,
  });
});
