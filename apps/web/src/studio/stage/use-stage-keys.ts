import { useEffect, useRef, useState } from 'react';
import { useHistoryTasks } from '../history/use-history-tasks.ts';
import { useStudio } from '../studio-context.ts';
import type { StageViewport } from './use-viewport.ts';

/** Whether a key belongs to what has the focus: typing, radio groups, sliders, menus and dialogs keep theirs. */
export function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('input, textarea, select, [role=slider], [role=menu], [role=dialog], [role=listbox]'))
    return true;
  return event.key === ' ' && target?.closest('button, a') !== null && target !== undefined;
}

/**
 * The keys of the workspace: space shows the base while it is held, left and right walk the variants, up and down the
 * history, + − 0 zoom, F what became of the lines, U what was understood, Ctrl or ⌘ with Enter renders from anywhere.
 *
 * @param measured whether there is a picture of what became of the lines
 * @returns whether the base is being shown.
 */
export function useStageKeys(viewport: StageViewport, measured: boolean): boolean {
  const { task, shown, run, tool, settings, view, setView } = useStudio();
  const { tasks } = useHistoryTasks();
  const [peeking, setPeeking] = useState(false);

  const walkVariants = (by: number) => {
    const next = shown.variant + by;
    if (task && next >= 0 && next < task.images.length) shown.show(task.taskId, next);
  };
  const walkHistory = (by: number) => {
    const at = tasks.findIndex((each) => each.taskId === shown.taskId);
    const next = tasks[at === -1 ? 0 : at + by];
    if (next) shown.show(next.taskId);
  };
  const readable = tool.sceneSpace !== undefined && settings.base !== null;
  const actions: Record<string, () => void> = {
    ' ': () => setPeeking(true),
    ArrowLeft: () => walkVariants(-1),
    ArrowRight: () => walkVariants(1),
    ArrowUp: () => walkHistory(-1),
    ArrowDown: () => walkHistory(1),
    '+': viewport.zoomIn,
    '=': viewport.zoomIn,
    '-': viewport.zoomOut,
    '0': viewport.fit,
    f: () => measured && setView(view === 'fidelity' ? 'compare' : 'fidelity'),
    u: () => readable && setView(view === 'scene' ? 'compare' : 'scene'),
  };
  const latest = useRef({ actions, start: run.start });
  useEffect(() => {
    latest.current = { actions, start: run.start };
  });

  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        // A field that keeps the focus would keep the arrow keys from walking what comes.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        latest.current.start();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const action = latest.current.actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    const letGo = () => setPeeking(false);
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
  return peeking;
}
