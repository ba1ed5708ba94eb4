import type { Locale } from '@plumbline/contract/text.ts';
import type { Day } from './lay-out-days.ts';

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** A day of the calendar in words, whatever the zone. */
export function dayName(day: string, locale: Locale): string {
  const format = {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  } as const;
  return new Intl.DateTimeFormat(locale, format).format(noon(day));
}

export function monthName(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    noon(`${month}-15`),
  );
}

export interface Month {
  readonly month: string;
  readonly count: number;
  /** Newest first. */
  readonly days: readonly Day[];
}

/** Days by their months, newest first. */
export function monthsOf(days: readonly Day[]): Month[] {
  const months: { month: string; count: number; days: Day[] }[] = [];
  for (const day of days) {
    const month = day.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) {
      last.count += day.count;
      last.days.push(day);
    } else months.push({ month, count: day.count, days: [day] });
  }
  return months;
}
