import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { Studio } from '../studio-context.ts';
import { isTaken, type KeyPress } from './is-taken.ts';
import type { ModeButton, StageMode } from './modes/stage-mode.ts';
import type { StageViewport } from './use-viewport.ts';

/** What the keys of the stage are about. */
export interface KeyScope {
  readonly mode: Pick<StageMode, 'press'>;
  readonly buttons: readonly ModeButton[];
  readonly studio: Studio;
  readonly viewport: Pick<StageViewport, 'zoomIn' | 'zoomOut' | 'fit'>;
  /** The tasks of the history, newest first. */
  readonly tasks: readonly Task[];
  /** Whether there is a picture of what became of the lines. */
  readonly measured: boolean;
}

/**
 * The keys of the workspace: the mode's own first; then left and right walk the variants, up and down the history, + − 0 zoom,
 * F shows what became of the lines, the letters of the mode buttons begin and leave their modes, Ctrl or ⌘ with Enter renders
 * from anywhere. Space is held, not pressed: see `useStageKeys`.
 *
 * @returns whether the key means something
 */
export function pressStageKey(press: KeyPress, scope: KeyScope): boolean {
  const { mode, studio } = scope;
  if (mode.press?.(press, studio)) return true;
  if (press.key === 'Enter' && (press.ctrlKey || press.metaKey)) {
    // A field that keeps the focus would keep the arrow keys from walking what comes.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    studio.run.start();
    return true;
  }
  if (press.ctrlKey || press.metaKey || press.altKey || isTaken(press)) return false;
  const act = actionOf(press.key, scope);
  act?.();
  return act !== undefined;
}

function actionOf(key: string, scope: KeyScope): (() => void) | undefined {
  const { viewport, buttons, studio } = scope;
  const button = buttons.find((each) => each.key === key);
  if (button) return () => toggleView(studio, button.view);
  const actions: Record<string, () => void> = {
    ArrowLeft: () => walkVariants(scope, -1),
    ArrowRight: () => walkVariants(scope, 1),
    ArrowUp: () => walkHistory(scope, -1),
    ArrowDown: () => walkHistory(scope, 1),
    '+': viewport.zoomIn,
    '=': viewport.zoomIn,
    '-': viewport.zoomOut,
    '0': viewport.fit,
    f: () => scope.measured && toggleView(studio, 'fidelity'),
  };
  return actions[key];
}

/** Shows a view, or what is seen without it. */
export function toggleView({ view, setView }: Pick<Studio, 'view' | 'setView'>, to: Studio['view']): void {
  setView(view === to ? 'compare' : to);
}

function walkVariants({ studio: { task, shown } }: KeyScope, by: number): void {
  const next = shown.variant + by;
  if (task && next >= 0 && next < task.images.length) shown.show(task.taskId, next);
}

function walkHistory({ studio: { shown }, tasks }: KeyScope, by: number): void {
  const at = tasks.findIndex(({ taskId }) => taskId === shown.taskId);
  // Nothing is opened, or something older than what is loaded: either way begins at the newest.
  const next = tasks[at === -1 ? 0 : at + by];
  if (next) shown.show(next.taskId);
}
