import type { CommandInput } from '../ipc/commands.ts';
import type { Made } from '../queue/render-queue.ts';
import { mimeOf } from '../render/mime-of.ts';
import type { Settings } from '../settings/settings.ts';
import type { HistoryEntry } from './history.ts';

/** What the history notes of a picture that a task made. */
export function entryOf({ entry, task, image, bytes }: Made, now: number): HistoryEntry {
  return {
    id: entry.id,
    taskId: task.taskId,
    createdAt: now,
    width: image.width,
    height: image.height,
    mime: mimeOf(bytes),
    fidelity: image.fidelity?.score ?? null,
    settings: entry.settings,
    savedAs: null,
    hasBase: true,
  };
}

/** What it notes of a live frame that was kept: no task made it, and nothing of it was measured. */
export function entryOfFrame(
  { picture, width, height }: CommandInput<'keepFrame'>,
  id: string,
  now: number,
  settings: Settings['render'],
): HistoryEntry {
  return {
    id,
    taskId: null,
    createdAt: now,
    width,
    height,
    mime: mimeOf(picture),
    fidelity: null,
    settings,
    savedAs: null,
    hasBase: true,
  };
}
