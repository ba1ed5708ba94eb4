import { setTimeout as sleep } from 'node:timers/promises';
import { GenerationError } from '../../generative/generation-error.ts';
import type { ComfyuiTimes } from '../comfyui-times.ts';
import type { HistoryEntry } from './answers.ts';
import type { ComfyuiApi, JobPlace } from './comfyui-api.ts';
import { type ExecutionError, executionError, executionFault } from './execution-fault.ts';
import type { ServerEvent } from './server-event.ts';

/** Looks in a row that find a job nowhere before it counts as lost: between queue and history it is in neither. */
const LOOKS_UNTIL_LOST = 2;

export interface WatchOptions {
  readonly id: string;
  readonly api: ComfyuiApi;
  readonly times: ComfyuiTimes;
  /** Whether the server has not run such a graph yet, so that it may load or download models in silence. */
  readonly first: boolean;
  readonly signal: AbortSignal;
  /** Called again and again while the job waits for its turn, or for models that load in silence. */
  readonly onWait: () => void;
}

/** Waits for the end of one job: events make it quick, the history makes it true. */
export class JobWatch {
  readonly #options: WatchOptions;
  #wake = Promise.withResolvers<void>();
  #ended = false;
  #failure: ExecutionError | undefined;
  #isHeard = false;
  #isRunning = false;
  #sign = performance.now();
  #silentSince: number | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  /** @param event of this job */
  hear(event: ServerEvent): void {
    this.#sign = performance.now();
    this.#isHeard = true;
    this.#isRunning = true;
    if (event.type === 'execution_error') this.#failure = event.data;
    const isEnd =
      event.type === 'execution_error' ||
      event.type === 'execution_interrupted' ||
      event.type === 'execution_success' ||
      (event.type === 'executing' && event.data.node === null);
    if (!isEnd) return;
    this.#ended = true;
    this.#wake.resolve();
  }

  /**
   * @throws GenerationError: what made it fail, `stalled`, or `lost` where the server has stopped or forgotten it;
   *   `signal.reason` when it is not wanted any more
   */
  async end(): Promise<HistoryEntry> {
    const { times } = this.#options;
    const afterEnd = [...times.afterEnd];
    for (let missing = 0; ; ) {
      await this.#rest(this.#ended ? (afterEnd.shift() ?? times.pollUnheard) : this.#pollAfter());
      if (this.#failure) throw executionFault(this.#failure);
      const seen = await this.#look();
      if (typeof seen === 'object') return successful(seen);
      // The history is written a little after the end is told.
      const isLate = this.#ended && afterEnd.length > 0;
      if ((seen === 'unknown' || seen === 'ended') && !isLate) missing += 1;
      else if (seen !== 'unanswered') missing = 0;
      if (missing >= LOOKS_UNTIL_LOST) throw lost('the server knows nothing of the job any more');
      if (seen === 'pending') this.#options.onWait();
      if (seen === 'running') this.#expectSign();
    }
  }

  #expectSign(): void {
    const silence = performance.now() - this.#sign;
    if (silence > this.#options.times.pollHeard) this.#options.onWait();
    if (silence < this.#stallAfter()) return;
    const told = `nothing was heard of the running job for ${Math.round(silence)} ms`;
    throw new GenerationError('stalled', told, { retryable: true });
  }

  #pollAfter(): number {
    const { times } = this.#options;
    const isHeard = this.#isHeard && performance.now() - this.#sign < times.pollHeard;
    const poll = isHeard ? times.pollHeard : times.pollUnheard;
    if (!this.#isRunning) return poll;
    const untilStall = this.#sign + this.#stallAfter() - performance.now();
    return Math.max(1, Math.min(poll, untilStall > 0 ? untilStall : poll));
  }

  #stallAfter(): number {
    const { first, times } = this.#options;
    return first || !this.#isHeard ? times.firstStall : times.stall;
  }

  async #rest(ms: number): Promise<void> {
    const { signal } = this.#options;
    signal.throwIfAborted();
    const over = new AbortController();
    const timer = sleep(ms, undefined, { signal: AbortSignal.any([signal, over.signal]) }).catch(
      () => undefined,
    );
    await (this.#ended ? timer : Promise.race([timer, this.#wake.promise]));
    over.abort();
    signal.throwIfAborted();
  }

  async #look(): Promise<HistoryEntry | JobPlace | 'unanswered'> {
    const { api, id } = this.#options;
    try {
      const entry = await api.historyOf(id);
      const place = entry ?? (await api.placeOf(id));
      this.#silentSince = undefined;
      if (place === 'running' && !this.#isRunning) {
        this.#isRunning = true;
        this.#sign = performance.now();
      }
      return place;
    } catch (error) {
      this.#bear(error);
      return 'unanswered';
    }
  }

  /** A server that restarts answers nothing for a while. */
  #bear(error: unknown): void {
    const now = performance.now();
    this.#silentSince ??= now;
    const isPassing = error instanceof GenerationError && error.retryable;
    if (isPassing && now - this.#silentSince < this.#options.times.comeBack) return;
    if (!isPassing) throw error;
    throw lost('the server stopped in the middle of the job', error);
  }
}

function lost(message: string, cause?: unknown): GenerationError {
  return new GenerationError('lost', message, { retryable: true, cause });
}

/** What the messages say counts over the status: there are ways to fail that end as a success. */
function successful(entry: HistoryEntry): HistoryEntry {
  const messages = entry.status?.messages ?? [];
  const failed = messages.find(([type]) => type === 'execution_error');
  if (failed) throw executionFault(executionError.catch({}).parse(failed[1]));
  if (messages.some(([type]) => type === 'execution_interrupted'))
    throw new GenerationError('lost', 'somebody stopped the job on the server', { retryable: false });
  if (entry.status?.status_str === 'error')
    throw new GenerationError('server_error', 'the job failed, and the server does not say why', {
      retryable: true,
    });
  return entry;
}
