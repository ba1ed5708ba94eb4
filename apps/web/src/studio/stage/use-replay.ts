import { userMessage } from '@plumbline/client/server-error.ts';
import type { Replay } from '@plumbline/contract/api/replays.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';

const LOOK_AGAIN_MS = 1_000;

/** The making of a result, looked at again while it is being made again. */
export function useReplay(imageId: string): {
  readonly replay: Replay | undefined;
  /** What went wrong, for the user. */
  readonly problem: string | undefined;
  readonly starting: boolean;
  readonly start: () => void;
} {
  const client = useQueryClient();
  const locale = useLocale();
  const key = ['replay', imageId];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('replay', { query: { imageId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'queued' || state.data?.state === 'running' ? LOOK_AGAIN_MS : false,
  });
  const starting = useMutation({
    mutationFn: () => api('startReplay', { body: { imageId } }),
    onSuccess: (replay) => client.setQueryData(key, replay),
  });
  const failure = starting.error ?? query.error;
  return {
    replay: query.data,
    problem: failure === null ? undefined : userMessage(failure, locale),
    starting: starting.isPending,
    start: () => starting.mutate(),
  };
}
