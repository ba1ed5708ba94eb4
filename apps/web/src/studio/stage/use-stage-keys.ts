import { useEffect, useRef, useState } from 'react';
import { useHistoryTasks } from '../history/use-history-tasks.ts';
import { isTaken } from './is-taken.ts';
import { type KeyScope, pressStageKey } from './stage-keys.ts';

/**
 * Listens to the keys of the stage; see `pressStageKey`.
 *
 * @returns whether space is held
 */
export function useStageKeys(scope: Omit<KeyScope, 'tasks'>): boolean {
  const { tasks } = useHistoryTasks();
  const [held, setHeld] = useState(false);
  const latest = useRef<KeyScope>({ ...scope, tasks });
  useEffect(() => {
    latest.current = { ...scope, tasks };
  });

  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isSpace = event.key === ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isSpace && !isTaken(event)) setHeld(true);
      else if (!pressStageKey(event, latest.current)) return;
      event.preventDefault();
    };
    const letGo = () => setHeld(false);
    const up = (event: KeyboardEvent) => event.key === ' ' && letGo();
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', letGo);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', letGo);
    };
  }, []);
  return held;
}
