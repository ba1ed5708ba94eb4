import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import { Icon } from '../ui/Icon.tsx';
import type { WechatScanView } from './use-wechat-scan.ts';
import styles from './WechatCode.module.css';

/** The QR code with what has become of it laid over. */
export function WechatCode({ view, covered }: { readonly view: WechatScanView; readonly covered?: string }) {
  const { t } = useTranslation('wechat');
  const site = useQuery(siteQuery).data;
  const { qr, state, failure, refresh } = view;
  const veiled = covered !== undefined || state !== 'waiting';
  return (
    <div className={styles['code']}>
      <div className={styles['frame']}>
        {qr && <img className={styles['picture']} src={qr.qr} alt={t('qr')} data-veiled={veiled} />}
        {veiled && (
          <div className={styles['veil']} role="status">
            {covered !== undefined && <p>{covered}</p>}
            {covered === undefined && state === 'loading' && <p>{t('loading')}</p>}
            {covered === undefined && (state === 'scanned' || state === 'confirmed') && (
              <>
                <span className={styles['done']}>
                  <Icon name="check" size={22} />
                </span>
                <p>{t(state)}</p>
              </>
            )}
            {covered === undefined &&
              (state === 'expired' || state === 'cancelled' || state === 'failed') && (
                <>
                  <p>{failure ?? t(state === 'cancelled' ? 'cancelled' : 'expired')}</p>
                  <Button onClick={refresh}>{t('refresh')}</Button>
                </>
              )}
          </div>
        )}
      </div>
      <p className={styles['scan']}>{t('scanHint')}</p>
      {site?.wechat.standIn && qr && !veiled && (
        <p className={styles['hint']}>
          {t('standInHint')}{' '}
          <a className={styles['link']} href={qr.url} target="_blank" rel="noreferrer">
            {t('standInLink')}
          </a>
        </p>
      )}
    </div>
  );
}
