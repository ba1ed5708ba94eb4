import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { screenPoint, type Size } from '@plumbline/editor/coordinates.ts';
import {
  fitViewport,
  type Margins,
  panBy,
  pinchTo,
  type Viewport,
  zoomAt,
} from '@plumbline/editor/viewport.ts';

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
  /** Begins to move the picture with a pointer that somebody else has caught. */
  readonly grab: (pointerId: number, at: { readonly x: number; readonly y: number }) => void;
  readonly holds: (pointerId: number) => boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly actual: () => void;
}

/**
 * Zoom by wheel, pinch and buttons, pan by dragging; stays fitted while the window changes until it is touched.
 *
 * @param wheelZooms `with-ctrl` where the wheel alone scrolls what the stage stands in
 * @returns the ref of the element that is the stage, and the viewport in it.
 */
export function useViewport(
  picture: Size | undefined,
  margins: Margins,
  wheelZooms: 'always' | 'with-ctrl' = 'always',
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
    setViewport((before) => zoomAt(before, screenPoint(at.x, at.y), factor));
  }, []);
  useEffect(() => {
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      // What pinches on a touch pad arrives as a wheel with Ctrl.
      if (wheelZooms === 'with-ctrl' && !event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoom({ x: event.clientX - box.left, y: event.clientY - box.top }, Math.exp(-event.deltaY * WHEEL));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [element, wheelZooms, zoom]);

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    fitted.current = false;
    const box = element?.getBoundingClientRect();
    const onStage = (at: { x: number; y: number }) =>
      screenPoint(at.x - (box?.left ?? 0), at.y - (box?.top ?? 0));
    setViewport((at) =>
      other
        ? pinchTo(
            at,
            [onStage(before), onStage(other)],
            [onStage(now), onStage(other)],
            { width, height },
            frame,
          )
        : panBy(at, screenPoint(now.x - before.x, now.y - before.y), { width, height }, frame),
    );
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
    grab: (pointerId, at) => pointers.current.set(pointerId, { ...at }),
    holds: (pointerId) => pointers.current.has(pointerId),
    zoomIn: () => zoom(middle, STEP),
    zoomOut: () => zoom(middle, 1 / STEP),
    fit,
    actual: () => zoom(middle, 1 / viewport.scale),
  };
  return [setElement, stage];
}
