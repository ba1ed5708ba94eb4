import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialog, openDialog } from '../dialogs/dialog-store.ts';
import { plansQuery } from '../membership/order-queries.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { ChoosePlan } from './ChoosePlan.tsx';
import { PaidNotice } from './PaidNotice.tsx';
import { PayPlan } from './PayPlan.tsx';
import { useRecharge } from './recharge-store.ts';

/** Choose, pay, done; over any page. */
export function RechargeDialog() {
  const { t } = useTranslation('recharge');
  const { signedIn } = useCurrentUser();
  const { purchase, forMembers } = useRecharge();
  const plans = useQuery(plansQuery).data;
  const [paid, setPaid] = useState<'paid' | 'completed'>();
  useEffect(() => {
    if (!signedIn) openDialog('login');
  }, [signedIn]);
  if (!signedIn) return null;
  return (
    <Modal
      open
      onCancel={closeDialog}
      footer={null}
      width={480}
      title={paid ? null : t(forMembers ? 'memberTitle' : 'title')}
      centered
    >
      {!plans && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {plans && !purchase && <ChoosePlan plans={plans.items} forMembers={forMembers} />}
      {plans && purchase && !paid && <PayPlan purchase={purchase} plans={plans} onPaid={setPaid} />}
      {purchase && paid && <PaidNotice purchase={purchase} state={paid} />}
    </Modal>
  );
}
