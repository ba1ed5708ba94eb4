import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { elementHeight, followScroll, type LongPlace, placeFor } from './long-scroll.ts';

export interface VirtualScroll {
  /** What is in view, as positions of the list in CSS pixels; empty where the list is above or below the view. */
  readonly top: number;
  readonly bottom: number;
  /** What stands at `y` of the list is drawn at `y - offset` of the container. */
  readonly offset: number;
  /** Of the container. */
  readonly height: number;
  /** Brings a position of the list to the top of the view. */
  readonly scrollTo: (position: number) => void;
}

interface View extends LongPlace {
  readonly view: number;
}

/**
 * Which part of a list that scrolls with the page is in view, however long it is, and where that is drawn. Who uses it lays
 * out its own rows and gives the container the answered height.
 *
 * @param container stands in the page where the list begins
 * @param height of the whole list
 * @param inset how much of the view's top is covered, by the header for one
 */
export function useVirtualScroll(
  container: RefObject<HTMLElement | null>,
  height: number,
  inset: number,
): VirtualScroll {
  const [seen, setSeen] = useState<View>({ top: 0, base: 0, view: 0 });
  const latest = useRef(seen);
  const show = useCallback((next: View) => {
    latest.current = next;
    setSeen(next);
  }, []);

  const look = useCallback(() => {
    const element = container.current;
    if (!element) return;
    const view = window.innerHeight - inset;
    const top = inset - element.getBoundingClientRect().top;
    const next = followScroll(latest.current, top, { height, view });
    show({ top: next.top, base: next.base, view });
    if (next.moved) window.scrollBy({ top: next.top - top, behavior: 'instant' });
  }, [container, height, inset, show]);

  useLayoutEffect(() => {
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  const scrollTo = useCallback(
    (position: number) => {
      const element = container.current;
      if (!element) return;
      const view = window.innerHeight - inset;
      const wanted = Math.min(Math.max(0, position), Math.max(0, height - view));
      const next = placeFor(wanted, { height, view });
      show({ ...next, view });
      const top = inset - element.getBoundingClientRect().top;
      window.scrollBy({ top: next.top - top, behavior: 'instant' });
    },
    [container, height, inset, show],
  );

  const top = Math.min(Math.max(0, seen.base + seen.top), height);
  const bottom = Math.min(Math.max(0, seen.base + seen.top + seen.view), height);
  return { top, bottom, offset: seen.base, height: elementHeight({ height, view: 0 }), scrollTo };
}
