import type { Logger } from '@plumbline/core/ports/logger.ts';
import { openListener } from '@plumbline/platform/database/listener.ts';
import { ACCESS_ENDED } from '@plumbline/platform/identity/access-notices.ts';
import { TASK_CHANGED, decodeTaskChange } from '@plumbline/platform/tasks/task-notifications.ts';

/** One open stream of a user, as the hub sees it. */
export interface TaskSubscriber {
  /** A task of the user changed. `mayWait`: it may be told a moment later. */
  changed(taskId: string, sequence: number, mayWait: boolean): void;
  /** Somebody's task began or ended: places in the queue may have changed. */
  queueMoved(): void;
  /** Changes may have been missed. */
  gap(): void;
  /** The way in that it was opened by may have ended: it looks, and ends itself where that is so. */
  recheck(): Promise<void>;
  end(): void;
}

/** Streams that one user may have open; the oldest gives way. */
const STREAMS_PER_USER = 20;
/** However busy the queue is, waiting users hear of their place this often at most. */
const QUEUE_NEWS_MS = 500;
/**
 * Ends that nobody tells of, such as a session that has grown old, are looked for this often: one stream after the other, by
 * one timer of the process.
 */
const ACCESS_SWEEP_MS = 60_000;

/** Hands the database's notices of changed tasks, and of ways in that ended, to the streams of this process. */
export class TaskHub {
  readonly #subscribers = new Map<string, Set<TaskSubscriber>>();
  readonly #listener;
  readonly #sweep: NodeJS.Timeout;
  #queueNews: NodeJS.Timeout | undefined;
  #rechecking = false;

  constructor(databaseUrl: string, logger: Logger, sweepMs = ACCESS_SWEEP_MS) {
    this.#sweep = setInterval(() => void this.#recheckAll(), sweepMs);
    this.#listener = openListener(databaseUrl, [TASK_CHANGED, ACCESS_ENDED], {
      logger,
      onGap: () => {
        this.#forAll((subscriber) => subscriber.gap());
        void this.#recheckAll();
      },
      onNotice: (payload, channel) => {
        if (channel === ACCESS_ENDED) {
          for (const subscriber of this.#subscribers.get(payload) ?? []) void subscriber.recheck();
          return;
        }
        const notice = decodeTaskChange(payload);
        for (const subscriber of this.#subscribers.get(notice.userId) ?? [])
          subscriber.changed(notice.taskId, notice.sequence, notice.mayWait);
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
    clearInterval(this.#sweep);
    this.#forAll((subscriber) => subscriber.end());
    await this.#listener.close();
  }

  #tellQueueMoved(): void {
    this.#queueNews ??= setTimeout(() => {
      this.#queueNews = undefined;
      this.#forAll((subscriber) => subscriber.queueMoved());
    }, QUEUE_NEWS_MS);
  }

  async #recheckAll(): Promise<void> {
    if (this.#rechecking) return;
    this.#rechecking = true;
    const all = [...this.#subscribers.values()].flatMap((own) => [...own]);
    for (const subscriber of all) await subscriber.recheck();
    this.#rechecking = false;
  }

  #forAll(tell: (subscriber: TaskSubscriber) => void): void {
    for (const own of this.#subscribers.values()) for (const subscriber of own) tell(subscriber);
  }
}
