import type { AnswerTask } from '@plumbline/core/talks/answer-writer.ts';
import type { MessageRecord } from '@plumbline/core/talks/talk-record.ts';
import { STOPPED, writeAnswer, type WriteDependencies } from '@plumbline/core/talks/write-answer.ts';

/** Hears of an answer while this process writes it. */
export interface AnswerListener {
  more(from: number, text: string): void;
  ended(): void;
}

interface Running {
  text: string;
  readonly listeners: Set<AnswerListener>;
  readonly stopping: AbortController;
  readonly done: Promise<void>;
}

/** The answers that this process writes. They go on whoever looks, and end with the process at the latest. */
export class AnswerRunner {
  readonly #dependencies: WriteDependencies;
  readonly #running = new Map<string, Running>();

  constructor(dependencies: WriteDependencies) {
    this.#dependencies = dependencies;
  }

  start(answer: MessageRecord, task: AnswerTask): void {
    const { messageId } = answer;
    const stopping = new AbortController();
    const listeners = new Set<AnswerListener>();
    const run = async () => {
      try {
        await writeAnswer(this.#dependencies, answer, task, {
          signal: stopping.signal,
          onText: (text) => {
            const from = running.text.length;
            running.text += text;
            for (const listener of listeners) listener.more(from, text);
          },
        });
      } catch (error) {
        // The database is away: the sweep ends it when it is back.
        this.#dependencies.logger.warn({ err: error, messageId }, 'the end of an answer was not kept');
      } finally {
        this.#running.delete(messageId);
        for (const listener of listeners) listener.ended();
      }
    };
    const running: Running = { text: '', listeners, stopping, done: Promise.resolve().then(run) };
    this.#running.set(messageId, running);
  }

  /** @returns undefined where it is not written here, or has ended; else what there is of it, and how to hear no more */
  listen(messageId: string, listener: AnswerListener): { readonly text: string; leave(): void } | undefined {
    const running = this.#running.get(messageId);
    if (!running) return undefined;
    running.listeners.add(listener);
    return { text: running.text, leave: () => void running.listeners.delete(listener) };
  }

  /** At once, where it is written here. Resolves when what its reader has seen of it is kept. */
  async stop(messageId: string): Promise<void> {
    const running = this.#running.get(messageId);
    running?.stopping.abort(STOPPED);
    await running?.done;
  }

  /** The process ends: what is being written breaks off, and says so. */
  async close(): Promise<void> {
    for (const { stopping } of this.#running.values()) stopping.abort(new Error('the server stops'));
    await Promise.allSettled([...this.#running.values()].map(({ done }) => done));
  }
}
