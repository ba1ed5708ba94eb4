/** Of a coarse picture of what a task makes; `number` rises with each that takes the place of the one before. */
export interface TaskPreviewMark {
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

export interface TaskPreview extends TaskPreviewMark {
  /** A small WebP. */
  readonly bytes: Uint8Array;
}

/**
 * Coarse pictures of tasks that run, one of each. They stand in the database because server and worker may share nothing
 * else; they belong to no history and are gone when the task ends, or the database is started again after a crash.
 */
export interface TaskPreviewRepository {
  /** Takes the place of the one before. The caller holds the task's row. */
  save(taskId: string, preview: TaskPreview): Promise<void>;
  find(taskId: string): Promise<Uint8Array | undefined>;
  remove(taskId: string): Promise<void>;
  /** Those of tasks that do not run. */
  removeOrphans(): Promise<void>;
}
