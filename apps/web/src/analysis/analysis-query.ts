import type { Locale } from '@plumbline/contract/text.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** What a model has said of a picture. */
export function wordsQueryKey(imageId: string, locale: Locale) {
  return ['analysis-words', imageId, locale] as const;
}

/** What a picture is. The language is of its description. */
export function analysisQuery(imageId: string, locale: Locale) {
  return queryOptions({
    queryKey: ['analysis', imageId, locale],
    queryFn: ({ signal }) => api('analyse', { body: { imageId }, signal }),
    staleTime: 60_000,
    retry: false,
  });
}
