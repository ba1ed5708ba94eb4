import { startTaskBodySchema, type StartTaskBody } from '@plumbline/contract/api/start-task.ts';

/** One view of several that are rendered together. */
export interface BatchItem {
  readonly viewId: string;
  readonly name: string;
  /** What it is started with: all of them have the same seed, light and materials, also when one is tried again. */
  readonly body: StartTaskBody;
  /** The same again starts nothing twice, where it is not known whether it was started. */
  readonly key: string;
  readonly taskId: string | null;
  /** Why it was not started. */
  readonly message: string | null;
}

export type ViewsBatch = readonly BatchItem[];

/** What the browser kept, of any age: as long as all of it still makes sense. */
export function readBatch(kept: unknown): ViewsBatch {
  if (!Array.isArray(kept)) return [];
  const read = kept.map(readItem);
  return read.every((item) => item !== undefined) ? read : [];
}

function readItem(kept: unknown): BatchItem | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { viewId, name, body, key, taskId, message } = kept as Partial<Record<keyof BatchItem, unknown>>;
  const parsed = startTaskBodySchema.safeParse(body);
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (!isText(viewId) || !isText(name) || !isText(key) || !parsed.success) return undefined;
  return {
    ...{ viewId, name, key, body: parsed.data },
    taskId: isText(taskId) ? taskId : null,
    message: isText(message) ? message : null,
  };
}
