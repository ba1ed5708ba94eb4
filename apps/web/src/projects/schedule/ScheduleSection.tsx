import type { Project } from '@plumbline/contract/api/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadMySchedule } from '../../api/client.ts';
import { saveAs } from '../../studio/run/save-as.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Failed, LinesSkeleton } from '../parts/States.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { areasQuery } from '../queries/project-queries.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ModelAreasList } from './ModelAreasList.tsx';
import { PlanAreasList } from './PlanAreasList.tsx';
import { PrintedSchedule } from './PrintedSchedule.tsx';
import styles from './Schedule.module.css';
import { ScheduleTable } from './ScheduleTable.tsx';
import { useSchedule } from './use-schedule.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** What the project is made of, part by part, and what can be done with all of it at once. */
export function ScheduleSection({ project }: { readonly project: Project }) {
  const { t } = useTranslation('projects');
  const { projectId } = project;
  const { query, ...edit } = useSchedule(projectId);
  const areas = useQuery(areasQuery(projectId));
  const attempt = useAttempt();
  const [open, setOpen] = useState<'apply' | 'print'>();
  const rows = query.data?.rows ?? [];
  const { rows: areasOfRows = [], models = [] } = areas.data ?? {};
  const close = () => setOpen(undefined);
  const download = () =>
    attempt(async () => {
      const file = await downloadMySchedule(projectId);
      saveAs(URL.createObjectURL(file.blob), file.name);
    });
  if (query.isPending) return <LinesSkeleton count={6} />;
  if (!query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <section aria-label={t('schedule')}>
      {rows.length === 0 ? (
        <EmptyState title={t('noRows')} body={t('noRowsBody')}>
          <Button kind="primary" onClick={() => edit.add()}>
            {t('addRow')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <div className={styles['bar']}>
            <Button kind="primary" disabled={project.views.length === 0} onClick={() => setOpen('apply')}>
              {t('apply')}
            </Button>
            <span className={styles['out']}>
              <Button onClick={() => void download()}>
                <Icon name="download" size={16} /> {t('downloadCsv')}
              </Button>
              <Button onClick={() => setOpen('print')}>
                <Icon name="print" size={16} /> {t('printed')}
              </Button>
            </span>
          </div>
          <ScheduleTable rows={rows} areas={areasOfRows} {...edit} />
        </>
      )}
      <ModelAreasList models={models} />
      <PlanAreasList projectId={projectId} query={areas} />
      {open === 'apply' && <ApplyDialog project={project} rows={rows} onClose={close} />}
      {open === 'print' && (
        <PrintedSchedule project={project} rows={rows} areas={areasOfRows} models={models} onClose={close} />
      )}
    </section>
  );
}
