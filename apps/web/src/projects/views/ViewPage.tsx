import type { Project } from '@plumbline/contract/api/projects.ts';
import { ROOM_TYPES, VIEW_NAME_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { ROOM_NAMES } from '@plumbline/contract/projects/schedule-texts.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InlineText } from '../../ui/inline-text/InlineText.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Failed, LinesSkeleton } from '../parts/States.tsx';
import { PickWorksDialog } from '../pick/PickWorksDialog.tsx';
import { projectPath } from '../project/sections.ts';
import { treeQuery, viewQuery } from '../queries/project-queries.ts';
import { useViews } from './use-views.ts';
import styles from './ViewPage.module.css';
import { ViewStage } from './ViewStage.tsx';
import { ViewTree } from './ViewTree.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isGone } from '../../api/is-gone.ts';

interface Props {
  readonly project: Project;
  readonly viewId: string;
}

/** One view with everything that was made of it: what stands for it is chosen here. */
export function ViewPage({ project, viewId }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const navigate = useNavigate();
  const { projectId } = project;
  const { change, place, remove } = useViews(projectId);
  const details = useQuery(viewQuery(projectId, viewId));
  const view = details.data ?? project.views.find((each) => each.viewId === viewId);
  const roots = details.data?.roots ?? [];
  const trees = useQueries({ queries: roots.map(({ imageId }) => treeQuery(imageId)) });
  const nodes = trees.flatMap(({ data }) => data?.nodes ?? []);
  const [shownId, setShownId] = useState<string>();
  const [beforeId, setBeforeId] = useState<string>();
  const [picking, setPicking] = useState(false);
  const find = (id: string | null | undefined) => nodes.find(({ imageId }) => imageId === id);
  const currentId = view?.current?.imageId ?? null;
  const shown = find(shownId) ?? find(currentId) ?? nodes.at(-1);
  const before = find(beforeId);
  if (!view || isGone(details.error))
    return (
      <EmptyState title={t('noView')} body={t('notFoundBody')}>
        <Link to={projectPath(projectId)}>{t('backToViews')}</Link>
      </EmptyState>
    );
  return (
    <section aria-label={view.name}>
      <div className={styles['head']}>
        <Link className={styles['back']} to={projectPath(projectId)} aria-label={t('backToViews')}>
          <Icon name="chevron-left" />
        </Link>
        <h2 className="visually-hidden">{view.name}</h2>
        <InlineText
          key={viewId}
          label={t('viewName')}
          className={styles['name']}
          value={view.name}
          maxLength={VIEW_NAME_MAX}
          onCommit={(name) => {
            if (name !== '') void change(viewId, { name });
          }}
        />
        <label className={styles['room']}>
          <span>{t('room')}</span>
          <select
            aria-label={t('room')}
            value={view.room ?? ''}
            onChange={({ target }) =>
              void change(viewId, { room: ROOM_TYPES.find((room) => room === target.value) ?? null })
            }
          >
            <option value="">{t('anyRoom')}</option>
            {ROOM_TYPES.map((room) => (
              <option key={room} value={room}>
                {ROOM_NAMES[room][locale]}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={() => setPicking(true)}>
          <Icon name="plus" size={16} /> {t('fromHistory')}
        </Button>
        <MenuButton
          icon="more"
          label={t('more', { name: view.name })}
          items={[
            ...(view.currentImageId === null
              ? []
              : [
                  {
                    key: 'newest',
                    label: t('followNewest'),
                    onClick: () => void change(viewId, { currentImageId: null }),
                  },
                ]),
            { key: 'works', label: t('allWorks'), to: `/list?project=${projectId}&view=${viewId}` },
            { type: 'divider' },
            {
              key: 'remove',
              label: t('remove'),
              onClick: () => {
                remove(view);
                void navigate(projectPath(projectId));
              },
            },
          ]}
        />
      </div>
      {details.isError && <Failed error={details.error} onRetry={() => void details.refetch()} />}
      {details.isPending && <LinesSkeleton count={6} />}
      {details.isSuccess && roots.length === 0 && (
        <EmptyState title={t('emptyView')} body={t('emptyViewBody')}>
          <Button kind="primary" onClick={() => setPicking(true)}>
            {t('fromHistory')}
          </Button>
        </EmptyState>
      )}
      {roots.length > 0 && (
        <div className={styles['body']}>
          <div className={styles['stage']}>
            {shown && (
              <ViewStage
                project={project}
                view={view}
                shown={shown}
                before={before === shown ? undefined : before}
              />
            )}
          </div>
          <div className={styles['trees']}>
            {roots.map((root) => (
              <ViewTree
                key={root.imageId}
                rootId={root.imageId}
                currentId={currentId}
                shownId={shown?.imageId}
                beforeId={before === shown ? undefined : before?.imageId}
                onShow={setShownId}
                onCompareFrom={(id) => setBeforeId(id === beforeId ? undefined : id)}
              />
            ))}
          </div>
        </div>
      )}
      {picking && (
        <PickWorksDialog
          viewId={viewId}
          onPicked={(taskIds) => void place(viewId, taskIds)}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  );
}
