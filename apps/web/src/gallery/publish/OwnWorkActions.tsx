import { userMessage } from '@plumbline/client/server-error.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useUndo } from '../../ui/toast/use-undo.ts';
import { ownWorkQuery } from '../queries/gallery-queries.ts';
import { workLeft } from '../queries/work-left.ts';
import { EditWorkDialog } from './EditWorkDialog.tsx';
import styles from './OwnWorkActions.module.css';

/** Of one's own work: who sees it, and how that is changed. */
export function OwnWorkActions({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('gallery');
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const undo = useUndo();
  const own = useQuery(ownWorkQuery(workId)).data;
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await api('withdrawWork', { params: { workId } });
      void navigate({ search: location.search, hash: '' }, { replace: true, preventScrollReset: true });
      workLeft(client, workId);
      undo(t('withdrawn'), async () => {
        await api('restoreWork', { params: { workId } });
        void client.invalidateQueries({ queryKey: ['gallery'] });
      });
    } catch (error) {
      toast.error(userMessage(error, locale));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles['own']}>
      {own && own.state !== 'visible' && (
        <p className={styles['state']} role="note">
          <strong>{t(own.state === 'pending' ? 'inReview' : 'hidden')}</strong>
          {own.state === 'pending' && t('inReviewBody')}
          {own.moderation && (
            <>
              {t(`reason_${own.moderation.reason}`)}
              {own.moderation.note !== '' && ` — ${own.moderation.note}`}
            </>
          )}
        </p>
      )}
      <Button onClick={() => setEditing(true)}>{t('editWork')}</Button>
      <Button loading={busy} onClick={() => void withdraw()}>
        {t('withdraw')}
      </Button>
      {editing && <EditWorkDialog workId={workId} onClose={() => setEditing(false)} />}
    </div>
  );
}
