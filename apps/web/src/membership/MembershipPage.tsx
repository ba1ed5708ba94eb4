import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './MembershipPage.module.css';
import { MembershipStatus } from './MembershipStatus.tsx';
import { plansQuery } from './order-queries.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanRow } from './PlanRow.tsx';
import { planGroups } from './plan-groups.ts';

/** How one stands and what can be bought: memberships side by side, packs, the enterprise month. */
export function MembershipPage() {
  const { t } = useTranslation('membership');
  const plans = useQuery(plansQuery);
  const mayBuy = (plans.data?.providers.length ?? 0) > 0;
  const { members, packs, enterprise } = planGroups(plans.data?.items ?? []);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <MembershipStatus />
      {plans.isPending && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {plans.isError && (
        <div className={styles['empty']} role="alert">
          <p>{t('failed')}</p>
          <Button onClick={() => void plans.refetch()}>{t('retry')}</Button>
        </div>
      )}
      {plans.isSuccess && (
        <>
          {!mayBuy && <p className={styles['empty']}>{t('notOffered')}</p>}
          {members.length > 0 && (
            <ul className={styles['plans']} aria-label={t('title')}>
              {members.map((plan) => (
                <PlanCard key={plan.planId} plan={plan} mayBuy={mayBuy} />
              ))}
            </ul>
          )}
          {packs.length > 0 && (
            <section aria-labelledby="packs">
              <h2 id="packs">{t('packs')}</h2>
              <p className={styles['lead']}>{t('packsLead')}</p>
              <ul className={styles['rows']}>
                {packs.map((plan) => (
                  <PlanRow key={plan.planId} plan={plan} mayBuy={mayBuy} />
                ))}
              </ul>
            </section>
          )}
          {enterprise.length > 0 && (
            <section aria-labelledby="enterprise">
              <h2 id="enterprise">{t('enterprise')}</h2>
              <p className={styles['lead']}>{t('enterpriseLead')}</p>
              <ul className={styles['rows']}>
                {enterprise.map((plan) => (
                  <PlanRow key={plan.planId} plan={plan} mayBuy={mayBuy} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  );
}
