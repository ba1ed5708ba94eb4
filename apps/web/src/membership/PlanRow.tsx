import type { Plan } from '@plumbline/contract/api/orders.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-locale.ts';
import { openRecharge } from '../recharge/recharge-store.ts';
import styles from './MembershipPage.module.css';
import { usePeriod } from './use-period.ts';
import { usePrice } from './use-price.ts';

/** A plan in one line: packs of counts, the enterprise month. */
export function PlanRow({ plan, mayBuy }: { readonly plan: Plan; readonly mayBuy: boolean }) {
  const { t } = useTranslation('membership');
  const localised = useLocalised();
  const price = usePrice();
  const period = usePeriod();
  const each = plan.gift.kind === 'tickets' ? Math.round(plan.amountFen / plan.gift.amount) : undefined;
  return (
    <li className={styles['row']}>
      <div>
        <strong>{localised(plan.title)}</strong>
        <span>{each === undefined ? localised(plan.description) : t('each', { price: price(each) })}</span>
      </div>
      <span className={`${styles['rowPrice']} tabular`}>
        {price(plan.amountFen)}
        {plan.gift.kind === 'membership' && <small>{period(plan.gift.months)}</small>}
      </span>
      <Button
        disabled={!mayBuy}
        aria-label={`${t('buy')} ${localised(plan.title)}`}
        onClick={() => openRecharge(plan)}
      >
        {t('buy')}
      </Button>
    </li>
  );
}
