import { userMessage } from '@plumbline/client/server-error.ts';
import type { CreatedShare } from '@plumbline/contract/api/shares.ts';
import { SHARE_TITLE_MAX } from '@plumbline/contract/history/history-limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../api/client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { toast } from '../ui/toast/toast.ts';
import { LinkField } from './LinkField.tsx';
import { endIn, SHARE_DAYS } from './share-ends.ts';
import { sharesChanged } from './share-queries.ts';
import styles from './Shares.module.css';

interface Props {
  /** Works of the history; absent: of a project. */
  readonly taskIds?: readonly string[];
  /** A board of it, or without one the pictures that stand for its views. */
  readonly project?: { readonly projectId: string; readonly boardId?: string };
  readonly onClose: () => void;
}

const LOOKS = ['comments', 'signOff', 'showBase', 'showPrompt'] as const;
type Look = Readonly<Record<(typeof LOOKS)[number], boolean>>;

/** Makes a link to the selected works, a board or a project, and shows it once. */
export function ShareDialog({ taskIds = [], project, onClose }: Props) {
  const { t } = useTranslation('shares');
  const locale = useLocale();
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const [days, setDays] = useState<number>(30);
  const [look, setLook] = useState<Look>({
    comments: true,
    signOff: true,
    showBase: true,
    showPrompt: false,
  });
  const [schedule, setSchedule] = useState(false);
  const [busy, setBusy] = useState(false);
  const [created, setCreated] = useState<CreatedShare>();
  const create = async () => {
    setBusy(true);
    try {
      const expiresAt = endIn(days, new Date());
      const what = project ? { project: { ...project, schedule } } : { taskIds: [...taskIds] };
      setCreated(await api('createShare', { body: { ...what, title, expiresAt, ...look } }));
      sharesChanged(client);
    } catch (error) {
      toast.error(userMessage(error, locale));
    } finally {
      setBusy(false);
    }
  };
  const heading = project
    ? t(project.boardId === undefined ? 'shareProject' : 'shareBoard')
    : t('shareTitle', { count: taskIds.length });
  return (
    <Modal open centered width={480} title={created ? t('ready') : heading} footer={null} onCancel={onClose}>
      {created ? (
        <div className={styles['form']}>
          <LinkField url={created.url} />
          <p className={styles['hint']}>{t('linkOnce')}</p>
          <Link to="/shares">{t('toShares')}</Link>
        </div>
      ) : (
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void create();
          }}
        >
          <Input
            aria-label={t('name')}
            placeholder={t('name')}
            maxLength={SHARE_TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <ChipChoice
            label={t('lasts')}
            layout="row"
            options={SHARE_DAYS.map((value) => ({ value, name: t('days', { count: value }) }))}
            value={days}
            onChange={setDays}
          />
          {LOOKS.map((name) => (
            <label key={name} className={styles['check']}>
              <input
                type="checkbox"
                checked={look[name]}
                onChange={({ target }) => setLook({ ...look, [name]: target.checked })}
              />
              <span>{t(name)}</span>
            </label>
          ))}
          {project && (
            <label className={styles['check']}>
              <input
                type="checkbox"
                checked={schedule}
                onChange={({ target }) => setSchedule(target.checked)}
              />
              <span>{t('withSchedule')}</span>
            </label>
          )}
          <p className={styles['hint']}>{t('whoever')}</p>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('create')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
