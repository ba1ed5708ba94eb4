import type { Logger } from '@plumbline/core/ports/logger.ts';
import { openListener } from '@plumbline/platform/database/listener.ts';
import { TASK_CHANGED, decodeTaskChange } from '@plumbline/platform/tasks/task-notifications.ts';

/** One open stream of a user, as the hub sees it. */
export interface TaskSubscriber {
  /** A task of the user changed. */
  changed(taskId: string, sequence: number): void;
  /** Somebody's task began or ended: places in the queue may have changed. */
  queueMoved(): void;
  /** Changes may have been missed. */
  gap(): void;
  end(): void;
}

/** Streams that one user may have open; the oldest gives way. */
const STREAMS_PER_USER = 20;
/** However busy the queue is, waiting users hear of their place this often at most. */
const QUEUE_NEWS_MS = 500;

/** Hands the database's notices of changed tasks to the streams of this process. */
export class TaskHub {
  readonly #subscribers = new Map<string, Set<TaskSubscriber>>();
  readonly #listener;
  #queueNews: NodeJS.Timeout | undefined;

  constructor(databaseUrl: string, logger: Logger) {
    this.#listener = openListener(databaseUrl, TASK_CHANGED, {
      logger,
      onGap: () => this.#forAll((subscriber) => subscriber.gap()),
      onNotice: (payload) => {
        const notice = decodeTaskChange(payload);
        for (const subscriber of this.#subscribers.get(notice.userId) ?? [])
          subscriber.changed(notice.taskId, notice.sequence);
        if (notice.queueMoved) this.#tellQueueMoved();
      },
    });
  }

  subscribe(userId: string, subscriber: TaskSubscriber): () => void {
    const own = this.#subscribers.get(userId) ?? new Set();
    this.#subscribers.set(userId, own.add(subscriber));
    const [oldest] = own;
    if (own.size > STREAMS_PER_USER) oldest?.end();
    return () => {
      own.delete(subscriber);
      if (own.size === 0 && this.#subscribers.get(userId) === own) this.#subscribers.delete(userId);
    };
  }

  async close(): Promise<void> {
    clearTimeout(this.#queueNews);
    this.#forAll((subscriber) => subscriber.end());
    await this.#listener.close();
  }

  #tellQueueMoved(): void {
    this.#queueNews ??= setTimeout(() => {
      this.#queueNews = undefined;
      this.#forAll((subscriber) => subscriber.queueMoved());
    }, QUEUE_NEWS_MS);
  }

  #forAll(tell: (subscriber: TaskSubscriber) => void): void {
    for (const own of this.#subscribers.values()) for (const subscriber of own) tell(subscriber);
  }
}
