import type { TaskQueue } from '@plumbline/core/tasks/task-queue.ts';
import type { ReplayQueue } from '@plumbline/core/replays/replay-repository.ts';
import type { ModelQueue } from '@plumbline/core/models/model-repository.ts';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Connection } from '../database/connection.ts';
import {
  READ_MODEL,
  type ReadModelJob,
  RENDER_COVER,
  type RenderCoverJob,
  RUN_REPLAY,
  type RunReplayJob,
} from './task-boss.ts';
import { TASK_GIVEN, TASK_WAITS } from './task-notifications.ts';

/** Jobs are written through the connection that writes the rows they belong to. A task is no job: its row waits, and workers are woken. */
export function createTaskQueue(
  boss: PgBoss,
  { driver, sql: builder }: Connection,
): TaskQueue & ReplayQueue & ModelQueue {
  const db = { executeSql: (text: string, values?: unknown[]) => driver.query(text, values) };
  const enqueueMany = async (taskIds: readonly string[]) => {
    // Equal notices of one transaction are sent once. By the same builder as the rows, behind which it is sent.
    const { rowCount } = await builder.execute(sql`
      select pg_notify(${TASK_WAITS}, '') from tasks
      where task_id = any(${sql.param([...taskIds])}::uuid[]) and state = 'queued'`);
    return rowCount === taskIds.length;
  };
  return {
    enqueueMany,
    enqueue: (taskId) => enqueueMany([taskId]),
    async give(taskId, workerId) {
      const { rowCount } = await builder.execute(sql`
        select pg_notify(${TASK_GIVEN}, concat_ws(' ', held_by, task_id)) from tasks
        where task_id = ${taskId} and state = 'running' and held_by = ${workerId}`);
      return rowCount === 1;
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
  };
}
