import type { Plan } from '@plumbline/contract/api/orders.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-locale.ts';
import { openRecharge } from '../recharge/recharge-store.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './MembershipPage.module.css';
import { useMembershipState } from './use-membership-state.ts';
import { usePrice } from './use-price.ts';

const PERIODS = { month: 'perMonth', year: 'perYear', permanent: 'once' } as const;
/** What members have; what this version does not hold yet says so. */
const GIVES = [
  { name: 'unlimitedRenders', soon: false },
  { name: 'enlargers', soon: false },
  { name: 'unlimitedChats', soon: true },
  { name: 'unlimitedLive', soon: true },
] as const;

interface Props {
  readonly plan: Plan & { readonly gift: Extract<Plan['gift'], { kind: 'membership' }> };
  readonly mayBuy: boolean;
}

/** One membership: its price, what it gives, and the button. */
export function PlanCard({ plan, mayBuy }: Props) {
  const { t } = useTranslation('membership');
  const localised = useLocalised();
  const price = usePrice();
  const { kind } = useMembershipState();
  const { level } = plan.gift;
  const owned = kind === 'permanent';
  const verb = t(owned ? 'owned' : kind === 'active' && level !== 'permanent' ? 'renew' : 'buy');
  return (
    <li className={styles['plan']} data-recommended={plan.recommended}>
      <h3>
        {localised(plan.title)}
        {plan.recommended && <span className={styles['badge']}>{t('recommended')}</span>}
      </h3>
      <p className={styles['price']}>
        <strong>{price(plan.amountFen)}</strong> <span>{t(PERIODS[level])}</span>
      </p>
      <p className={styles['description']}>{localised(plan.description)}</p>
      <Button
        type={plan.recommended ? 'primary' : 'default'}
        size="large"
        block
        disabled={!mayBuy || owned}
        aria-label={`${verb} ${localised(plan.title)}`}
        onClick={() => openRecharge(plan.planId)}
      >
        {verb}
      </Button>
      <ul className={styles['gives']}>
        {GIVES.map(({ name, soon }) => (
          <li key={name}>
            <Icon name="check" size={16} />
            {t(name)}
            {soon && <span className={styles['soon']}>{t('soon')}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}
