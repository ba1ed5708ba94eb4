import { expect, test } from 'vitest';
import { quotaDay } from './quota-day.ts';

test('the day changes at midnight in Shanghai', () => {
  expect(quotaDay(new Date('2026-03-04T15:59:59.999Z'))).toBe('2026-03-04');
  expect(quotaDay(new Date('2026-03-04T16:00:00.000Z'))).toBe('2026-03-05');
  expect(quotaDay(new Date('2026-12-31T16:00:00.000Z'))).toBe('2027-01-01');
});
