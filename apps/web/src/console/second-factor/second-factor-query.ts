import { queryOptions } from '@tanstack/react-query';
import { consoleApi } from '../console-api.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['console', 'second-factor'],
  queryFn: ({ signal }) => consoleApi('secondFactor', { signal }),
  staleTime: 0,
});
