import type { ManagerTask } from '@plumbline/contract/api/administration/operations.ts';
import { TASK_STATES } from '@plumbline/contract/api/tasks.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { tasksQuery } from '../console-queries.ts';
import { formatDuration, formatTime } from '../format.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { ExportLink } from '../parts/ExportLink.tsx';
import { ListBar } from '../parts/ListBar.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { StatusDot } from '../parts/StatusDot.tsx';
import { toolTitle } from '../tool-title.ts';
import { useListState } from '../use-list-state.ts';

const TONES = {
  queued: 'hollow',
  running: 'hollow',
  done: 'ink',
  failed: 'accent',
  cancelled: 'faint',
} as const;

/** Tasks of everyone, without their pictures: those are their owners'. */
export function TasksSection() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const localised = useLocalised();
  const list = useListState();
  const state = list.oneOf('state', TASK_STATES);
  const tool = list.oneOf('function', FUNCTION_NAMES);
  const accountId = list.text('accountId');
  const tasks = useQuery(tasksQuery({ ...list.query, state, function: tool, accountId }));
  const took = ({ startedAt, finishedAt }: ManagerTask) => {
    if (startedAt === null || finishedAt === null) return t('none');
    const { unit, value } = formatDuration(Date.parse(finishedAt) - Date.parse(startedAt), locale);
    return t(unit, { value });
  };
  return (
    <>
      <SectionHead title={t('tasks')}>
        <ExportLink list="tasks" />
      </SectionHead>
      <ListBar
        search={t('searchTasks')}
        q={list.q}
        onChange={list.change}
        filters={[
          {
            name: 'state',
            any: t('anyState'),
            value: state,
            options: TASK_STATES.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          {
            name: 'function',
            any: t('anyTool'),
            value: tool,
            options: FUNCTION_NAMES.map((value) => ({ value, label: toolTitle(value, localised) })),
          },
        ]}
      >
        {accountId !== undefined && (
          <Button onClick={() => list.change({ accountId: undefined })} aria-label={t('clearFilter')}>
            {t('ofAccount', { id: tasks.data?.items[0]?.accountName ?? accountId })} ×
          </Button>
        )}
      </ListBar>
      {tasks.isError && !tasks.data ? (
        <LoadFailed onRetry={() => void tasks.refetch()} />
      ) : (
        <DataTable
          label={t('tasks')}
          empty={list.isNarrowed ? undefined : t('noTasks')}
          rows={tasks.data?.items}
          keyOf={({ taskId }) => taskId}
          columns={[
            { key: 'tool', title: t('tool'), cell: (task) => toolTitle(task.function, localised) },
            {
              key: 'state',
              title: t('status'),
              cell: (task) => <StatusDot tone={TONES[task.state]}>{t(`state_${task.state}`)}</StatusDot>,
            },
            { key: 'account', title: t('account'), cell: ({ accountName }) => accountName },
            {
              key: 'error',
              title: t('error'),
              wideOnly: true,
              cell: ({ error }) =>
                error === null ? (
                  t('none')
                ) : (
                  <span title={error.message}>{`${error.code} · ${error.message}`}</span>
                ),
            },
            { key: 'engine', title: t('engine'), wideOnly: true, cell: ({ engine }) => engine ?? t('none') },
            {
              key: 'sent',
              title: t('sentTo'),
              wideOnly: true,
              cell: ({ seenBy }) =>
                [...new Set(seenBy.flatMap(({ server }) => server ?? []))].join(', ') || t('none'),
            },
            { key: 'took', title: t('took'), wideOnly: true, align: 'end', cell: took },
            {
              key: 'started',
              title: t('started'),
              wideOnly: true,
              cell: ({ createdAt }) => formatTime(createdAt, locale),
            },
          ]}
        />
      )}
      <Pager
        page={list.page}
        total={tasks.data?.total}
        onPage={(page) => list.change({ page: String(page) })}
      />
    </>
  );
}
