import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WayProps } from './PayByWechat.tsx';
import styles from './Recharge.module.css';

/** The way to Alipay's own cashier, in another tab, so that this page can wait. */
export function PayByAlipay({ link, isOver, onRenew }: WayProps) {
  const { t } = useTranslation('recharge');
  return (
    <div className={styles['alipay']}>
      <p>{t(isOver ? 'expiredOrder' : 'alipayBody')}</p>
      {isOver && (
        <Button type="primary" size="large" onClick={onRenew}>
          {t('renew')}
        </Button>
      )}
      {!isOver && link === undefined && (
        <Button type="primary" size="large" loading>
          {t('openAlipay')}
        </Button>
      )}
      {!isOver && link !== undefined && (
        <Button type="primary" size="large" href={link} target="_blank" rel="noreferrer">
          {t('openAlipay')}
        </Button>
      )}
    </div>
  );
}
