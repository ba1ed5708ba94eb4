import type { HelpQuery } from '@plumbline/contract/api/help.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/**
 * A page of the help, with what it answers: while the next one comes, the last one is shown as what it is. The language is
 * a part of what is asked, so that another one is another answer.
 */
export function helpQuery(query: HelpQuery, locale: Locale) {
  return queryOptions({
    queryKey: ['help', locale, query],
    queryFn: async ({ signal }) => ({
      query,
      page: await api('helpPage', { query: { ...query, locale }, signal }),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    // While one types, what was found before stays until there is something new.
    placeholderData: keepPreviousData,
  });
}
