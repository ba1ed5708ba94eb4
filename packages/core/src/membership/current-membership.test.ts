import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from './add-months.ts';
import { currentMembership } from './current-membership.ts';
import type { MembershipGrant } from './membership-grant.ts';

function grant(at: string, change: Partial<MembershipGrant> = {}): MembershipGrant {
  return {
    key: `k-${at}-${change.level ?? 'month'}`,
    userId: 'u',
    tier: 'member',
    level: 'month',
    span: { months: 1 },
    reason: 'test',
    grantedAt: new Date(at),
    takenBackAt: null,
    ...change,
  };
}
const year = { level: 'year', span: { months: 12 } } as const;
const forGood = { level: 'permanent', span: { permanent: true } } as const;
const state = (grants: MembershipGrant[], at: string) => {
  const { userType, membership } = currentMembership(grants, new Date(at));
  return [userType, membership.level, membership.expiresAt?.toISOString() ?? null];
};

test('months are those of the calendar in Shanghai', () => {
  const ends = (from: string, months: number) => addMonths(new Date(from), months).toISOString();
  expect(ends('2026-01-31T04:00:00.000Z', 1)).toBe('2026-02-28T04:00:00.000Z');
  expect(ends('2028-01-31T04:00:00.000Z', 1)).toBe('2028-02-29T04:00:00.000Z');
  expect(ends('2026-12-15T04:00:00.000Z', 1)).toBe('2027-01-15T04:00:00.000Z');
  expect(ends('2026-02-10T04:00:00.000Z', 12)).toBe('2027-02-10T04:00:00.000Z');
  // 31 January in London is 1 February in Shanghai.
  expect(ends('2026-01-31T20:00:00.000Z', 1)).toBe('2026-02-28T20:00:00.000Z');
});

test('nobody is a member without a grant, and a membership that ended keeps its date', () => {
  expect(state([], '2026-03-01T00:00:00Z')).toEqual(['user', 'none', null]);
  const one = [grant('2026-03-01T00:00:00Z')];
  expect(state(one, '2026-03-31T23:59:59Z')).toEqual(['vip', 'month', '2026-04-01T00:00:00.000Z']);
  expect(state(one, '2026-04-01T00:00:00Z')).toEqual(['user', 'month', '2026-04-01T00:00:00.000Z']);
});

test('a renewal adds to what runs; one that comes late begins anew', () => {
  const early = [grant('2026-03-01T00:00:00Z'), grant('2026-03-10T00:00:00Z')];
  expect(state(early, '2026-03-11T00:00:00Z')[2]).toBe('2026-05-01T00:00:00.000Z');
  const late = [grant('2026-03-01T00:00:00Z'), grant('2026-06-10T00:00:00Z')];
  expect(state(late, '2026-06-11T00:00:00Z')[2]).toBe('2026-07-10T00:00:00.000Z');
});

test('a month on top of a year leaves the level; permanent wins over all', () => {
  const both = [grant('2026-03-01T00:00:00Z', year), grant('2026-03-02T00:00:00Z')];
  expect(state(both, '2026-03-03T00:00:00Z')).toEqual(['vip', 'year', '2027-04-01T00:00:00.000Z']);
  const permanent = [...both, grant('2026-03-03T00:00:00Z', forGood), grant('2026-03-04T00:00:00Z')];
  expect(state(permanent, '2060-01-01T00:00:00Z')).toEqual(['vip', 'permanent', null]);
});

test('an enterprise month stands above a membership and falls back to it', () => {
  const grants = [
    grant('2026-03-01T00:00:00Z', forGood),
    grant('2026-03-02T00:00:00Z', { tier: 'enterprise' }),
  ];
  expect(state(grants, '2026-03-05T00:00:00Z')).toEqual(['enterprise', 'month', '2026-04-02T00:00:00.000Z']);
  expect(state(grants, '2026-04-05T00:00:00Z')).toEqual(['vip', 'permanent', null]);
});

test('a fixed end never shortens what runs', () => {
  const grants = [
    grant('2026-03-01T00:00:00Z', year),
    grant('2026-03-02T00:00:00Z', { span: { until: new Date('2026-05-01T00:00:00Z') } }),
  ];
  expect(state(grants, '2026-03-05T00:00:00Z')[2]).toBe('2027-03-01T00:00:00.000Z');
});

test('whatever is taken back, the rest counts as if it had never been', () => {
  const grants = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 900 }),
      kind: fc.constantFrom<Partial<MembershipGrant>>({}, year, forGood, { tier: 'enterprise' }),
      back: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(grants, fc.integer({ min: 0, max: 1200 }), (plan, now) => {
      const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
      const all = plan.map(({ day: n, kind, back }) =>
        grant(day(n).toISOString(), { ...kind, takenBackAt: back ? day(n + 1) : null }),
      );
      const kept = all.filter(({ takenBackAt }) => takenBackAt === null);
      expect(currentMembership(all, day(now))).toEqual(currentMembership(kept, day(now)));
      const { userType, membership } = currentMembership(all, day(now));
      expect(userType === 'user').toBe(
        membership.level === 'none' || (membership.expiresAt !== null && membership.expiresAt <= day(now)),
      );
      expect(membership.expiresAt === null).toBe(
        membership.level === 'none' || membership.level === 'permanent',
      );
    }),
  );
});
