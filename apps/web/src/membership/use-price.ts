import { useLocale } from '../i18n/use-locale.ts';

/** Writes an amount in fen as yuan, with decimals only where there are any: `¥68`, `CN¥68`, and `68元` where ¥ is the yen. */
export function usePrice(): (fen: number) => string {
  const locale = useLocale();
  return (fen) => {
    const decimals = { minimumFractionDigits: fen % 100 === 0 ? 0 : 2 };
    if (locale === 'ja') return `${new Intl.NumberFormat(locale, decimals).format(fen / 100)}元`;
    const currency = { style: 'currency', currency: 'CNY', ...decimals } as const;
    return new Intl.NumberFormat(locale, currency).format(fen / 100);
  };
}
