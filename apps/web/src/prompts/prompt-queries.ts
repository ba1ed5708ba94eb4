import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export const ownPromptsQuery = queryOptions({
  queryKey: ['prompts', 'own'],
  queryFn: ({ signal }) => api('ownPrompts', { query: {}, signal }),
});
