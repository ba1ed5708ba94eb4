import type { StatusTask, TaskStatus, TaskStatusRepository } from '@plumbline/core/tasks/task-status.ts';
import { isOpen } from '@plumbline/core/tasks/task-record.ts';
import type { Connection } from '../database/connection.ts';
import { inBatches } from '../database/in-batches.ts';
import { toUser } from '../identity/user-row.ts';
import { rememberPlaces } from './remember-places.ts';
import {
  SESSION_WITH_STATUS,
  type SessionRow,
  STATUS,
  type StatusRow,
  sessionFromRow,
  statusTaskFromRow,
  userFromRow,
} from './status-statement.ts';
import { isTaskId } from './task-id.ts';
import { imageFromRow } from './task-row.ts';

/**
 * A task with everything on it, and for `findSessionWithStatus` the session before it. They are asked for all the time, so
 * the statements are prepared and answer with one JSON value: a row of sixty columns takes the driver as long as the rest. Those
 * that come at once are asked together.
 */
export function createTaskStatus(connection: Connection): TaskStatusRepository {
  const { driver } = connection;
  const places = rememberPlaces(connection);
  const findTogether = inBatches<SessionQuestion, (StatusRow & SessionRow) | undefined>(async (asked) => {
    const { rows } = await driver.query<{ number: number; found: StatusRow & SessionRow }>({
      ...SESSION_WITH_STATUS,
      values: [
        asked.map(({ taskId }) => taskId),
        asked.map(({ tokenHash }) => tokenHash),
        asked.map(({ now }) => now),
      ],
    });
    const found = new Map(rows.map((row) => [row.number, row.found]));
    return asked.map((_, index) => found.get(index + 1));
  });
  return {
    async findStatus(taskId, userId, at) {
      if (!isTaskId(taskId)) return undefined;
      const { rows } = await driver.query<{ found: StatusRow }>({ ...STATUS, values: [taskId, userId] });
      const row = rows[0]?.found;
      if (!row?.task) return undefined;
      const task = statusTaskFromRow(row.task);
      return toStatus(row, task, isOpen(task.state) ? await places.read(taskId, at) : undefined);
    },
    async findSessionWithStatus(tokenHash, taskId, at) {
      const row = await findTogether({ taskId: isTaskId(taskId) ? taskId : null, tokenHash, now: at.now });
      if (!row) return undefined;
      const task = row.task ? statusTaskFromRow(row.task) : undefined;
      const wait =
        task && isOpen(task.state) ? await places.recall(taskId, task.state === 'running', at) : undefined;
      return {
        session: sessionFromRow(row.session),
        user: toUser(userFromRow(row.user)),
        status: task && toStatus(row, task, wait),
      };
    },
  };
}

interface SessionQuestion {
  readonly taskId: string | null;
  readonly tokenHash: string;
  readonly now: Date;
}

function toStatus(row: StatusRow, task: StatusTask, wait: TaskStatus['wait']): TaskStatus {
  const { base } = row;
  return {
    task,
    base: base
      ? { ...base, deletedAt: base.deletedAt === null ? null : new Date(base.deletedAt) }
      : undefined,
    images: (row.images ?? []).map(imageFromRow),
    tags: row.tags ?? [],
    place: row.place ?? undefined,
    wait,
  };
}
