import type { Task } from '@plumbline/contract/api/tasks.ts';
import { PROJECT_TITLE_MAX, VIEW_NAME_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { Failed } from '../parts/States.tsx';
import { projectListQuery, projectQuery } from '../queries/project-queries.ts';
import styles from './Add.module.css';
import { ChoiceList } from './ChoiceList.tsx';
import { useAddToProject } from './use-add-to-project.ts';

interface Props {
  readonly tasks: readonly Task[];
  readonly onAdded?: () => void;
  readonly onClose: () => void;
}

/** Puts works into a view of a project: one that is there, or a new one of either. */
export function AddToProjectDialog({ tasks, onAdded, onClose }: Props) {
  const { t } = useTranslation('projects');
  const list = useInfiniteQuery(projectListQuery({ state: 'active' }));
  const projects = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [project, setProject] = useState<Choice>();
  const [view, setView] = useState<Choice>();
  const projectId = project?.id ?? (project || projects.length === 0 ? undefined : projects[0]?.projectId);
  const details = useQuery({ ...projectQuery(projectId ?? ''), enabled: projectId !== undefined });
  const { busy, add } = useAddToProject(tasks);
  const isNewProject = projectId === undefined;
  const views = isNewProject ? [] : (details.data?.views ?? []);
  const viewId = view?.id ?? (view ? undefined : views[0]?.viewId);
  const title = project?.name?.trim() ?? '';
  const name = view?.name?.trim() ?? '';
  const ready = (isNewProject ? title !== '' : true) && (viewId !== undefined || name !== '');
  const submit = async () => {
    const done = await add(
      isNewProject ? { title } : { projectId },
      viewId === undefined ? { name } : { viewId },
    );
    if (!done) return;
    onAdded?.();
    onClose();
  };
  return (
    <Modal
      open
      centered
      width={480}
      title={t('addTitle', { count: tasks.length })}
      footer={null}
      onCancel={onClose}
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void submit();
        }}
      >
        {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && (
          <>
            <ChoiceList
              label={t('project')}
              choices={projects.map(({ projectId: id, title: name_, coverUrl }) => ({
                id,
                name: name_,
                cover: coverUrl,
              }))}
              value={projectId}
              newLabel={t('newProject')}
              onChoose={(id) => {
                setProject(id === undefined ? { name: '' } : { id });
                setView(undefined);
              }}
            />
            {list.hasNextPage && (
              <Button size="small" onClick={() => void list.fetchNextPage()}>
                {t('loadMore')}
              </Button>
            )}
            {isNewProject && (
              <Input
                autoFocus
                aria-label={t('name')}
                placeholder={t('namePlaceholder')}
                maxLength={PROJECT_TITLE_MAX}
                value={project?.name ?? ''}
                onChange={({ target }) => setProject({ name: target.value })}
              />
            )}
            {views.length > 0 && (
              <ChoiceList
                label={t('view')}
                choices={views.map(({ viewId: id, name: name_, current }) => ({
                  id,
                  name: name_,
                  cover: current?.thumbnailUrl ?? null,
                }))}
                value={viewId}
                newLabel={t('newView')}
                onChoose={(id) => setView(id === undefined ? { name: '' } : { id })}
              />
            )}
            {viewId === undefined && (isNewProject || details.isSuccess) && (
              <Input
                aria-label={t('viewName')}
                placeholder={t('viewNamePlaceholder')}
                prefix={<Icon name="plus" size={14} />}
                maxLength={VIEW_NAME_MAX}
                value={view?.name ?? ''}
                onChange={({ target }) => setView({ name: target.value })}
              />
            )}
          </>
        )}
        <Button type="primary" htmlType="submit" loading={busy} disabled={!ready}>
          {t('add')}
        </Button>
      </form>
    </Modal>
  );
}

/** One that is there, or the name of a new one. */
interface Choice {
  readonly id?: string;
  readonly name?: string;
}
