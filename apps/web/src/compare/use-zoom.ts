import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { pan, transformOf, WHOLE, zoomAt } from './zoom.ts';

const MIDDLE = { x: 0.5, y: 0.5 };
const STEP = 0.1;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** One zoom for both pictures: by wheel, by dragging, by keys and buttons. */
export function useZoom() {
  const [zoom, setZoom] = useState(WHOLE);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // Not passive, and so not React's: the page must not scroll under it.
    const onWheel = (event: WheelEvent) => {
      const frame = (event.target as Element).closest('[data-frame]')?.getBoundingClientRect();
      if (!frame) return;
      event.preventDefault();
      const at = {
        x: (event.clientX - frame.left) / frame.width,
        y: (event.clientY - frame.top) / frame.height,
      };
      setZoom((now) => zoomAt(now, Math.exp(-event.deltaY / 300), at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);
  const by = (factor: number) => setZoom((now) => zoomAt(now, factor, MIDDLE));
  return {
    stage,
    scale: zoom.scale,
    transform: transformOf(zoom),
    zoomIn: () => by(1.5),
    zoomOut: () => by(1 / 1.5),
    reset: () => setZoom(WHOLE),
    frameProps: {
      'data-frame': '',
      onPointerDown: (event: PointerEvent<HTMLElement>) =>
        event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { width, height } = event.currentTarget.getBoundingClientRect();
        setZoom((now) => pan(now, event.movementX / width, event.movementY / height));
      },
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = PANS[event.key];
      if (step) setZoom((now) => pan(now, ...step));
      else if (event.key === '+' || event.key === '=') by(1.5);
      else if (event.key === '-') by(1 / 1.5);
      else if (event.key === '0') setZoom(WHOLE);
      else return;
      event.preventDefault();
    },
  };
}
