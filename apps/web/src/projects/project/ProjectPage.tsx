import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { usePageTitle } from '../../layout/page-title.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { useTaskNews } from '../../studio/run/use-task-news.ts';
import { Button } from '../../ui/Button.tsx';
import { BoardsSection } from '../boards/BoardsSection.tsx';
import { CardsSkeleton, Failed } from '../parts/States.tsx';
import { projectQuery } from '../queries/project-queries.ts';
import { useEndedTasks } from '../queries/use-ended-tasks.ts';
import { ScheduleSection } from '../schedule/ScheduleSection.tsx';
import { ViewPage } from '../views/ViewPage.tsx';
import { ViewsSection } from '../views/ViewsSection.tsx';
import styles from './Project.module.css';
import { ProjectHead } from './ProjectHead.tsx';
import { readSection } from './sections.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** One project: its views, its boards or its material schedule, as the address says. */
export function ProjectPage() {
  const { t } = useTranslation('projects');
  const { signedIn } = useCurrentUser();
  const { projectId = '' } = useParams();
  if (signedIn) return <OwnProject key={projectId} projectId={projectId} />;
  return (
    <div className={styles['page']}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState title={t('visitor')} body={t('visitorBody')}>
        <Button kind="primary" size="large" onClick={() => openDialog('login')}>
          {t('login')}
        </Button>
      </EmptyState>
    </div>
  );
}

function OwnProject({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('projects');
  const [search] = useSearchParams();
  const query = useQuery(projectQuery(projectId));
  useTaskNews(true);
  useEndedTasks();
  const project = query.data;
  usePageTitle(project?.title);
  if (query.error instanceof AppError && [400, 404, 410].includes(query.error.status))
    return (
      <div className={styles['page']}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <EmptyState title={t('notFound')} body={t('notFoundBody')}>
          <Link to="/projects">{t('toProjects')}</Link>
        </EmptyState>
      </div>
    );
  const section = readSection(search);
  const viewId = search.get('view');
  return (
    <div className={styles['page']}>
      {query.isError && !project && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <>
          <div className={styles['ghostHead']} />
          <CardsSkeleton count={6} />
        </>
      )}
      {project && (
        <>
          <ProjectHead project={project} section={section} brief={section !== 'views' || viewId !== null} />
          {section === 'views' &&
            (viewId === null ? (
              <ViewsSection project={project} />
            ) : (
              <ViewPage key={viewId} project={project} viewId={viewId} />
            ))}
          {section === 'boards' && <BoardsSection project={project} boardId={search.get('board')} />}
          {section === 'materials' && <ScheduleSection project={project} />}
        </>
      )}
    </div>
  );
}
