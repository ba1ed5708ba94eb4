import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hashOfWork, workOfHash } from '../address/work-hash.ts';
import { useShownList } from './shown-list.ts';

/** How near its end a list is asked for more. */
const AHEAD = 3;

export interface WorkSteps {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly close: () => void;
}

/** The ways from an open work: to the ones beside it in its list, and back to the page under it. */
export function useWorkSteps(workId: string): WorkSteps {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const list = useShownList(({ list: shown }) => shown);
  const place = list?.works.findIndex((work) => work.workId === workId) ?? -1;
  const { has = false, loading = false, load } = list?.more ?? {};
  const count = list?.works.length ?? 0;
  useEffect(() => {
    if (place >= 0 && place >= count - AHEAD && has && !loading) load?.();
  }, [count, has, load, loading, place]);

  const step = (distance: number) => {
    if (place < 0 || !list?.works[place + distance]) return undefined;
    return () => {
      // Where the address is by now: two steps may come faster than one is shown.
      const opened = workOfHash(location.hash) ?? workId;
      const target = list.works.findIndex((work) => work.workId === opened) + distance;
      const next = list.works[target];
      if (!next) return;
      list.reveal(target);
      useShownList.setState({ opened: next.workId });
      // In place of this one: the way back leads to the list.
      const to = { search, hash: hashOfWork(next.workId) };
      void navigate(to, { replace: true, preventScrollReset: true, state: state as unknown });
    };
  };
  return {
    previous: step(-1),
    next: step(1),
    close: () => {
      // Whoever came by a link has nothing behind it to go back to.
      if ((state as { readonly from?: unknown } | null)?.from === 'list') void navigate(-1);
      else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
