import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type Dropped, holdsPicture, readDropped } from './dragged-picture.ts';

/**
 * Handlers that make an element (and, with `paste`, pasting anywhere) a place for pictures; `over` while one hovers. A
 * zone inside another keeps what falls on it.
 */
export function useDropZone(
  onDropped: (dropped: Dropped, event?: DragEvent) => void,
  { paste: takesPaste = true }: { readonly paste?: boolean } = {},
) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const latest = useRef(onDropped);
  useEffect(() => {
    latest.current = onDropped;
  }, [onDropped]);

  useEffect(() => {
    if (!takesPaste) return;
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (file) latest.current({ kind: 'file', file });
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [takesPaste]);

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
        leave();
        if (event.isDefaultPrevented()) return;
        event.preventDefault();
        const dropped = readDropped(event.dataTransfer);
        if (dropped) latest.current(dropped, event);
      },
    },
  };
}
