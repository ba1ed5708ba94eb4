import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type Dropped, holdsPicture, readDropped } from './dragged-picture.ts';

/** Handlers that make an element (and paste anywhere) a place for pictures; `over` while one hovers. */
export function useDropZone(onDropped: (dropped: Dropped, event?: DragEvent) => void) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const latest = useRef(onDropped);
  useEffect(() => {
    latest.current = onDropped;
  }, [onDropped]);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (file) latest.current({ kind: 'file', file });
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);

  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!holdsPicture(event.dataTransfer)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragLeave: () => {
        // Enter and leave also fire for children; only leaving as often as entering means being outside.
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      },
      onDragOver: (event: DragEvent) => {
        if (!holdsPicture(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        leave();
        const dropped = readDropped(event.dataTransfer);
        if (dropped) latest.current(dropped, event);
      },
    },
  };
}
