import type { ClientRelease } from '@plumbline/contract/api/client-release.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export type Release = NonNullable<ClientRelease['release']>;
export type Artefact = Release['artefacts'][number];

/** The newest release, with what there is to download of it. */
export const releaseQuery = queryOptions({
  queryKey: ['client-release'],
  queryFn: async ({ signal }) => (await api('clientRelease', { signal })).release,
  staleTime: 60_000,
});
