import { useSyncExternalStore } from 'react';
import { useServedMedia } from './served-for.ts';

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const served = useServedMedia(query);
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => served,
  );
}

/** Phones and narrow windows: the workspace stacks instead of standing side by side. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 860px)');
}
