import { useLocale } from './use-locale.ts';

/** Writes whole numbers with thousand separators in threes; a sign in front of both kinds where it is asked for. */
export function useNumber(): (value: number, sign?: 'signed') => string {
  const locale = useLocale();
  return (value, sign) =>
    new Intl.NumberFormat(locale, { signDisplay: sign === 'signed' ? 'exceptZero' : 'auto' })
      .format(value)
      .replace('-', '−');
}
