import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialog, openDialog } from '../dialogs/dialog-store.ts';
import offer from '../dialogs/Offer.module.css';
import { useLocale } from '../i18n/use-locale.ts';
import { openRecharge } from '../recharge/recharge-store.ts';
import { plansQuery } from './order-queries.ts';
import { PlanList } from './PlanList.tsx';
import { planGroups } from './plan-groups.ts';
import { useMembershipState } from './use-membership-state.ts';

/** Extends a membership: when it ends or ended, what is added to it, and the plans that do so. */
export function ExtensionDialog() {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  const state = useMembershipState();
  const plans = useQuery(plansQuery).data;
  const hasEnd = state.kind === 'active' || state.kind === 'expired';
  useEffect(() => {
    // Who has no membership has nothing to extend.
    if (!hasEnd) openDialog('recharge');
  }, [hasEnd]);
  if (!hasEnd) return null;
  const day = state.until.toLocaleDateString(locale, { dateStyle: 'long' });
  const active = state.kind === 'active';
  const mayBuy = (plans?.providers.length ?? 0) > 0;
  return (
    <Modal
      open
      centered
      width={440}
      footer={null}
      title={t(active ? 'activeTitle' : 'expiredTitle', { day })}
      onCancel={closeDialog}
    >
      <p className={offer['lead']}>{t(active ? 'activeBody' : 'expiredBody')}</p>
      {!plans && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {plans && mayBuy && (
        <PlanList
          label={t('title')}
          plans={planGroups(plans.items).members}
          says={({ gift }) =>
            gift.months === null ? t('extendForGood') : t('extendBy', { count: gift.months })
          }
          onChoose={openRecharge}
        />
      )}
      {plans && !mayBuy && (
        <>
          <p className={offer['notice']}>{t('notOffered')}</p>
          <Button size="large" block onClick={() => openDialog('contact')}>
            {t('askOperator')}
          </Button>
        </>
      )}
    </Modal>
  );
}
