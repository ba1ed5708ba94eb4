import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import type { BasePicture, ImageKind } from '../settings/workspace-settings.ts';
import { basePlace, type Place } from './base-place.ts';
import type { Size } from '@plumbline/editor/coordinates.ts';

/** The pictures on the stage: a base, a result, or both. */
export interface StageContent {
  readonly base: (Size & { readonly url: string }) | undefined;
  /** Where the base lies in the result; nothing where it covers it. */
  readonly basePlace: Place | undefined;
  readonly result: ResultImage | undefined;
  /** Pixel size that zoom levels are counted in: the result's own, else the base's. */
  readonly size: Size;
  /** Whether the base is drawn in lines, so that laying it over the result shows something. */
  readonly lined: boolean;
}

const LINED: readonly (ImageKind | undefined)[] = ['line', 'sketch', 'plan'];

/**
 * What the stage shows: the task's own base with the chosen variant, else the base of the workspace.
 *
 * @param variant index that the address asks for; one that does not exist means the first.
 */
export function onStage(
  base: BasePicture | null,
  task: Task | undefined,
  variant: number,
): StageContent | undefined {
  const result = task?.images[variant] ?? task?.images[0];
  const under = task ? (task.base ?? undefined) : (base ?? undefined);
  const measured = result ?? under;
  const own = base?.imageId === task?.base?.imageId ? base?.kind : undefined;
  return (
    measured && {
      base: under,
      basePlace: under && result && basePlace(under, result, task?.request),
      result,
      size: { width: measured.width, height: measured.height },
      lined: LINED.includes(task?.request.imageKind ?? own),
    }
  );
}
