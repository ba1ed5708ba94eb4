import type { ManagerOrder } from '@plumbline/contract/api/administration/operations.ts';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { consoleApi } from '../console-api.ts';
import { formatMoney } from '../format.ts';
import { Field } from '../parts/Field.tsx';
import { useChange } from '../use-change.ts';

/** Sends the money of a paid order back, once a reason is given. */
export function RefundButton({ order }: { readonly order: ManagerOrder }) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { busy, run } = useChange();
  if (order.state !== 'paid' && order.state !== 'completed') return null;
  const refund = async () => {
    const input = { params: { orderId: order.orderId }, body: { reason: reason.trim() } };
    if (await run(() => consoleApi('refundOrder', input), t('refundAsked'))) setOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('refund')}
      </Button>
      <Modal
        open={open}
        width={440}
        title={t('refundTitle', { sum: formatMoney(order.amountFen, locale) })}
        okText={t('refund')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true, disabled: reason.trim() === '', loading: busy }}
        onOk={() => void refund()}
        onCancel={() => setOpen(false)}
      >
        <p>{t('refundBody')}</p>
        <Field id={id} label={t('refundReason')}>
          <Input id={id} maxLength={80} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Modal>
    </>
  );
}
