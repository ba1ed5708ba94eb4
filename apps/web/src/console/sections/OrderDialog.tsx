import type { ManagerOrder } from '@plumbline/contract/api/administration/operations.ts';
import { Button, Input, Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { consoleApi } from '../console-api.ts';
import { formatMoney, formatTime } from '../format.ts';
import { Field } from '../parts/Field.tsx';
import { useChange } from '../use-change.ts';
import styles from './OrderDialog.module.css';

interface Props {
  readonly order: ManagerOrder;
  readonly onClose: () => void;
}

/** One order, and its money back where it was paid. */
export function OrderDialog({ order, onClose }: Props) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const id = useId();
  const [reason, setReason] = useState('');
  const { busy, run } = useChange();
  const { orderId, accountId, accountName, amountFen, state } = order;
  const paid = state === 'paid' || state === 'completed';
  const refund = async (event: FormEvent) => {
    event.preventDefault();
    const work = () => consoleApi('refundOrder', { params: { orderId }, body: { reason } });
    if (await run(work, t('refunded'))) onClose();
  };
  const facts: readonly [string, string][] = [
    [t('plan'), order.planId],
    [t('sum'), formatMoney(amountFen, locale)],
    [t('provider'), t(`provider_${order.provider}`)],
    [t('status'), t(`order_${state}`)],
    [t('created'), formatTime(order.createdAt, locale)],
    [t('paidAt'), formatTime(order.paidAt, locale)],
    ...(order.refundedAt === null
      ? []
      : [[t('order_refunded'), formatTime(order.refundedAt, locale)] as [string, string]]),
  ];
  return (
    <Modal open title={t('order')} footer={null} width={440} onCancel={onClose}>
      <p className={styles['id']}>{orderId}</p>
      <dl className={styles['facts']}>
        <dt>{t('account')}</dt>
        <dd>
          {accountName === null ? (
            t('goneAccount')
          ) : (
            <Link to={`?section=accounts&account=${accountId}`}>{accountName}</Link>
          )}
        </dd>
        {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}=`}>{value}</dd>])}
      </dl>
      {paid && (
        <form onSubmit={(event) => void refund(event)}>
          <Field id={`${id}reason`} label={t('refundReason')} hint={t('refundHint')}>
            <Input
              id={`${id}reason`}
              maxLength={80}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <Button
            danger
            block
            className={styles['refund'] ?? ''}
            htmlType="submit"
            loading={busy}
            disabled={reason.trim() === ''}
          >
            {t('refund', { amount: formatMoney(amountFen, locale) })}
          </Button>
        </form>
      )}
    </Modal>
  );
}
