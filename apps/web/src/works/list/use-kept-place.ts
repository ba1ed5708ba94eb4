import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { VirtualScroll } from '../../virtual-list/use-virtual-scroll.ts';
import { keepPlace, keptPlace } from './kept-place.ts';
import { dayAt, type DayLayout } from './lay-out-days.ts';

const SAVED_AFTER_MS = 150;

/** Reloading the list, and the way back to it, lead to where it was left; a new visit begins at its top. */
export function useKeptPlace(layout: DayLayout | undefined, { top, scrollTo }: VirtualScroll): void {
  const visit = useLocation().key;
  const restored = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!layout || restored.current === visit) return;
    const isFirst = restored.current === undefined;
    restored.current = visit;
    const place = isFirst ? keptPlace(visit) : undefined;
    if (!place) return;
    // A day whose works are all gone: the next older one.
    const at = layout.days.findIndex(({ day }) => day <= place.day);
    if (at >= 0) scrollTo((layout.tops[at] ?? 0) + (layout.days[at]?.day === place.day ? place.below : 0));
  }, [layout, scrollTo, visit]);
  useEffect(() => {
    if (!layout || layout.days.length === 0) return;
    const timer = setTimeout(() => {
      const at = dayAt(layout, top);
      const day = layout.days[at]?.day;
      if (day !== undefined) keepPlace(visit, { day, below: top - (layout.tops[at] ?? 0) });
    }, SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [layout, top, visit]);
}
