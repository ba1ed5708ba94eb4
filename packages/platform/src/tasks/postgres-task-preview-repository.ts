import type { TaskPreviewRepository } from '@plumbline/core/tasks/task-preview-repository.ts';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { taskPreviews } from '../database/schema/tasks.ts';

export function createTaskPreviewRepository({ sql: db }: Connection): TaskPreviewRepository {
  return {
    async save(taskId, { bytes }) {
      await db
        .insert(taskPreviews)
        .values({ taskId, bytes })
        .onConflictDoUpdate({ target: taskPreviews.taskId, set: { bytes } });
    },
    async find(taskId) {
      const [row] = await db.select().from(taskPreviews).where(eq(taskPreviews.taskId, taskId));
      return row?.bytes;
    },
    async remove(taskId) {
      await db.delete(taskPreviews).where(eq(taskPreviews.taskId, taskId));
    },
    async removeOrphans() {
      await db.execute(sql`
        delete from task_previews using tasks
        where tasks.task_id = task_previews.task_id and (tasks.state <> 'running' or tasks.preview is null)`);
    },
  };
}
