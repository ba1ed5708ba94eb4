import type { Plan } from '@plumbline/contract/api/orders.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-locale.ts';
import { useMembershipState } from '../membership/use-membership-state.ts';
import { planGroups } from '../membership/plan-groups.ts';
import { PlanList } from '../membership/PlanList.tsx';
import { choosePurchase } from './recharge-store.ts';
import styles from './Recharge.module.css';

/** What can be bought, as a short list; the membership page says more. */
export function ChoosePlan({
  plans,
  forMembers,
}: {
  readonly plans: readonly Plan[];
  readonly forMembers: boolean;
}) {
  const { t } = useTranslation('recharge');
  const { members, packs } = planGroups(plans);
  const { kind } = useMembershipState();
  return (
    <div className={styles['choose']}>
      {kind !== 'permanent' && members.length > 0 && <PlanGroup title={t('members')} plans={members} />}
      {!forMembers && packs.length > 0 && <PlanGroup title={t('packs')} plans={packs} />}
    </div>
  );
}

function PlanGroup({ title, plans }: { readonly title: string; readonly plans: readonly Plan[] }) {
  const localised = useLocalised();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <PlanList
        label={title}
        plans={plans}
        says={({ description }) => localised(description)}
        onChoose={choosePurchase}
      />
    </section>
  );
}
