import { setTimeout as sleep } from 'node:timers/promises';
import type { MessagePart } from '@plumbline/contract/api/talks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { ANSWER_MAX } from '@plumbline/contract/talks/talk-limits.ts';
import type { Logger } from '../ports/logger.ts';
import type { AnswerPiece, AnswerTask, AnswerWriter } from './answer-writer.ts';
import { endAnswer } from './end-answer.ts';
import type { TalkDependencies } from './talk-dependencies.ts';
import type { MessageRecord, MessageUsage } from './talk-record.ts';

/** What has come is kept at least so often: it is what a crash can lose. */
const KEEP_MS = 100;
/** While nothing comes it is said that somebody is still writing. */
export const BEAT_MS = 5_000;

export interface WriteDependencies extends TalkDependencies {
  readonly writer: AnswerWriter;
  readonly logger: Logger;
}

export interface Writing {
  /** Stopped by its reader, wherever they pressed: `stopped`. Any other reason: the process ends. */
  readonly signal: AbortSignal;
  /** Hears of text before it is kept. */
  readonly onText: (text: string) => void;
}

/** Why a signal was given: the reader wants no more. */
export const STOPPED = 'stopped';

/**
 * Has an answer written and keeps it piece by piece. Whatever happens, it ends: `done`, `stopped`, or `failed` with what there
 * was, and its ticket is settled or comes back with it.
 */
export async function writeAnswer(
  dependencies: WriteDependencies,
  answer: MessageRecord,
  task: AnswerTask,
  { signal, onText }: Writing,
): Promise<void> {
  const { writer, logger } = dependencies;
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const keeper = new AnswerKeeper(dependencies, answer, () => over.abort());
  const beating = keeper.beat(either);
  let usage: MessageUsage | null = null;
  let counted = true;
  try {
    for await (const piece of cancellable(writer.write(task, either), either)) {
      if (piece.kind === 'text') {
        const text = keeper.add(piece.text);
        if (text !== '') onText(text);
        if (keeper.isFull) break;
      } else if (piece.kind === 'part') keeper.addPart(piece.part);
      else if (piece.kind === 'usage') usage = piece.usage;
      else counted = false;
    }
    await keeper.flush();
    over.abort();
    await endAnswer(dependencies, answer, {
      state: 'done',
      errorCode: null,
      usage,
      counted,
      reason: 'answered',
    });
  } catch (error) {
    await keeper.flush().catch(() => undefined);
    const ended = keeper.isGone || (signal.aborted && signal.reason === STOPPED);
    over.abort();
    if (ended) {
      const hasText = keeper.length > 0;
      await endAnswer(dependencies, answer, {
        state: 'stopped',
        errorCode: null,
        usage,
        counted: hasText,
        reason: 'stopped',
      });
      return;
    }
    const code = error instanceof AppError ? error.code : 'ASSISTANT_BROKE_OFF';
    if (!(error instanceof AppError) && !signal.aborted) logger.error({ err: error }, 'an answer failed');
    else logger.warn({ err: error, messageId: answer.messageId }, 'an answer was not finished');
    await endAnswer(dependencies, answer, {
      state: 'failed',
      errorCode: code,
      usage,
      counted: false,
      reason: 'answer failed',
    });
  } finally {
    over.abort();
    await beating;
  }
}

/** Ends where the signal is given, also while the source waits for something that will not come. */
async function* cancellable(
  pieces: AsyncIterable<AnswerPiece>,
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  const iterator = pieces[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // Not waited for: a source that hangs must not hold up the end of its answer.
    void iterator.return?.()?.catch(() => undefined);
  }
}

/** Gathers what comes and keeps it, one write at a time. */
class AnswerKeeper {
  readonly #dependencies: TalkDependencies;
  readonly #answer: MessageRecord;
  readonly #onGone: () => void;
  #pending = '';
  #parts: MessagePart[] = [];
  #unkept = false;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failed: unknown;
  length = 0;
  /** It has ended without us: stopped elsewhere, or deleted. */
  isGone = false;

  constructor(dependencies: TalkDependencies, answer: MessageRecord, onGone: () => void) {
    this.#dependencies = dependencies;
    this.#answer = answer;
    this.#onGone = onGone;
  }

  get isFull(): boolean {
    return this.length >= ANSWER_MAX;
  }

  /** @returns what of the text has room */
  add(text: string): string {
    if (this.#failed !== undefined) throw this.#failed as Error;
    const kept = text.replaceAll('\0', '').slice(0, ANSWER_MAX - this.length);
    this.#pending += kept;
    this.length += kept.length;
    this.#schedule();
    return kept;
  }

  addPart(part: MessagePart): void {
    this.#parts = [...this.#parts, part];
    this.#unkept = true;
    this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.flush().catch((error: unknown) => {
        this.#failed = error;
        this.#onGone();
      });
    }, KEEP_MS);
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#keep(false));
    return this.#writing;
  }

  async #keep(evenIfNothing: boolean): Promise<void> {
    // Half of a pair waits for its other half: PostgreSQL's text has no place for one alone.
    const end = /[\uD800-\uDBFF]$/.test(this.#pending) ? this.#pending.length - 1 : this.#pending.length;
    const text = this.#pending.slice(0, end).toWellFormed();
    if (text === '' && !this.#unkept && !evenIfNothing) return;
    const { database, clock } = this.#dependencies;
    this.#pending = this.#pending.slice(end);
    this.#unkept = false;
    const kept = await database.talks.append(this.#answer.messageId, text, this.#parts, clock.now());
    if (kept || this.isGone) return;
    this.isGone = true;
    this.#onGone();
  }

  /** Tells others that the answer is still being written, and learns that it is not wanted any more, until the signal. */
  async beat(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await sleep(BEAT_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      this.#writing = this.#writing.then(() => this.#keep(true));
      await this.#writing.catch((error: unknown) => {
        this.#failed = error;
        this.#onGone();
      });
    }
  }
}
