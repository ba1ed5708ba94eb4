import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Placement, placeBeside } from './place-beside.ts';

interface Floating {
  readonly open: boolean;
  readonly close: () => void;
  readonly panel: RefObject<HTMLDivElement | null>;
  /** For the button that opens it. */
  readonly buttonProps: { readonly popoverTarget: string; readonly 'aria-expanded': boolean };
  /** For the panel, the next element after the button. */
  readonly panelProps: {
    readonly id: string;
    readonly popover: 'auto';
    readonly onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => void;
  };
}

/**
 * A panel that a button opens beside itself. The browser's own popovers close at a press elsewhere and at Escape, give the
 * focus back and stand above everything; only the place is ours.
 */
export function useFloating(placement: Placement): Floating {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const place = () => putBeside(panel.current, placement);
    const sizes = new ResizeObserver(place);
    if (panel.current) sizes.observe(panel.current);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [open, placement]);
  return {
    open,
    close: () => panel.current?.hidePopover(),
    panel,
    buttonProps: { popoverTarget: id, 'aria-expanded': open },
    panelProps: {
      id,
      popover: 'auto',
      onBeforeToggle: (event) => {
        if (event.target !== panel.current) return;
        const opens = event.newState === 'open';
        // It is shown right after this: what is in it has to be there to be measured.
        flushSync(() => setOpen(opens));
        if (opens) requestAnimationFrame(() => putBeside(panel.current, placement));
      },
    },
  };
}

/** The button is found by the panel that it names. */
function putBeside(panel: HTMLElement | null, placement: Placement): void {
  const button = panel && document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  if (!panel || !button) return;
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const { left, top } = placeBeside(button.getBoundingClientRect(), size, room, placement);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}
