import type { RenderRequest, StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { Repositories } from '../ports/database.ts';
import type { TaskRecord } from '../tasks/task-record.ts';
import type { LineageStep, ViewSummary } from './project-record.ts';

/** The render that a view's picture goes back to. */
export interface ViewRender {
  readonly task: TaskRecord;
  readonly imageId: string;
  readonly seed: number;
  /** What was done to its picture since. */
  readonly laterEdits: number;
}

/** From the picture that stands for a view up to the upload that it goes back to. */
export async function lineageOf(
  { projects }: Pick<Repositories, 'projects'>,
  { current, userId }: ViewSummary,
): Promise<LineageStep[]> {
  return current ? projects.lineage(current.imageId, userId) : [];
}

/** Whether materials can be given to what a tool makes: to a model's parts, or to a base, of which those that take locks alone keep them. */
function takesMaterials({ function: name, upload_img, modelId }: RenderRequest): boolean {
  if (modelId !== undefined) return true;
  const { sceneSpace, sceneCorrections } = TOOLS[name];
  return sceneSpace !== undefined && sceneCorrections !== 'locks' && upload_img !== undefined;
}

/** The newest of these steps that materials can be given to; undefined where there is none. */
export async function findRender(
  { tasks }: Pick<Repositories, 'tasks'>,
  steps: readonly LineageStep[],
): Promise<ViewRender | undefined> {
  const found = await tasks.findMany(steps.flatMap(({ taskId }) => taskId ?? []));
  const byId = new Map(found.map((task) => [task.taskId, task]));
  for (const [laterEdits, { imageId, taskId, seed }] of steps.entries()) {
    const task = byId.get(taskId ?? '');
    if (task && takesMaterials(task.request))
      return { task, imageId, seed: seed ?? task.request.seed, laterEdits };
  }
  return undefined;
}

/**
 * Its settings as a start of the same picture takes them: one variant, with the seed that it was made with. A render of a model knows its
 * camera; the view that it was of may be gone.
 */
export function settingsOf({ task: { request }, seed }: ViewRender): StartTaskBody {
  const { fields } = TOOLS[request.function];
  const own = fields.flatMap(({ name }) => {
    const value = name === 'viewId' && request.camera ? undefined : request[name as keyof RenderRequest];
    return value === undefined ? [] : [[name, value] as const];
  });
  const has = (name: string) => fields.some((field) => field.name === name);
  return {
    ...Object.fromEntries(own),
    ...(has('count') ? { count: 1 } : {}),
    ...(has('seed') ? { seed: seed % 2 ** 32 } : {}),
    ...(request.engine === undefined ? {} : { engine: request.engine }),
    ...(request.keepInk === true ? { keepInk: true } : {}),
    ...(request.model === undefined ? {} : { model: request.model }),
    ...(request.lora === undefined ? {} : { lora: request.lora }),
    function: request.function,
  };
}
