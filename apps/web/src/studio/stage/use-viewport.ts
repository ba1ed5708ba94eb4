import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitViewport, type Margins, panBy, type Size, type Viewport, zoomAt } from './viewport.ts';

const STEP = 1.25;
const WHEEL = 0.0016;
/** Below this height (see `Stage.module.css`) nothing floats over the stage and the picture may fill it. */
const TIGHT = 300;
const TIGHT_MARGINS: Margins = { top: 8, bottom: 8, side: 8 };

export interface StageViewport extends Viewport {
  readonly handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly actual: () => void;
}

/**
 * Zoom by wheel, pinch and buttons, pan by dragging; stays fitted while the window changes until it is touched.
 *
 * @returns the ref of the element that is the stage, and the viewport in it.
 */
export function useViewport(
  picture: Size | undefined,
  margins: Margins,
): [React.RefCallback<HTMLDivElement>, StageViewport] {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });
  const [viewport, setViewport] = useState<Viewport>({ scale: 1, x: 0, y: 0 });
  const fitted = useRef(true);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const width = picture?.width ?? 1;
  const height = picture?.height ?? 1;

  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setFrame({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  const fit = useCallback(() => {
    fitted.current = true;
    const room = frame.height < TIGHT ? TIGHT_MARGINS : margins;
    setViewport(fitViewport({ width, height }, frame, room));
  }, [width, height, frame, margins]);
  const shape = useRef('');
  useLayoutEffect(() => {
    const next = (width / height).toFixed(2);
    // A picture of another shape is another view: where one looked before means nothing in it.
    if (fitted.current || shape.current !== next) fit();
    shape.current = next;
  }, [fit, width, height]);

  const zoom = useCallback((at: { x: number; y: number }, factor: number) => {
    fitted.current = false;
    setViewport((before) => zoomAt(before, at, factor));
  }, []);
  useEffect(() => {
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoom({ x: event.clientX - box.left, y: event.clientY - box.top }, Math.exp(-event.deltaY * WHEEL));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [element, zoom]);

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other && element) {
      const box = element.getBoundingClientRect();
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoom({ x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top }, factor);
      return;
    }
    fitted.current = false;
    setViewport((at) => panBy(at, { x: now.x - before.x, y: now.y - before.y }, { width, height }, frame));
  };
  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const stage: StageViewport = {
    ...viewport,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
    },
    zoomIn: () => zoom(middle, STEP),
    zoomOut: () => zoom(middle, 1 / STEP),
    fit,
    actual: () => zoom(middle, 1 / viewport.scale),
  };
  return [setElement, stage];
}
