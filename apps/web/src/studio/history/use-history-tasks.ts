import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { taskListQuery } from '../../api/queries.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { useStudio } from '../studio-context.ts';

/** The user's tasks of the open tool, newest first. */
export function useHistoryTasks(favouritesOnly = false) {
  const { tool } = useStudio();
  const { signedIn } = useCurrentUser();
  const filter = { function: tool.function, ...(favouritesOnly ? { favourite: 'true' as const } : {}) };
  const query = useInfiniteQuery({ ...taskListQuery(filter), enabled: signedIn });
  const tasks = useMemo<Task[]>(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  return { tasks, query, signedIn };
}
