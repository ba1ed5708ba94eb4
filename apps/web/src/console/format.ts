import type { Locale } from '@plumbline/contract/text.ts';

export function formatTime(at: string | null, locale: Locale): string {
  if (at === null) return '—';
  return new Date(at).toLocaleString(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
}

export function formatDay(at: string | null, locale: Locale): string {
  return at === null ? '—' : new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' });
}

/** Milliseconds as seconds with one decimal, minutes from ten of them on, hours from two. */
export function formatDuration(
  milliseconds: number,
  locale: Locale,
): { unit: 'seconds' | 'minutes' | 'hours'; value: string } {
  const seconds = milliseconds / 1_000;
  if (seconds >= 7_200) return { unit: 'hours', value: Math.round(seconds / 3_600).toLocaleString(locale) };
  if (seconds >= 600) return { unit: 'minutes', value: Math.round(seconds / 60).toLocaleString(locale) };
  return { unit: 'seconds', value: seconds.toLocaleString(locale, { maximumFractionDigits: 1 }) };
}

/** Fen as yuan. */
export function formatMoney(fen: number, locale: Locale): string {
  return (fen / 100).toLocaleString(locale, { style: 'currency', currency: 'CNY' });
}
