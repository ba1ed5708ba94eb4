import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Which task and which of its pictures the stage shows; kept in the address, so that a reload finds it again. */
export interface Shown {
  readonly taskId: string | undefined;
  /** Index of the variant, from 0. */
  readonly variant: number;
  readonly show: (taskId: string | undefined, variant?: number) => void;
}

export function useShown(): Shown {
  const [query, setQuery] = useSearchParams();
  const taskId = query.get('task') ?? undefined;
  const variant = Math.max(0, Math.trunc(Number(query.get('variant') ?? 1)) - 1) || 0;
  const show = useCallback(
    (nextTask: string | undefined, nextVariant = 0) =>
      setQuery(
        {
          ...(nextTask === undefined ? {} : { task: nextTask }),
          ...(nextVariant === 0 ? {} : { variant: String(nextVariant + 1) }),
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return useMemo(() => ({ taskId, variant, show }), [taskId, variant, show]);
}
