import type { Task } from '@plumbline/contract/api/tasks.ts';

/** A task whose base, for comparing, is the hidden-line drawing of the very camera: a model has no picture to begin with. */
export function withLine(task: Task | undefined, variant: number): Task | undefined {
  const image = task?.images[variant] ?? task?.images[0];
  if (!task || !image?.lineUrl || task.base) return task;
  const { lineUrl, width, height, imageId } = image;
  return {
    ...task,
    base: { imageId: `${imageId}-line`, url: lineUrl, thumbnailUrl: lineUrl, width, height, made: true },
  };
}
