import type { KeyPress } from '../stage/is-taken.ts';
import type { Studio } from '../studio-context.ts';
import { readingKey, readingOf, useReadingStore } from './reading-store.ts';

/** What is over the page and has an Escape of its own; a tip is a popover too, and has none. */
const OVER_THE_PAGE = '[role=dialog]:not([popover]), [popover=auto]:popover-open';

/** Escape lets go of the selection, then of the reading. */
export function pressReadingKey(
  { key }: KeyPress,
  { tool, settings, setView }: Pick<Studio, 'tool' | 'settings' | 'setView'>,
): boolean {
  if (key !== 'Escape' || document.querySelector(OVER_THE_PAGE)) return false;
  const of = readingKey(tool, settings.base);
  const state = useReadingStore.getState();
  if (readingOf(state, of).selected.length > 0) state.change(of, { selected: [] });
  else setView('compare');
  return true;
}
