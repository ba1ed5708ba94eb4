import { useEffect } from 'react';
import type { WorkSteps } from './use-work-steps.ts';

/** What has its own use of the arrow keys: fields, dividers, and lists of works. */
const OWN_ARROWS = 'input, textarea, select, [role="slider"], [role="combobox"], [data-place]';

/**
 * Arrow keys lead to the works beside the open one, wherever in the dialog the keyboard is.
 *
 * @param root class of the dialog; a dialog over it keeps its keys to itself
 */
export function useStepKeys({ previous, next }: WorkSteps, root: string): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isElsewhere = target.closest('[role="dialog"]') !== null && target.closest(`.${root}`) === null;
      if (event.defaultPrevented || isElsewhere || target.closest(OWN_ARROWS)) return;
      const step = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
      if (!step) return;
      event.preventDefault();
      step();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [next, previous, root]);
}
