import type { Project } from '@plumbline/contract/api/projects.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReorder } from '../../ui/reorder/use-reorder.ts';
import { useRemovals } from '../parts/removals.ts';
import { useMoves } from '../parts/use-moves.ts';
import { PickWorksDialog } from '../pick/PickWorksDialog.tsx';
import { projectPath } from '../project/sections.ts';
import { useViews } from './use-views.ts';
import { ViewCard } from './ViewCard.tsx';
import styles from './Views.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** All views of a project by the pictures that stand for them. */
export function ViewsSection({ project }: { readonly project: Project }) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const { projectId } = project;
  const { add, change, move, remove } = useViews(projectId);
  const removed = useRemovals((state) => state.ids);
  const views = project.views.filter(({ viewId }) => !removed.has(viewId));
  const [picking, setPicking] = useState(false);
  const moves = useMoves(
    views.map(({ viewId, name }) => ({ id: viewId, name })),
    move,
  );
  const order = useReorder({
    ids: views.map(({ viewId }) => viewId),
    flow: 'lines',
    onMove: moves.onMove,
  });
  const addView = async (taskIds: readonly string[] = []) => {
    const name = nextName(t('view'), project);
    const view = await add({ name, room: null, taskIds: [...taskIds] });
    if (view) void navigate(projectPath(projectId, { view: view.viewId }));
  };
  if (views.length === 0)
    return (
      <>
        <EmptyState title={t('noViews')} body={t('noViewsBody')}>
          <Button kind="primary" onClick={() => setPicking(true)}>
            {t('fromHistory')}
          </Button>
          <Button onClick={() => void addView()}>{t('newView')}</Button>
        </EmptyState>
        {picking && <PickWorksDialog onPicked={addView} onClose={() => setPicking(false)} />}
      </>
    );
  return (
    <section aria-label={t('views')}>
      <ul className={styles['cards']}>
        {views.map((view) => (
          <ViewCard
            key={view.viewId}
            projectId={projectId}
            view={view}
            item={order.item(view.viewId)}
            handle={order.handle(view.viewId)}
            moves={moves.menu(view.viewId)}
            onRename={(name) => void change(view.viewId, { name })}
            onRemove={() => remove(view)}
          />
        ))}
        <li>
          <button type="button" className={styles['new']} onClick={() => void addView()}>
            <Icon name="plus" size={22} />
            {t('newView')}
          </button>
        </li>
      </ul>
      <p className="visually-hidden" role="status">
        {moves.said}
      </p>
    </section>
  );
}

function nextName(word: string, { views }: Project): string {
  const taken = new Set(views.map(({ name }) => name));
  let number = views.length + 1;
  while (taken.has(`${word} ${number}`)) number += 1;
  return `${word} ${number}`;
}
