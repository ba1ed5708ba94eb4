import { COUNTER_NAMES } from '@plumbline/contract/ledger-texts.ts';
import type { PlanGift } from '@plumbline/contract/plans/plan-content.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNumber } from '../../i18n/use-number.ts';

/** Says in a few words what a plan gives. */
export function useGiftWords(): (gift: PlanGift) => string {
  const { t } = useTranslation('consolePlans');
  const locale = useLocale();
  const number = useNumber();
  return (gift) => {
    if (gift.kind === 'tickets')
      return t('giveTickets', { counter: COUNTER_NAMES[gift.counter][locale], amount: number(gift.amount) });
    const period = gift.months === null ? t('forGood') : t('months', { count: gift.months });
    return t(gift.tier === 'enterprise' ? 'giveEnterprise' : 'giveMember', { period });
  };
}
