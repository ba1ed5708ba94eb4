import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workDaysQuery } from '../api/works-queries.ts';
import { WorkGrid } from './list/WorkGrid.tsx';
import { NoWorks } from './NoWorks.tsx';
import { FilterBar } from './search/FilterBar.tsx';
import { useWorkFilter } from './search/use-work-filter.ts';
import { SelectionBar } from './SelectionBar.tsx';
import styles from './WorksPage.module.css';

export function WorksList() {
  const { t } = useTranslation('works');
  const { filter, query: asked, change } = useWorkFilter();
  const [selected, setSelected] = useState<ReadonlyMap<string, Task>>(new Map());
  const days = useQuery(workDaysQuery(asked));
  const clear = () => setSelected(new Map());
  const toggle = (task: Task) => {
    const next = new Map(selected);
    if (!next.delete(task.taskId)) next.set(task.taskId, task);
    setSelected(next);
  };
  const chosen = [...selected.values()];
  const isEmpty = days.isSuccess && days.data.total === 0;
  return (
    <>
      <FilterBar filter={filter} onChange={change} total={days.data?.total} />
      {days.isError && (
        <div className={styles['empty']} role="alert">
          <p>{t('failed')}</p>
          <Button onClick={() => void days.refetch()}>{t('retry')}</Button>
        </div>
      )}
      {isEmpty && <NoWorks filtered={Object.keys(filter).length > 0} />}
      {days.isSuccess && !isEmpty && (
        <WorkGrid
          filter={asked}
          days={days.data.days}
          total={days.data.total}
          selecting={chosen.length > 0}
          isSelected={(taskId) => selected.has(taskId)}
          onToggle={toggle}
        />
      )}
      {chosen.length > 0 && <SelectionBar tasks={chosen} onClear={clear} />}
    </>
  );
}
