import type { Plan } from '@plumbline/contract/api/orders.ts';
import type { Capability } from '@plumbline/contract/capabilities/capabilities.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-locale.ts';
import { openRecharge } from '../recharge/recharge-store.ts';
import { useCapabilities } from '../session/capabilities.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './MembershipPage.module.css';
import { useMembershipState } from './use-membership-state.ts';
import { usePeriod } from './use-period.ts';
import { usePrice } from './use-price.ts';

/** What members have, each where the installation can do it. */
const GIVES = [
  { name: 'unlimitedRenders' },
  { name: 'enlargers' },
  { name: 'unlimitedChats', needs: 'chat' },
  { name: 'unlimitedLive', needs: 'real-time' },
] as const satisfies readonly { name: string; needs?: Capability }[];

interface Props {
  readonly plan: Plan & { readonly gift: Extract<Plan['gift'], { kind: 'membership' }> };
  readonly mayBuy: boolean;
}

/** One membership: its price, what it gives, and the button. */
export function PlanCard({ plan, mayBuy }: Props) {
  const { t } = useTranslation('membership');
  const localised = useLocalised();
  const price = usePrice();
  const period = usePeriod();
  const capabilities = useCapabilities();
  const { kind } = useMembershipState();
  const { level, months } = plan.gift;
  const owned = kind === 'permanent';
  const verb = t(owned ? 'owned' : kind === 'active' && level !== 'permanent' ? 'renew' : 'buy');
  return (
    <li className={styles['plan']} data-recommended={plan.recommended}>
      <h2>
        {localised(plan.title)}
        {plan.recommended && <span className={styles['badge']}>{t('recommended')}</span>}
      </h2>
      <p className={styles['price']}>
        <strong>{price(plan.amountFen)}</strong> <span>{period(months)}</span>
      </p>
      <p className={styles['description']}>{localised(plan.description)}</p>
      <Button
        type={plan.recommended ? 'primary' : 'default'}
        size="large"
        block
        disabled={!mayBuy || owned}
        aria-label={`${verb} ${localised(plan.title)}`}
        onClick={() => openRecharge(plan)}
      >
        {verb}
      </Button>
      <ul className={styles['gives']}>
        {GIVES.filter((give) => !('needs' in give) || capabilities.has(give.needs)).map(({ name }) => (
          <li key={name}>
            <Icon name="check" size={16} />
            {t(name)}
          </li>
        ))}
      </ul>
    </li>
  );
}
