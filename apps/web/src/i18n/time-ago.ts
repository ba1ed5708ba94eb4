import type { Locale } from '@plumbline/contract/text.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was, in the largest unit that fits: “5 minutes ago”, “yesterday”; below a minute “now”. */
export function timeAgo(then: Date, now: Date, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const away = Math.max(0, now.getTime() - then.getTime());
  for (const [unit, length] of UNITS)
    if (away >= length) return format.format(-Math.floor(away / length), unit);
  return format.format(0, 'second');
}
