import { userMessage } from '@plumbline/client/server-error.ts';
import type { PaymentProvider, Plans } from '@plumbline/contract/api/orders.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../i18n/use-locale.ts';
import { usePrice } from '../membership/use-price.ts';
import { useCountdown } from '../sign-in/countdown.ts';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { PayByAlipay } from './PayByAlipay.tsx';
import { PayByWechat } from './PayByWechat.tsx';
import { choosePurchase, type Purchase } from './recharge-store.ts';
import styles from './Recharge.module.css';
import { useOpenOrder } from './use-open-order.ts';

interface Props {
  readonly purchase: Purchase;
  readonly plans: Plans;
  readonly onPaid: (state: 'paid' | 'completed') => void;
}

/** One order: how to pay it, how long it stands, and whether the money has come. */
export function PayPlan({ purchase, plans, onPaid }: Props) {
  const { t } = useTranslation(['recharge', 'membership']);
  const locale = useLocale();
  const localised = useLocalised();
  const price = usePrice();
  // An order that waits is paid where it was made.
  const providers = purchase.provider ? [purchase.provider] : plans.providers;
  const [provider, setProvider] = useState<PaymentProvider>(providers[0] ?? 'wechat');
  const { order, isClosed, isOutdated, renew, chooseAgain, confirm, confirming } = useOpenOrder(
    purchase,
    provider,
    onPaid,
  );
  const left = useCountdown(order.data ? Date.parse(order.data.expiresAt) : 0);
  const isOver = isClosed || (order.data !== undefined && left === 0);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const Way = provider === 'wechat' ? PayByWechat : PayByAlipay;
  return (
    <div className={styles['pay']}>
      <div className={styles['chosen']}>
        <div>
          <strong>{localised(purchase.title)}</strong>
          <button type="button" onClick={() => choosePurchase(null)}>
            {t('change')}
          </button>
        </div>
        <span className="tabular">{price(purchase.amountFen)}</span>
      </div>
      {providers.length > 1 && (
        <ChipChoice
          label={t('payBy')}
          layout="row"
          options={providers.map((each) => ({ value: each, name: t(`membership:${each}`) }))}
          value={provider}
          onChange={setProvider}
        />
      )}
      {order.isError ? (
        <div className={styles['problem']} role="alert">
          <p>{userMessage(order.error, locale)}</p>
          {isOutdated ? (
            <Button type="primary" onClick={chooseAgain}>
              {t('chooseAgain')}
            </Button>
          ) : (
            <Button onClick={renew}>{t('retry')}</Button>
          )}
        </div>
      ) : (
        <Way link={order.data?.link} isOver={isOver} onRenew={renew} />
      )}
      {plans.sandbox && order.data && !isOver && (
        <p className={styles['sandbox']}>
          {t('sandbox')}{' '}
          {provider === 'wechat' && (
            <a href={order.data.link} target="_blank" rel="noreferrer">
              {t('openCashier')}
            </a>
          )}
        </p>
      )}
      {order.data && !isOver && (
        <div className={styles['foot']}>
          <div>
            <strong role="status">{t('waiting')}</strong>
            <span className="tabular" role="timer">
              {t('left', { time })}
            </span>
          </div>
          <Button loading={confirming} onClick={confirm}>
            {t('iPaid')}
          </Button>
        </div>
      )}
    </div>
  );
}
