import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TaskFilter, taskListQuery } from '../api/queries.ts';
import { keepOpeningWith, opensWithFavourites } from './default-collection.ts';
import { NoWorks } from './NoWorks.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { WorkCard } from './WorkCard.tsx';
import { WorksFilter } from './WorksFilter.tsx';
import styles from './WorksPage.module.css';

export function WorksList() {
  const { t } = useTranslation('works');
  const [search, setSearch] = useState('');
  const [favouritesOnly, setFavouritesOnly] = useState(opensWithFavourites);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const q = useDeferredValue(search.trim());
  const filter: TaskFilter = {
    ...(q === '' ? {} : { q }),
    ...(favouritesOnly ? { favourite: 'true' as const } : {}),
  };
  const query = useInfiniteQuery(taskListQuery(filter));
  const tasks = useMemo<Task[]>(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const total = query.data?.pages[0]?.total;
  const chosen = tasks.filter((task) => selected.has(task.taskId));
  const toggle = (taskId: string) => {
    const next = new Set(selected);
    if (!next.delete(taskId)) next.add(taskId);
    setSelected(next);
  };

  return (
    <>
      <WorksFilter
        search={search}
        onSearch={setSearch}
        favouritesOnly={favouritesOnly}
        onFavouritesOnly={(only) => {
          setFavouritesOnly(only);
          keepOpeningWith(only);
        }}
        total={total}
      />
      {query.isError && (
        <div className={styles['empty']} role="alert">
          <p>{t('failed')}</p>
          <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
        </div>
      )}
      {query.isSuccess && tasks.length === 0 && <NoWorks filtered={q !== '' || favouritesOnly} />}
      <ul className={styles['grid']}>
        {tasks.map((task) => (
          <WorkCard
            key={task.taskId}
            task={task}
            selected={selected.has(task.taskId)}
            onToggle={() => toggle(task.taskId)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={styles['more']}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {chosen.length > 0 && <SelectionBar tasks={chosen} onClear={() => setSelected(new Set())} />}
    </>
  );
}
