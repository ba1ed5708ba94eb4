import { PROJECT_STATES } from '@plumbline/contract/projects/project-lists.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CardsSkeleton, Failed } from '../parts/States.tsx';
import { projectListQuery } from '../queries/project-queries.ts';
import { NewProjectDialog } from './NewProjectDialog.tsx';
import { NoProjects } from './NoProjects.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './Projects.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';

const STATE_TEXTS = { active: 'active', archived: 'archived', deleted: 'deletedOnes' } as const;
const NONE_TEXTS = { active: 'nothing', archived: 'noneArchived', deleted: 'noneDeleted' } as const;

/** All of one's projects. */
export function ProjectsPage() {
  const { t } = useTranslation('projects');
  const { signedIn } = useCurrentUser();
  if (signedIn) return <OwnProjects />;
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <EmptyState title={t('visitor')} body={t('visitorBody')}>
        <Button kind="primary" size="large" onClick={() => openDialog('login')}>
          {t('login')}
        </Button>
      </EmptyState>
    </div>
  );
}

function OwnProjects() {
  const { t } = useTranslation('projects');
  const [search, setSearch] = useSearchParams();
  const [words, setWords] = useState(search.get('q') ?? '');
  const [making, setMaking] = useState(false);
  const q = useDeferredValue(words.trim());
  const state = PROJECT_STATES.find((each) => each === search.get('state')) ?? 'active';
  const list = useInfiniteQuery(projectListQuery({ state, ...(q === '' ? {} : { q }) }));
  const [first] = list.data?.pages ?? [];
  const projects = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = first?.counts;
  const hasNone = counts !== undefined && counts.active + counts.archived + counts.deleted === 0;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{t('title')}</h1>
        {!hasNone && (
          <label className={styles['search']}>
            <Icon name="search" size={16} />
            <input
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              maxLength={200}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        )}
        <Button kind="primary" onClick={() => setMaking(true)}>
          <Icon name="plus" size={16} /> {t('newProject')}
        </Button>
      </div>
      {counts && (state !== 'active' || counts.archived + counts.deleted > 0) && (
        <div className={styles['states']} role="group" aria-label={t('states')}>
          {PROJECT_STATES.filter((each) => each === 'active' || each === state || counts[each] > 0).map(
            (each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === state}
                onClick={() => setSearch(each === 'active' ? {} : { state: each }, { replace: true })}
              >
                {t(STATE_TEXTS[each])} <span>{counts[each]}</span>
              </button>
            ),
          )}
        </div>
      )}
      {list.isPending && <CardsSkeleton count={8} />}
      {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {hasNone && <NoProjects onNew={() => setMaking(true)} />}
      {list.isSuccess && !hasNone && projects.length === 0 && (
        <p className={styles['nothing']}>{t(q === '' ? NONE_TEXTS[state] : 'nothing')}</p>
      )}
      <ul className={styles['cards']} aria-label={t('title')} aria-busy={list.isPlaceholderData}>
        {projects.map((project) => (
          <ProjectCard key={project.projectId} project={project} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('loadMore')}
        </Button>
      )}
      {making && <NewProjectDialog onClose={() => setMaking(false)} />}
    </div>
  );
}
