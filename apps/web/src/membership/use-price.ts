import { useLocale } from '../i18n/use-locale.ts';

/** Writes an amount in fen as yuan: `¥68`, with decimals only where there are any. */
export function usePrice(): (fen: number) => string {
  const locale = useLocale();
  return (fen) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: fen % 100 === 0 ? 0 : 2,
    }).format(fen / 100);
}
