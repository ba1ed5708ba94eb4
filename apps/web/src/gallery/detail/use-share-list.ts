import { useCallback, useEffect, useId, useRef } from 'react';
import { workOfHash } from '../address/work-hash.ts';
import { type ShownList, useShownList } from './shown-list.ts';

/**
 * Lets the detail lead through a list: through the one that a work was opened from, and after a reload through the first
 * that holds the work. What the list learns meanwhile, the detail learns too.
 *
 * @returns to be called as a work of this list is opened
 */
export function useShareList(
  works: ShownList['works'],
  more: ShownList['more'],
  reveal: ShownList['reveal'],
): () => void {
  const owner = useId();
  const list = useRef<ShownList>({ owner, works, more, reveal });
  useEffect(() => {
    list.current = { owner, works, more, reveal };
    const shown = useShownList.getState().list;
    const opened = workOfHash(location.hash);
    const isShown =
      shown === undefined ? works.some(({ workId }) => workId === opened) : shown.owner === owner;
    if (isShown) useShownList.setState({ list: list.current });
    // Its rows move with every scroll; only what it holds is news.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [owner, works, more?.has, more?.loading]);
  useEffect(
    () => () => {
      if (useShownList.getState().list?.owner === owner) useShownList.setState({ list: undefined });
    },
    [owner],
  );
  return useCallback(() => useShownList.setState({ list: list.current }), []);
}
