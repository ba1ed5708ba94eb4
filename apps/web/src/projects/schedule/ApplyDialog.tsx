import type { Project } from '@plumbline/contract/api/projects.ts';
import type { ScheduleEffect, ScheduleRow } from '@plumbline/contract/api/schedules.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { APPLIED_AT_ONCE_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { worksChanged } from '../../api/works-cache.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { Failed } from '../parts/States.tsx';
import { effectsQuery, projectsChanged } from '../queries/project-queries.ts';
import styles from './Apply.module.css';
import { EffectRow } from './EffectRow.tsx';

interface Props {
  readonly project: Project;
  readonly rows: readonly ScheduleRow[];
  readonly onClose: () => void;
}

/** What the schedule would change in each view and what that costs; then it is started. */
export function ApplyDialog({ project, rows, onClose }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const client = useQueryClient();
  const { projectId } = project;
  const viewIds = project.views.slice(0, APPLIED_AT_ONCE_MAX).map(({ viewId }) => viewId);
  const query = useQuery(effectsQuery(projectId, viewIds));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  // One dialog, one application: pressed again after a lost answer nothing is started twice.
  const [applyId] = useState(() => crypto.randomUUID());
  const views = query.data?.views ?? [];
  const chosen = views.filter(({ viewId, idle }) => idle === null && !left.has(viewId));
  const tickets = chosen.reduce((sum, view) => sum + view.tickets, 0);
  const toggle = ({ viewId }: ScheduleEffect) => {
    const next = new Set(left);
    if (!next.delete(viewId)) next.add(viewId);
    setLeft(next);
  };
  const start = async () => {
    if (!query.data) return;
    setBusy(true);
    try {
      const body = {
        viewIds: chosen.map(({ viewId }) => viewId),
        revision: query.data.revision,
        applyId,
      };
      const applied = await api('applySchedule', { params: { projectId }, body });
      const started = applied.views.filter(({ task }) => task);
      const refused = applied.views.find(({ error }) => error)?.error;
      if (started.length > 0) toast.success(t('applied', { count: started.length }));
      if (refused) toast.warning(t('notStarted', { message: refused.message }));
      projectsChanged(client);
      worksChanged(client);
      for (const key of ['tasks', 'tickets']) void client.invalidateQueries({ queryKey: [key] });
      onClose();
    } catch (error) {
      toast.error(userMessage(error, locale));
    } finally {
      setBusy(false);
    }
  };
  const price = tickets === 0 ? t('free') : t('tickets', { count: tickets });
  return (
    <Modal
      open
      centered
      width={640}
      title={t('applyTitle')}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('cancel')}
        </Button>,
        <Button
          key="start"
          type="primary"
          loading={busy}
          disabled={chosen.length === 0}
          onClick={() => void start()}
        >
          {chosen.length === 0 ? t('applyChoose') : t('applyStart', { count: chosen.length, tickets: price })}
        </Button>,
      ]}
    >
      <p className={styles['body']}>{t('applyBody')}</p>
      {query.isPending && (
        <p className={styles['looking']} role="status">
          {t('looking')}
        </p>
      )}
      {query.isError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      <ul className={styles['views']}>
        {views.map((view) => (
          <EffectRow
            key={view.viewId}
            view={view}
            rows={rows}
            picture={project.views.find(({ viewId }) => viewId === view.viewId)?.current?.thumbnailUrl}
            checked={chosen.includes(view)}
            onToggle={() => toggle(view)}
          />
        ))}
      </ul>
    </Modal>
  );
}
