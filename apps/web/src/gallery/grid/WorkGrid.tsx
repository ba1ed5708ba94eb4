import type { GridWork } from './grid-work.ts';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShareList } from '../detail/use-share-list.ts';
import { gridShape } from './grid-shape.ts';
import { justifyRows, rowOf, shownRatio, tilesOf } from './justify-rows.ts';
import { nextTile } from './next-tile.ts';
import { type Scroller, useWindowRows } from './use-window-rows.ts';
import { WorkTile } from './WorkTile.tsx';
import styles from './WorkGrid.module.css';

export interface More {
  readonly has: boolean;
  readonly loading: boolean;
  readonly load: () => void;
}

interface Props {
  readonly label: string;
  readonly works: readonly GridWork[];
  /** What is still to come; absent: this is all. */
  readonly more?: More | undefined;
  readonly scroller?: Scroller;
  /** Whether a case says that it is one: in lists of both. */
  readonly mixed?: boolean;
}

/** How many windows before its end a list asks for more. */
const AHEAD_ROWS = 6;

/** Works in rows of one height, of which only those near the window are there. Arrow keys lead from one to the next. */
export function WorkGrid({ label, works, more, scroller, mixed = false }: Props) {
  const location = useLocation();
  const [width, setWidth] = useState(0);
  const [active, setActive] = useState(0);
  const wanted = useRef<number>(undefined);
  const shape = gridShape(width);
  const ratios = useMemo(() => Float64Array.from(works, shownRatio), [works]);
  const whole = more?.has !== true;
  const { gap, target, foot } = shape;
  const rows = useMemo(
    () => justifyRows(width === 0 ? new Float64Array() : ratios, { width, gap, target, foot }, whole),
    [foot, gap, ratios, target, whole, width],
  );
  const view = useWindowRows(rows, width, scroller, `${location.key} ${label}`);
  const { box, reveal } = view;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  const near = width > 0 && view.to >= rows.heights.length - AHEAD_ROWS;
  const { has = false, loading = false, load } = more ?? {};
  useEffect(() => {
    if (near && has && !loading) load?.();
  }, [has, load, loading, near]);

  useEffect(() => {
    const place = wanted.current;
    if (place === undefined) return;
    const link = box.current?.querySelector<HTMLElement>(`[data-place="${place}"] a`);
    if (!link) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = nextTile(event.key, active, rows, ratios, gap);
    if (next === undefined) return;
    event.preventDefault();
    wanted.current = next;
    setActive(next);
    reveal(rowOf(rows, next));
  };
  const open = useShareList(works, more, (place) => reveal(rowOf(rows, place)));

  const shown: number[] = [];
  for (let row = view.from; row <= view.to && row < rows.heights.length; row += 1) shown.push(row);
  // What has the keyboard stays there, wherever one scrolls.
  const activeRow = rowOf(rows, active);
  if (rows.heights.length > 0 && !shown.includes(activeRow)) shown.push(activeRow);

  return (
    <ul
      ref={box}
      className={styles['grid']}
      aria-label={label}
      style={{ height: view.height, '--foot': `${foot}px` } as React.CSSProperties}
      onKeyDown={onKeyDown}
    >
      {shown.flatMap((row) =>
        tilesOf(rows, row, ratios, gap).map((tile) => {
          const work = works[tile.place];
          return work ? (
            <WorkTile
              key={work.workId}
              work={work}
              place={tile.place}
              left={tile.left}
              width={tile.width}
              top={(rows.tops[row] ?? 0) - view.base}
              height={rows.heights[row] ?? 0}
              count={whole ? works.length : -1}
              waiting={view.flying}
              reachable={tile.place === active}
              mixed={mixed}
              onFocus={setActive}
              onOpen={open}
            />
          ) : null;
        }),
      )}
    </ul>
  );
}
