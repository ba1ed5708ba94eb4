import { useEffect, useRef } from 'react';
import { placeBeside } from '../floating/place-beside.ts';
import styles from './Tips.module.css';

const DELAY_MS = 400;

/**
 * Shows the words of `data-tip`, under the picture of `data-tip-picture`, beside whatever a pointer rests on or the keyboard reaches: one layer for the whole page. It
 * is for the eye alone; what says more than an element's own name is its `aria-description` too.
 */
export function Tips() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tip = layer.current;
    if (!tip) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    const hide = () => {
      clearTimeout(timer);
      over = null;
      if (tip.matches(':popover-open')) tip.hidePopover();
    };
    const show = (element: Element) => {
      const words = element.getAttribute('data-tip');
      const picture = element.getAttribute('data-tip-picture');
      if (!words || !element.isConnected) return;
      tip.replaceChildren(...(picture ? [pictureOf(picture)] : []), words);
      tip.toggleAttribute('data-pictured', picture !== null);
      tip.showPopover();
      const room = { width: document.documentElement.clientWidth, height: innerHeight };
      const size = { width: tip.offsetWidth, height: tip.offsetHeight };
      const place = placeBeside(
        element.getBoundingClientRect(),
        size,
        room,
        picture ? 'right' : 'top-center',
      );
      tip.style.left = `${place.left}px`;
      tip.style.top = `${place.top}px`;
    };
    const reach = (target: EventTarget | null, delay: number) => {
      const element = target instanceof Element ? target.closest('[data-tip]') : null;
      if (element === over) return;
      hide();
      over = element;
      if (element) timer = setTimeout(() => show(element), delay);
    };
    const hover = (event: PointerEvent) => event.pointerType !== 'touch' && reach(event.target, DELAY_MS);
    const focus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(':focus-visible') && reach(target, 0);
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const ends = ['pointerdown', 'focusout', 'scroll'] as const;
    addEventListener('pointerover', hover);
    addEventListener('focusin', focus);
    addEventListener('keydown', key);
    for (const end of ends) addEventListener(end, hide, true);
    return () => {
      hide();
      removeEventListener('pointerover', hover);
      removeEventListener('focusin', focus);
      removeEventListener('keydown', key);
      for (const end of ends) removeEventListener(end, hide, true);
    };
  }, []);
  return <div ref={layer} popover="manual" aria-hidden className={styles['tip']} />;
}

/** Large enough to judge a style by. */
function pictureOf(source: string): HTMLImageElement {
  const picture = document.createElement('img');
  picture.src = source;
  picture.alt = '';
  return picture;
}
