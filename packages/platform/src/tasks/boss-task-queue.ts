import type { TaskQueue } from '@plumbline/core/tasks/task-queue.ts';
import type { ReplayQueue } from '@plumbline/core/replays/replay-repository.ts';
import type { ModelQueue } from '@plumbline/core/models/model-repository.ts';
import type { PgBoss } from 'pg-boss';
import type { Connection } from '../database/connection.ts';
import {
  READ_MODEL,
  type ReadModelJob,
  RENDER_COVER,
  type RenderCoverJob,
  RUN_REPLAY,
  RUN_TASK,
  type RunReplayJob,
  type RunTaskJob,
} from './task-boss.ts';

/** A task's job carries the task's id, and is written through the connection that writes the task itself. */
export function createTaskQueue(boss: PgBoss, { driver }: Connection): TaskQueue & ReplayQueue & ModelQueue {
  const db = { executeSql: (text: string, values?: unknown[]) => driver.query(text, values) };
  const enqueue = async (taskId: string, turn: number) => {
    const job: RunTaskJob = { taskId };
    return (await boss.send(RUN_TASK, job, { id: taskId, priority: -turn, db })) !== null;
  };
  return {
    enqueue,
    async putBack(taskId, turn) {
      // A job that is failed would wait out the delay of a retry first.
      await boss.deleteJob(RUN_TASK, taskId, { db });
      if (!(await enqueue(taskId, turn))) throw new Error(`the queue did not take task ${taskId} back`);
    },
    async enqueueReplay({ imageId, attempt }) {
      const job: RunReplayJob = { imageId, attempt };
      await boss.send(RUN_REPLAY, job, { db });
    },
    async readModel(modelId, version) {
      const job: ReadModelJob = { modelId, version };
      await boss.send(READ_MODEL, job, { db });
    },
    async renderCover(entryId, version, content) {
      const job: RenderCoverJob = { entryId, version, content };
      await boss.send(RENDER_COVER, job, { db });
    },
    async cancel(taskId) {
      await boss.cancel(RUN_TASK, taskId, { db });
    },
  };
}
