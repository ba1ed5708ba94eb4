import type { WORK_QUEUES } from '@plumbline/contract/api/administration/works.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { currentLocale } from '../../i18n/current-locale.ts';
import { consoleApi } from '../console-api.ts';

const PAGE_SIZE = 30;

export function managedWorksQuery(queue: (typeof WORK_QUEUES)[number]) {
  return infiniteQueryOptions({
    queryKey: ['console', 'works', queue, currentLocale()],
    queryFn: ({ pageParam, signal }) =>
      consoleApi('managedWorks', {
        query: { queue, pageSize: PAGE_SIZE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
}
