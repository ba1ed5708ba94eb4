import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Recharge.module.css';
import { QrCode } from './QrCode.tsx';

export interface WayProps {
  /** undefined while the order is made. */
  readonly link: string | undefined;
  /** Its time is over. */
  readonly isOver: boolean;
  readonly onRenew: () => void;
}

/** The code that WeChat scans. */
export function PayByWechat({ link, isOver, onRenew }: WayProps) {
  const { t } = useTranslation('recharge');
  return (
    <div className={styles['wechat']}>
      <div className={styles['code']} data-over={isOver}>
        {link !== undefined && <QrCode text={link} label={t('qr')} />}
        {isOver && (
          <div className={styles['over']}>
            <strong>{t('expired')}</strong>
            <Button type="primary" onClick={onRenew}>
              {t('renew')}
            </Button>
          </div>
        )}
      </div>
      {!isOver && <p>{t('scan')}</p>}
    </div>
  );
}
