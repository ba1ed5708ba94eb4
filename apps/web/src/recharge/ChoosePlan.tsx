import type { Plan } from '@plumbline/contract/api/orders.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-locale.ts';
import { useMembershipState } from '../membership/use-membership-state.ts';
import { planGroups } from '../membership/plan-groups.ts';
import { usePrice } from '../membership/use-price.ts';
import { choosePlan } from './recharge-store.ts';
import styles from './Recharge.module.css';

/** What can be bought, as a short list; the membership page says more. */
export function ChoosePlan({ plans }: { readonly plans: readonly Plan[] }) {
  const { t } = useTranslation('recharge');
  const { members, packs } = planGroups(plans);
  const { kind } = useMembershipState();
  return (
    <div className={styles['choose']}>
      {kind !== 'permanent' && <PlanList title={t('members')} plans={members} />}
      <PlanList title={t('packs')} plans={packs} />
    </div>
  );
}

function PlanList({ title, plans }: { readonly title: string; readonly plans: readonly Plan[] }) {
  const localised = useLocalised();
  const price = usePrice();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {plans.map((plan) => (
          <li key={plan.planId}>
            <button type="button" onClick={() => choosePlan(plan.planId)}>
              <span>
                <strong>{localised(plan.title)}</strong>
                <small>{localised(plan.description)}</small>
              </span>
              <span className="tabular">{price(plan.amountFen)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
