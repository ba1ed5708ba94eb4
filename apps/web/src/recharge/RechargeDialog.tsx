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
  const { planId, forMembers } = useRecharge();
  const plans = useQuery(plansQuery).data;
  const [paid, setPaid] = useState<'paid' | 'completed'>();
  useEffect(() => {
    if (!signedIn) openDialog('login');
  }, [signedIn]);
  if (!signedIn) return null;
  const plan = plans?.items.find((each) => each.planId === planId);
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
      {plans && !plan && <ChoosePlan plans={plans.items} forMembers={forMembers} />}
      {plans && plan && !paid && <PayPlan plan={plan} plans={plans} onPaid={setPaid} />}
      {plan && paid && <PaidNotice plan={plan} state={paid} />}
    </Modal>
  );
}
