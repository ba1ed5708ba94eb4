import { QUOTA_TIME_ZONE } from '@plumbline/contract/constants.ts';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: QUOTA_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of the business that lies so many days before a moment's own, `YYYY-MM-DD`. */
export function daysBefore(at: Date, days: number): string {
  return format.format(new Date(at.getTime() - days * 86_400_000));
}
