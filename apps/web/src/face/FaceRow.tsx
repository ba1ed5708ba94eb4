import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../account/Section.module.css';
import { useAccountAction } from '../account/use-account-action.ts';
import { api } from '../api/client.ts';
import { siteQuery } from '../api/queries.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { faceQuery } from './face-query.ts';
import { askToConfirm } from '../dialogs/confirm.ts';

/** Whether the account is verified, among what is known of its owner; not there where nobody verifies. */
export function FaceRow() {
  const { t } = useTranslation('face');
  const locale = useLocale();
  const client = useQueryClient();
  const offered = useQuery(siteQuery).data?.faceVerification === 'stand-in';
  const verifiedAt = useQuery({ ...faceQuery, enabled: offered }).data?.verifiedAt;
  const { busy, act } = useAccountAction();
  if (!offered || verifiedAt === undefined) return null;
  const withdraw = () =>
    askToConfirm({
      title: t('withdrawTitle'),
      content: t('withdrawBody'),
      okText: t('withdraw'),
      danger: true,
      cancelText: t('keep'),
      onOk: () =>
        act(async () => {
          await api('withdrawFace', {});
          await client.invalidateQueries({ queryKey: faceQuery.queryKey });
        }),
    });
  return (
    <div className={styles['row']}>
      <span className={styles['label']}>{t('row')}</span>
      <span className={styles['value']}>
        {verifiedAt === null
          ? t('rowNone')
          : t('rowSince', { day: new Date(verifiedAt).toLocaleDateString(locale, { dateStyle: 'long' }) })}
      </span>
      {verifiedAt === null ? (
        <Button onClick={() => openDialog('face')}>{t('rowBegin')}</Button>
      ) : (
        <Button disabled={busy} onClick={withdraw}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
}
