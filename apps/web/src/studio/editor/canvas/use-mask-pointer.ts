import { screenPoint } from '@plumbline/editor/coordinates.ts';
import type { MaskTool, PointerSample } from '@plumbline/editor/tools/mask-tool.ts';
import { screenToImage } from '@plumbline/editor/viewport.ts';
import { type PointerEvent, useRef } from 'react';
import type { StageViewport } from '../../stage/use-viewport.ts';

interface Needs {
  readonly viewport: StageViewport;
  /** Nothing where a press moves the picture. */
  readonly tool: MaskTool | undefined;
  /** Called before a tool begins. */
  readonly onBegin: () => void;
  /** Called after each event that a tool has seen. */
  readonly onSeen: () => void;
}

type Handlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave',
  (event: PointerEvent<HTMLElement>) => void
>;

/**
 * Hands pointer events to the tool in pixels of the picture, all readings between two frames among them. The middle
 * button moves the picture; a second finger ends what the first one began and moves and zooms it.
 */
export function useMaskPointer({ viewport, tool, onBegin, onSeen }: Needs): Handlers {
  /** The tool that follows a pointer: to its end, whatever a press would begin by then. */
  const drawing = useRef<{ readonly pointerId: number; readonly tool: MaskTool }>(undefined);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  const sampleOf = (
    event: Pick<
      globalThis.PointerEvent,
      'clientX' | 'clientY' | 'pressure' | 'pointerType' | 'shiftKey' | 'altKey'
    >,
    element: Element,
  ): PointerSample => {
    const box = element.getBoundingClientRect();
    return {
      at: screenToImage(viewport, screenPoint(event.clientX - box.left, event.clientY - box.top)),
      pressure: event.pointerType === 'pen' ? event.pressure : 1,
      shift: event.shiftKey,
      alt: event.altKey,
      scale: viewport.scale,
    };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.pointerType === 'touch') {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size === 2) {
        drawing.current?.tool.cancel();
        drawing.current = undefined;
        for (const [id, at] of fingers.current) viewport.grab(id, at);
        onSeen();
        return;
      }
    }
    if (!tool || event.button === 1) {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      viewport.grab(event.pointerId, { x: event.clientX, y: event.clientY });
      return;
    }
    if (event.button !== 0 || drawing.current !== undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = { pointerId: event.pointerId, tool };
    onBegin();
    tool.pointerDown(sampleOf(event.nativeEvent, event.currentTarget));
    onSeen();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (fingers.current.has(event.pointerId))
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const drawn = drawing.current;
    if (drawn?.pointerId === event.pointerId) {
      const readings = event.nativeEvent.getCoalescedEvents?.() ?? [];
      for (const reading of readings.length > 0 ? readings : [event.nativeEvent])
        drawn.tool.pointerMove(sampleOf(reading, event.currentTarget));
      onSeen();
    } else if (viewport.holds(event.pointerId)) viewport.handlers.onPointerMove(event);
    else if (tool) {
      tool.hover(sampleOf(event.nativeEvent, event.currentTarget));
      onSeen();
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    viewport.handlers.onPointerUp(event);
    const drawn = drawing.current;
    if (drawn?.pointerId !== event.pointerId) return;
    drawing.current = undefined;
    drawn.tool.pointerUp(sampleOf(event.nativeEvent, event.currentTarget));
    onSeen();
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    viewport.handlers.onPointerUp(event);
    const drawn = drawing.current;
    if (drawn?.pointerId !== event.pointerId) return;
    drawing.current = undefined;
    drawn.tool.cancel();
    onSeen();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave: onSeen };
}
