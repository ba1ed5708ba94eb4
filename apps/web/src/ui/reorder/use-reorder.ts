import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { droppedPlace, placeAfterKey } from './moved.ts';

interface Target {
  readonly over: string;
  readonly after: boolean;
}

interface Options {
  readonly ids: readonly string[];
  /** Whether items follow each other in lines as words do, or below each other. */
  readonly flow: 'lines' | 'list';
  readonly onMove: (id: string, to: number) => void;
}

/**
 * Puts items of a list into another order: dragged by a pointer, or moved by the arrows from a handle that has the focus. Whoever
 * uses it offers the same steps in a menu, too: not everyone can drag or has keys.
 */
export function useReorder({ ids, flow, onMove }: Options) {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<Target>();
  const handles = useRef(new Map<string, HTMLElement>());
  const lastMoved = useRef<string>(undefined);
  const order = ids.join(' ');
  useEffect(() => {
    // An element that is put elsewhere in the page loses the focus.
    const id = lastMoved.current;
    lastMoved.current = undefined;
    if (id !== undefined) handles.current.get(id)?.focus();
  }, [order]);
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const item = (id: string) => ({
    draggable: true,
    'data-dragged': dragged === id || undefined,
    'data-drop': target?.over === id ? (target.after ? 'after' : 'before') : undefined,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      // Words are marked in fields and links are dragged as such.
      if ((event.target as HTMLElement).closest('input, textarea')) return event.preventDefault();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      setDragged(id);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged === undefined) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      const box = event.currentTarget.getBoundingClientRect();
      const after =
        flow === 'lines'
          ? event.clientX > box.left + box.width / 2
          : event.clientY > box.top + box.height / 2;
      if (dragged === id) setTarget(undefined);
      else if (target?.over !== id || target.after !== after) setTarget({ over: id, after });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (dragged === undefined) return;
      event.preventDefault();
      const from = ids.indexOf(dragged);
      if (target) {
        const to = droppedPlace(from, ids.indexOf(target.over), target.after);
        if (to !== from) onMove(dragged, to);
      }
      end();
    },
    onDragEnd: end,
  });
  const handle = (id: string) => ({
    ref: (element: HTMLElement | null) => {
      if (element) handles.current.set(id, element);
      else handles.current.delete(id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = ids.indexOf(id);
      const to = placeAfterKey(event.key, from, ids.length);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (to === from) return;
      lastMoved.current = id;
      onMove(id, to);
    },
  });
  return { item, handle };
}
