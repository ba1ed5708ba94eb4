import type { Database } from '@plumbline/core/ports/database.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { ClaimedTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { reportProgress } from '@plumbline/core/tasks/run/report-progress.ts';
import type { TaskPreview } from '@plumbline/core/tasks/task-preview-repository.ts';
import { encodePreview } from './encode-preview.ts';

/** A person sees no more than this; each write is an event for every page that watches. */
const INTERVAL_MS = 400;
/** The first one is written soon, with what is reported in the same breath. */
const FIRST_MS = 50;
/** Pictures are fetched besides, by every page that shows the task. */
const PREVIEW_INTERVAL_MS = 700;

export interface ProgressWriter {
  report(progress: number, stage: string): void;
  /** A coarse picture of what is being made. Of those that come meanwhile the newest is kept. */
  show(picture: PixelBuffer): void;
  /** What was shown has become a result, or nothing: what waits to be written is not wanted any more. */
  forgetPicture(): Promise<void>;
  /** Nothing is written after this has resolved. */
  close(): Promise<void>;
}

interface Progress {
  readonly progress: number;
  readonly stage: string;
}

/** Writes the newest progress of a task, one write at a time and not too often. Failures are left to the next write. */
export function createProgressWriter(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  claimed: ClaimedTask,
  onClaimLost: () => void,
): ProgressWriter {
  let newest: Progress | undefined;
  let written: Progress | undefined;
  let highest = 0;
  let picture: PixelBuffer | undefined;
  let pictureAt = Number.NEGATIVE_INFINITY;
  let pictures = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;

  const takePicture = async (): Promise<TaskPreview | undefined> => {
    const taken = picture;
    const at = clock.now().getTime();
    if (!taken || at - pictureAt < PREVIEW_INTERVAL_MS) return undefined;
    picture = undefined;
    pictureAt = at;
    pictures += 1;
    // One that cannot be made into a file is not worth a task.
    const encoded = await encodePreview(taken).catch(() => undefined);
    return encoded && { ...encoded, number: pictures };
  };
  const write = async () => {
    const preview = await takePicture();
    const next = newest ?? (preview && written);
    if (!next) return;
    newest = undefined;
    written = next;
    const held = await reportProgress(database, claimed, { ...next, preview }, clock.now()).catch(() => true);
    if (!held) onClaimLost();
  };
  const schedule = () => {
    const wait = written || pictures > 0 ? INTERVAL_MS : FIRST_MS;
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = write().then(() => {
        writing = undefined;
        if ((newest || picture) && !closed) schedule();
      });
    }, wait);
  };
  return {
    report(progress, stage) {
      if (closed || (progress <= highest && written?.stage === stage)) return;
      // An engine that tries a second time starts over; a bar that runs backwards only worries.
      highest = Math.min(1, Math.max(highest, progress));
      newest = { progress: highest, stage };
      if (!writing) schedule();
    },
    show(next) {
      if (closed) return;
      picture = next;
      if (!writing) schedule();
    },
    async forgetPicture() {
      picture = undefined;
      await writing;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await writing;
    },
  };
}
