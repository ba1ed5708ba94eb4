import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const identitiesQuery = queryOptions({
  queryKey: ['account', 'identities'],
  queryFn: async ({ signal }) => (await api('identities', { signal })).items,
});
