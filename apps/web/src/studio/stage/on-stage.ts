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
  /** A coarse picture of what is being made, over the base while there is no result. */
  readonly preview: Task['preview'];
  /** Pixel size that zoom levels are counted in: the result's own, else the base's. */
  readonly size: Size;
  /** Whether all that is seen is the base of the workspace, on which its masks and its canvas lie. */
  readonly isOwn: boolean;
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
  const preview = result ? null : (task?.preview ?? null);
  // A picture of another shape than the base has a place of its own, which only the result knows.
  const covers = preview === null || (under !== undefined && isAlike(preview, under));
  const measured = result ?? (covers ? under : atLeast(preview, shapeEdge(task)));
  const own = base?.imageId === task?.base?.imageId ? base?.kind : undefined;
  return (
    measured && {
      base: covers ? under : undefined,
      preview,
      basePlace: under && result && basePlace(under, result, task?.request),
      result,
      size: { width: measured.width, height: measured.height },
      isOwn: !result && covers && under !== undefined && under.imageId === base?.imageId,
      lined: LINED.includes(task?.request.imageKind ?? own),
    }
  );
}

/** The same shape, but for what whole pixels round away. */
function isAlike(a: Size, b: Size): boolean {
  const [one, other] = [a.width / a.height, b.width / b.height];
  return Math.abs(one - other) < 0.03 * other;
}

function shapeEdge(task: Task | undefined): number {
  return typeof task?.request.size === 'number' ? task.request.size : 0;
}

/** A small picture as large as the result will be, so that the stage does not jump when it comes. */
function atLeast({ width, height }: Size, edge: number): Size {
  const times = Math.max(1, edge / Math.max(width, height));
  return { width: Math.round(width * times), height: Math.round(height * times) };
}
