import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { preferencesQuery } from '../account-queries.ts';
import styles from '../Section.module.css';
import { useAccountAction } from '../use-account-action.ts';
import { askToConfirm } from '../../dialogs/confirm.ts';

const HINTS = { request: 'labelOnRequest', default: 'labelByDefault', always: 'labelAlways' } as const;

/** Whether downloads carry the visible AI label. Declining what is on by default is confirmed: the duty to label moves. */
export function VisibleLabelRow() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const preferences = useQuery(preferencesQuery).data;
  const { busy, act } = useAccountAction();
  const policy = preferences?.visibleLabelPolicy ?? 'request';
  const save = (visibleLabel: boolean) =>
    act(async () => {
      const saved = await api('changePreferences', { body: { visibleLabel } });
      client.setQueryData(preferencesQuery.queryKey, saved);
    });
  const change = (wanted: boolean) => {
    if (wanted || policy !== 'default') void save(wanted);
    else
      askToConfirm({
        title: t('labelDeclineTitle'),
        content: t('labelDeclineBody'),
        okText: t('labelDecline'),
        cancelText: t('cancel'),
        onOk: () => save(false),
      });
  };
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <strong id="visible-label">{t('visibleLabel')}</strong>
        <span>{t(HINTS[policy])}</span>
      </div>
      <Switch
        aria-labelledby="visible-label"
        checked={preferences?.visibleLabel ?? false}
        disabled={preferences === undefined || policy === 'always'}
        loading={busy}
        onChange={change}
      />
    </div>
  );
}
