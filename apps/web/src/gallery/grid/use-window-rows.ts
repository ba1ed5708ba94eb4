import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepPlace, type KeptPlace, keptPlace } from './kept-places.ts';
import { type Rows, rowAt, rowOf } from './justify-rows.ts';
import { elementHeight, followScroll, type LongPlace, placeFor } from '../../virtual-list/long-scroll.ts';

/** Rows above and below what is seen that stand ready, in windows. */
const READY = 0.75;
/** Where one looks, from the window's upper edge. */
const EYE = 0.3;
/** How long after its last jump a list counts as being flown through. */
const CALM_MS = 120;

interface Shown {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  /** Flown through: pictures are not asked for yet. */
  readonly flying: boolean;
}

export interface WindowRows extends Shown {
  readonly box: RefObject<HTMLUListElement | null>;
  /** Of the element that the rows stand in. */
  readonly height: number;
  /** Brings a row into sight, where it is not. */
  readonly reveal: (row: number) => void;
}

/** What scrolls: the page, or an element that the grid stands in. */
export type Scroller = RefObject<HTMLElement | null> | undefined;

function viewOf(scroller: HTMLElement | null): { readonly top: number; readonly height: number } {
  if (!scroller) return { top: 0, height: innerHeight };
  return { top: scroller.getBoundingClientRect().top, height: scroller.clientHeight };
}

/**
 * Which rows of a grid are to be there, as it is scrolled. Its rows may be higher than a browser can show; a change of
 * the width keeps what is looked at in its place.
 *
 * @param visit names the visit of the page, so that the way back leads to where one was
 */
export function useWindowRows(rows: Rows, width: number, scroller: Scroller, visit: string): WindowRows {
  const box = useRef<HTMLUListElement>(null);
  const place = useRef<LongPlace>({ base: 0, top: 0 });
  const eye = useRef<KeptPlace>(undefined);
  const laid = useRef({ rows, width: 0 });
  const [shown, setShown] = useState<Shown>({ from: 0, to: -1, base: 0, flying: false });
  const total = rows.tops.at(-1) ?? 0;

  const scrollBy = useCallback(
    (distance: number) => {
      (scroller?.current ?? window).scrollBy({ top: distance, behavior: 'instant' });
    },
    [scroller],
  );

  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const view = viewOf(scroller?.current ?? null);
    const top = view.top - element.getBoundingClientRect().top;
    const before = place.current;
    const after = followScroll(before, top, { height: total, view: view.height });
    place.current = after;
    if (after.moved) scrollBy(after.top - top);
    const distance = after.top + after.base;
    const row = rowAt(rows, distance + view.height * EYE);
    // Above its first row the page is where it is whatever the grid does.
    eye.current =
      distance > 0 ? { place: rows.firsts[row] ?? 0, offset: (rows.tops[row] ?? 0) - distance } : undefined;
    const ready = view.height * READY;
    const from = rowAt(rows, distance - ready);
    const to = rows.heights.length === 0 ? -1 : rowAt(rows, distance + view.height + ready);
    const flying = Math.abs(distance - (before.top + before.base)) > view.height;
    setShown((now) =>
      now.from === from && now.to === to && now.base === after.base && (now.flying || !flying)
        ? now
        : { from, to, base: after.base, flying: now.flying || flying },
    );
  }, [rows, scrollBy, scroller, total]);

  const goTo = useCallback(
    ({ place: wanted, offset }: KeptPlace) => {
      const element = box.current;
      if (!element) return;
      const view = viewOf(scroller?.current ?? null);
      const distance = (rows.tops[rowOf(rows, wanted)] ?? 0) - offset;
      const next = placeFor(Math.max(0, Math.min(distance, total - view.height)), {
        height: total,
        view: view.height,
      });
      const top = view.top - element.getBoundingClientRect().top;
      place.current = next;
      scrollBy(next.top - top);
    },
    [rows, scrollBy, scroller, total],
  );

  useLayoutEffect(() => {
    const before = laid.current;
    laid.current = { rows, width };
    if (width > 0 && rows.heights.length > 0) {
      const first = before.width === 0 ? keptPlace(visit) : undefined;
      const looked = before.width !== 0 && before.width !== width ? eye.current : undefined;
      const wanted = first ?? looked;
      if (wanted) goTo(wanted);
    }
    look();
    // The visit is asked for as the grid appears; what follows is the same grid.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, width, goTo, look]);

  useEffect(() => {
    const target: HTMLElement | Window = scroller?.current ?? window;
    target.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      target.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [look, scroller]);

  useEffect(() => {
    if (!shown.flying) return undefined;
    const timer = setTimeout(() => setShown((now) => ({ ...now, flying: false })), CALM_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const visited = useRef(visit);
  useEffect(() => {
    visited.current = visit;
  }, [visit]);
  useEffect(
    () => () => {
      if (eye.current) keepPlace(visited.current, eye.current);
    },
    [],
  );

  const reveal = useCallback(
    (row: number) => {
      const view = viewOf(scroller?.current ?? null);
      const { base, top } = place.current;
      const start = (rows.tops[row] ?? 0) - (base + top);
      const end = (rows.tops[row + 1] ?? 0) - (base + top);
      const margin = 80;
      if (start < margin) goTo({ place: rows.firsts[row] ?? 0, offset: margin });
      else if (end > view.height - margin)
        goTo({ place: rows.firsts[row] ?? 0, offset: view.height - margin - (end - start) });
    },
    [goTo, rows, scroller],
  );

  return { ...shown, box, height: elementHeight({ height: total, view: 0 }), reveal };
}
