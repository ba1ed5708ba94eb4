import type { Task, TaskDaysQuery } from '@plumbline/contract/api/tasks.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { workPartQuery } from '../../api/works-queries.ts';
import type { Day } from './lay-out-days.ts';
import { PART_SIZE, partsBetween, spansOf } from './parts.ts';

/** How long a part is in view before it is asked for: who flies past asks for nothing. */
const CALM_MS = 90;

/** The works of what is in view, as they come. @returns the work of an index; undefined while it is not there yet */
export function useWorkParts(
  filter: TaskDaysQuery,
  days: readonly Day[],
  first: number,
  last: number,
): {
  readonly taskAt: (index: number) => Task | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const spans = useMemo(() => spansOf(days), [days]);
  const parts = useMemo(() => partsBetween(spans, first, last), [spans, first, last]);
  const wanted = parts.map(({ from, page }) => `${from} ${page}`).join('|');
  const [calm, setCalm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCalm(wanted), CALM_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const results = useQueries({
    queries: parts.map((part) => ({
      ...workPartQuery(filter, { ...part, pageSize: PART_SIZE }),
      enabled: calm === wanted,
    })),
  });
  const taskAt = (index: number): Task | undefined => {
    const at = parts.findLastIndex((part) => part.first <= index);
    const part = parts[at];
    return part && results[at]?.data?.items[index - part.first];
  };
  return {
    taskAt,
    failed: results.some(({ isError }) => isError),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
