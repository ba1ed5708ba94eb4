import type { UsableEngine } from '@plumbline/contract/api/catalogue.ts';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../../run/use-price.ts';

/** What an engine adds to the price of each picture, in words; undefined where none of them adds anything, or nothing is counted. */
export function useEngineCost(
  engines: readonly UsableEngine[],
): (engine: UsableEngine) => string | undefined {
  const { t } = useTranslation('engine');
  const { unlimited } = usePrices();
  const isCounted = !unlimited && engines.some(({ extraTickets }) => extraTickets > 0);
  return ({ extraTickets }) => {
    if (!isCounted) return undefined;
    return extraTickets === 0 ? t('noExtra') : t('extra', { count: extraTickets });
  };
}
