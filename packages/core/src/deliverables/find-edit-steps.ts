import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { ImageRecord } from '../images/image.ts';
import type { Database } from '../ports/database.ts';
import type { TaskInputRole } from '../tasks/task-record.ts';

/** A result and what it was made from. */
export interface EditStep {
  readonly image: ImageRecord;
  readonly taskId: string;
  readonly request: RenderRequest;
  readonly base: ImageRecord | undefined;
  readonly mask: ImageRecord | undefined;
  /** An own texture; a library material is no picture of the owner. */
  readonly texture: ImageRecord | undefined;
}

/** Longer histories lose their beginning. */
const MOST_STEPS = 30;

/** How a picture came about, the latest step first; empty for an upload. What was deleted ends the history. */
export async function findEditSteps(
  { images, tasks }: Pick<Database, 'images' | 'tasks'>,
  image: ImageRecord,
): Promise<EditStep[]> {
  const steps: EditStep[] = [];
  let current: ImageRecord | undefined = image;
  while (current && steps.length < MOST_STEPS) {
    const [record] = await tasks.findProvenance(current.imageId);
    if (!record || record.imageId !== current.imageId) break;
    const found = await images.findMany(record.inputs.map(({ imageId }) => imageId));
    const inputOf = (role: TaskInputRole) => {
      const id = record.inputs.find((input) => input.role === role)?.imageId;
      return found.find(({ imageId, deletedAt }) => imageId === id && deletedAt === null);
    };
    const base = inputOf('base');
    steps.push({
      image: current,
      taskId: record.taskId,
      request: record.request,
      base,
      mask: inputOf('mask'),
      texture: inputOf('texture'),
    });
    current = base;
  }
  return steps;
}
