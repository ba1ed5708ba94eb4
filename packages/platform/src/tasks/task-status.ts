import type { StatusTask, TaskStatus, TaskStatusRepository } from '@plumbline/core/tasks/task-status.ts';
import type { TaskRepository } from '@plumbline/core/tasks/task-repository.ts';
import { isOpen } from '@plumbline/core/tasks/task-record.ts';
import type { Connection } from '../database/connection.ts';
import { inBatches } from '../database/in-batches.ts';
import { toUser } from '../identity/user-row.ts';
import type { QueueView } from '@plumbline/core/tasks/queue-view.ts';
import { placeIn } from '@plumbline/core/tasks/queue-view.ts';
import { EARLIER_THAN_ASKED, type EarlierRow } from './lane-of-task.ts';
import { workOf } from './read-queue-view.ts';
import { rememberView } from './remember-view.ts';
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

type PlacedRow = Parameters<typeof placeIn>[1];

const PLACED = {
  name: 'task_places',
  text: `
    select asked.task_id as "taskId", asked.user_id as "userId", asked.state, asked.request, asked.engine_terms as "engineTerms",
      asked.progress, ${EARLIER_THAN_ASKED} as earlier
    from tasks asked
    where asked.task_id = any($1::uuid[]) and asked.state in ('queued', 'running') and not asked.held`,
} as const;

/**
 * A task with everything on it, and for `findSessionWithStatus` the session before it. They are asked for all the time, so
 * the statements are prepared and answer with one JSON value: a row of sixty columns takes the driver as long as the rest. Those
 * that come at once are asked together.
 */
export function createTaskStatus(
  connection: Connection,
): TaskStatusRepository & Pick<TaskRepository, 'places'> {
  const { driver } = connection;
  const queue = rememberView(connection);
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
      return toStatus(row, task, hasPlace(task) ? await queue.read(at) : undefined);
    },
    async places(taskIds, at) {
      const known = taskIds.filter(isTaskId);
      if (known.length === 0) return new Map();
      const { rows } = await driver.query<{ taskId: string; earlier: EarlierRow | null } & PlacedRow>({
        ...PLACED,
        values: [known],
      });
      const view = await queue.read(at);
      return new Map(
        rows.map(({ taskId, earlier, ...task }) => [
          taskId,
          placeIn(view, task, (earlier ?? []).map(workOf)),
        ]),
      );
    },
    async findSessionWithStatus(tokenHash, taskId, at) {
      const row = await findTogether({ taskId: isTaskId(taskId) ? taskId : null, tokenHash, now: at.now });
      if (!row) return undefined;
      const task = row.task ? statusTaskFromRow(row.task) : undefined;
      const view = task && hasPlace(task) ? await queue.recall(at, task.userId) : undefined;
      return {
        session: sessionFromRow(row.session),
        user: toUser(userFromRow(row.user)),
        status: task && toStatus(row, task, view),
      };
    },
  };
}

/** One that is held stands nowhere until it is let go. */
function hasPlace({ state, held }: StatusTask): boolean {
  return isOpen(state) && !held;
}

interface SessionQuestion {
  readonly taskId: string | null;
  readonly tokenHash: string;
  readonly now: Date;
}

function toStatus(row: StatusRow, task: StatusTask, view: QueueView | undefined): TaskStatus {
  const { base } = row;
  return {
    task,
    base: base
      ? { ...base, deletedAt: base.deletedAt === null ? null : new Date(base.deletedAt) }
      : undefined,
    images: (row.images ?? []).map(imageFromRow),
    tags: row.tags ?? [],
    place: row.place ?? undefined,
    wait: view && placeIn(view, task, (row.earlier ?? []).map(workOf)),
  };
}
