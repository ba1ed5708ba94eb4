import { expect, test } from 'vitest';
import { daysUntilEnd } from './ends-soon.ts';

const now = new Date('2026-03-04T08:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('only a membership that ends within a week, or ended within a month, has something to say', () => {
  const days = (hours: number) =>
    daysUntilEnd({ kind: hours > 0 ? 'active' : 'expired', until: after(hours) }, now);
  expect([days(23), days(25), days(7 * 24 + 1), days(8 * 24 + 1)]).toEqual([0, 1, 7, undefined]);
  expect([days(-1), days(-30 * 24), days(-31 * 24)]).toEqual([-1, -30, undefined]);
  expect(daysUntilEnd({ kind: 'permanent' }, now)).toBeUndefined();
  expect(daysUntilEnd({ kind: 'none' }, now)).toBeUndefined();
  expect(daysUntilEnd({ kind: 'enterprise', until: after(5) }, now)).toBeUndefined();
});
