import type { PgBoss } from 'pg-boss';

/** How full one queue is. */
export interface QueueFigures {
  readonly queue: string;
  /** Jobs that could begin now. */
  readonly ready: number;
  readonly active: number;
  /** Rows that it keeps, those of finished jobs too. */
  readonly rows: number;
}

/** As the workers' last pass counted them, a few seconds ago: reading them costs one row a queue. */
export async function readQueueFigures(boss: PgBoss): Promise<QueueFigures[]> {
  const queues = await boss.getQueues();
  return queues.map(({ name, readyCount, activeCount, totalCount }) => ({
    queue: name,
    ready: readyCount,
    active: activeCount,
    rows: totalCount,
  }));
}
