import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { TaskEvent } from '@plumbline/core/tasks/task-event-repository.ts';
import type { TaskSubscriber } from './task-hub.ts';

export interface TaskStreamSource {
  /** The caller's tasks of these ids; deleted ones are left out. */
  readTasks(taskIds: readonly string[]): Promise<Task[]>;
  /** What a listener that knows nothing needs to know, and the position it then stands at. */
  readSnapshot(): Promise<{ readonly taskIds: readonly string[]; readonly sequence: number }>;
  /** Undefined where the position is unknown. */
  readEventsAfter(sequence: number): Promise<TaskEvent[] | undefined>;
  /** Whether what the stream was opened with is still good. */
  isAllowed(): Promise<boolean>;
}

export const HEARTBEAT_MS = 15_000;
/** A listener that has not taken anything for so long is let go. */
const STUCK_MS = 30_000;
/**
 * For so long news that may wait does: a task that is taken at once tells of its start and of its worker in one event, and nobody reads
 * its state from the database while it is being handed to its engine.
 */
const NEWS_WAIT_MS = 30;
/** What browsers wait before they connect again. */
const RETRY_MS = 2_000;

/**
 * Server-sent events of one listener. At most one entry a task waits to be sent, and its state is read when its turn
 * comes, so a slow listener costs no memory and gets the newest state, not a backlog.
 */
export class TaskStream implements TaskSubscriber {
  readonly output = new PassThrough({ highWaterMark: 64 * 1024 });
  readonly #source: TaskStreamSource;
  /** Only this task; undefined = all of the user's. */
  readonly #only: string | undefined;
  /** Task → position of its newest change; 0 where only its place in the queue may have changed. */
  readonly #pending = new Map<string, number>();
  /** What was last sent of tasks that wait in the queue. */
  readonly #waiting = new Map<string, string>();
  #position: number | undefined;
  #needsSnapshot = false;
  #needsEvents = false;
  #pumping = false;
  #waitingToPump: NodeJS.Timeout | undefined;

  constructor(source: TaskStreamSource, only: string | undefined, lastEventId: string | undefined) {
    this.#source = source;
    this.#only = only;
    const heartbeat = setInterval(() => this.output.write(': heartbeat\n\n'), HEARTBEAT_MS);
    this.output.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(this.#waitingToPump);
    });
    // A listener that goes away in the middle of a write is nothing to report.
    this.output.on('error', () => undefined);
    this.output.write(`retry: ${RETRY_MS}\n: connected\n\n`);
    if (lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId)) this.#position = Number(lastEventId);
    this.gap();
  }

  changed(taskId: string, sequence: number, mayWait = false): void {
    if (this.#only !== undefined && this.#only !== taskId) return;
    this.#pending.set(taskId, sequence);
    if (mayWait) this.#pumpSoon();
    else void this.#pump();
  }

  queueMoved(): void {
    for (const taskId of this.#waiting.keys()) if (!this.#pending.has(taskId)) this.#pending.set(taskId, 0);
    void this.#pump();
  }

  gap(): void {
    if (this.#position === undefined) this.#needsSnapshot = true;
    else this.#needsEvents = true;
    void this.#pump();
  }

  end(): void {
    this.output.end();
  }

  /** A database that is away ends nothing: the next notice or sweep looks again. */
  async recheck(): Promise<void> {
    if (this.output.writableEnded || this.output.destroyed) return;
    const allowed = await this.#source.isAllowed().catch(() => true);
    if (!allowed) this.end();
  }

  #pumpSoon(): void {
    this.#waitingToPump ??= setTimeout(() => {
      this.#waitingToPump = undefined;
      void this.#pump();
    }, NEWS_WAIT_MS);
  }

  /** Sends what is pending, one pump at a time. A failing database ends the stream; the listener connects again. */
  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    try {
      while (!this.output.writableEnded && !this.output.destroyed) {
        if (this.#needsEvents) await this.#catchUp();
        else if (this.#needsSnapshot) await this.#sendSnapshot();
        else if (this.#pending.size > 0) await this.#sendPending();
        else break;
      }
    } catch {
      this.output.destroy();
    } finally {
      this.#pumping = false;
    }
  }

  async #catchUp(): Promise<void> {
    this.#needsEvents = false;
    const events = await this.#source.readEventsAfter(this.#position ?? 0);
    if (!events) {
      this.#position = undefined;
      this.#needsSnapshot = true;
    }
    for (const { taskId, sequence } of events ?? [])
      if (this.#only === undefined || this.#only === taskId)
        this.#pending.set(taskId, Math.max(sequence, this.#pending.get(taskId) ?? 0));
  }

  async #sendSnapshot(): Promise<void> {
    this.#needsSnapshot = false;
    const { taskIds, sequence } = await this.#source.readSnapshot();
    const tasks = await this.#source.readTasks(taskIds);
    // The position goes with the last one alone: who is cut off before it starts over.
    for (const [index, task] of tasks.entries())
      await this.#send(task, index === tasks.length - 1 ? sequence : undefined);
    this.#position = Math.max(this.#position ?? 0, sequence);
  }

  async #sendPending(): Promise<void> {
    const known = this.#position ?? 0;
    // What a snapshot or an earlier event has covered is not sent again.
    const entries = [...this.#pending]
      .filter(([, sequence]) => sequence === 0 || sequence > known)
      .sort(([, a], [, b]) => a - b);
    this.#pending.clear();
    const tasks = await this.#source.readTasks(entries.map(([taskId]) => taskId));
    for (const [taskId, sequence] of entries) {
      const task = tasks.find((candidate) => candidate.taskId === taskId);
      if (!task) this.#waiting.delete(taskId);
      else if (sequence > 0 || this.#waiting.get(taskId) !== JSON.stringify(task))
        await this.#send(task, sequence > 0 ? sequence : undefined);
      if (sequence > 0) this.#position = Math.max(this.#position ?? 0, sequence);
    }
  }

  async #send(task: Task, sequence: number | undefined): Promise<void> {
    const data = JSON.stringify(task);
    if (task.state === 'queued') this.#waiting.set(task.taskId, data);
    else this.#waiting.delete(task.taskId);
    const id = sequence === undefined ? '' : `id: ${sequence}\n`;
    if (this.output.write(`event: task\n${id}data: ${data}\n\n`)) return;
    await this.#drain();
  }

  async #drain(): Promise<void> {
    const over = new AbortController();
    const stop = () => over.abort();
    const timer = setTimeout(stop, STUCK_MS);
    this.output.once('close', stop);
    try {
      await once(this.output, 'drain', { signal: over.signal });
    } finally {
      clearTimeout(timer);
      this.output.off('close', stop);
    }
  }
}
