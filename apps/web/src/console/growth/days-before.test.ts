import { expect, test } from 'vitest';
import { daysBefore } from './days-before.ts';

test('days are those of the business, wherever the browser is', () => {
  // Half past midnight in Shanghai is the day before in UTC.
  const at = new Date('2026-02-28T16:30:00Z');
  expect([0, 1, 6].map((days) => daysBefore(at, days))).toEqual(['2026-03-01', '2026-02-28', '2026-02-23']);
});
