import { create } from 'zustand';

/** Longer than “Undo” is offered, also while somebody rests on it. */
const TAKES_BACK_MS = 30_000;

/** What was removed on the screen and is removed on the server once nobody can take it back any more. */
export const useRemovals = create<{ readonly ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }));

const waiting = new Map<string, () => void>();

/**
 * Hides something now and removes it later: what is taken back stays the same thing, with everything that refers to it.
 *
 * @param run removes it, and tells where that fails
 * @returns takes it back
 */
export function removeLater(id: string, run: () => Promise<unknown>): () => void {
  const show = () =>
    useRemovals.setState(({ ids }) => ({ ids: new Set([...ids].filter((each) => each !== id)) }));
  const timer = setTimeout(() => act(), TAKES_BACK_MS);
  const act = () => {
    clearTimeout(timer);
    if (!waiting.delete(id)) return;
    // Seen again where it could not be removed.
    void run().finally(show);
  };
  waiting.set(id, act);
  useRemovals.setState(({ ids }) => ({ ids: new Set([...ids, id]) }));
  return () => {
    clearTimeout(timer);
    waiting.delete(id);
    show();
  };
}

// Who leaves has made up their mind.
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    for (const act of [...waiting.values()]) act();
  });
