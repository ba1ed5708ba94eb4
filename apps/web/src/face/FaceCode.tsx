import type { BegunFace } from '@plumbline/contract/api/face.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import styles from '../wechat/WechatCode.module.css';

interface Props {
  readonly begun: BegunFace;
  readonly expired: boolean;
  readonly busy: boolean;
  readonly onRenew: () => void;
}

/** The code that the phone scans. */
export function FaceCode({ begun, expired, busy, onRenew }: Props) {
  const { t } = useTranslation('face');
  const site = useQuery(siteQuery).data;
  return (
    <div className={styles['code']}>
      <div className={styles['frame']}>
        <img className={styles['picture']} src={begun.qr} alt={t('qr')} data-veiled={expired} />
        {expired && (
          <div className={styles['veil']} role="status">
            <p>{t('expired')}</p>
            <Button loading={busy} onClick={onRenew}>
              {t('renew')}
            </Button>
          </div>
        )}
      </div>
      <p className={styles['scan']}>{t('scan')}</p>
      {site?.faceVerification === 'stand-in' && !expired && (
        <p className={styles['hint']}>
          {t('standInHint')}{' '}
          <a className={styles['link']} href={begun.url} target="_blank" rel="noreferrer">
            {t('standInLink')}
          </a>
        </p>
      )}
    </div>
  );
}
