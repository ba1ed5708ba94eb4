import { QUOTA_TIME_ZONE } from '@plumbline/contract/constants.ts';

const DAY_MS = 86_400_000;

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: QUOTA_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day a moment counts for, `YYYY-MM-DD`: days of quotas begin at midnight in Shanghai, wherever the server is. */
export function quotaDay(at: Date): string {
  return format.format(at);
}

/** The moment at which the day that counts for `at` began. Shanghai keeps one offset all year. */
export function quotaDayStart(at: Date): Date {
  return new Date(`${quotaDay(at)}T00:00:00+08:00`);
}

/** The midnight at which a day ends and the next one begins. */
export function quotaDayEnd(day: string): Date {
  return new Date(new Date(`${day}T00:00:00+08:00`).getTime() + DAY_MS);
}
