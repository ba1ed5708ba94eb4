import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultBox } from './stand-in-faults.ts';
import type { StandInSockets } from './stand-in-sockets.ts';
import type { StandInEnd, StandInJob, StandInWorker } from './stand-in-worker.ts';

export interface QueueSettings {
  readonly faults: FaultBox;
  readonly sockets: StandInSockets;
  readonly worker: StandInWorker;
  /** Milliseconds until a late interrupt acts. */
  readonly silenceMs: number;
}

/** Queue and history: both in memory, both gone after a restart. */
export class StandInQueue {
  readonly #settings: QueueSettings;
  #pending: StandInJob[] = [];
  #running: StandInJob | undefined;
  #ended = new Map<string, { readonly job: StandInJob; readonly entry: StandInEnd['entry'] }>();
  #number = 0;

  constructor(settings: QueueSettings) {
    this.#settings = settings;
  }

  /** With the one that runs. */
  get remaining(): number {
    return this.#pending.length + (this.#running ? 1 : 0);
  }

  add(given: Pick<StandInJob, 'id' | 'clientId' | 'nodes' | 'wantsPreviews'>): number {
    this.#number += 1;
    this.#pending.push({ ...given, number: this.#number, status: 'pending', isInterrupted: false });
    this.#tellStatus();
    if (!this.#running) void this.#work();
    return this.#number;
  }

  remove(id: string): void {
    this.#pending = this.#pending.filter((job) => job.id !== id);
    this.#tellStatus();
  }

  /** @param id of the job that is meant; absent: whatever runs */
  interrupt(id: string | undefined): void {
    const job = this.#running;
    if (!job || (id !== undefined && job.id !== id)) return;
    const ms = this.#settings.faults.take('slow interrupt') ? this.#settings.silenceMs : 0;
    setTimeout(() => {
      job.isInterrupted = true;
    }, ms).unref();
  }

  told(): { readonly queue_running: unknown[]; readonly queue_pending: unknown[] } {
    const item = ({ number, id, nodes, clientId }: StandInJob) => [
      number,
      id,
      nodes,
      { client_id: clientId },
      [],
    ];
    return {
      queue_running: this.#running ? [item(this.#running)] : [],
      queue_pending: this.#pending.map(item),
    };
  }

  jobOf(id: string): StandInJob | undefined {
    const waiting = this.#pending.find((job) => job.id === id);
    const running = this.#running?.id === id ? this.#running : undefined;
    return running ?? waiting ?? this.#ended.get(id)?.job;
  }

  entryOf(id: string): StandInEnd['entry'] | undefined {
    return this.#ended.get(id)?.entry;
  }

  get ends(): string[] {
    return [...this.#ended.values()].map(({ job }) => job.status);
  }

  /** As after a restart. */
  clear(): void {
    this.#pending = [];
    this.#running = undefined;
    this.#ended = new Map();
    this.#number = 0;
  }

  async #work(): Promise<void> {
    const { faults, sockets, worker } = this.#settings;
    for (let job = this.#pending.shift(); job; job = this.#pending.shift()) {
      this.#running = job;
      job.status = 'in_progress';
      if (faults.take('forgets the job')) {
        this.#running = undefined;
        continue;
      }
      const { status, entry } = await worker.run(job);
      // A restart has come between: nobody remembers it.
      if (this.#running !== job) return;
      // Success is told a little before the history has it.
      await sleep(1);
      job.status = status;
      this.#ended.set(job.id, { job, entry });
      this.#running = undefined;
      this.#tellStatus();
      sockets.tell(job.clientId, 'executing', { prompt_id: job.id, node: null });
    }
  }

  #tellStatus(): void {
    this.#settings.sockets.tellAll('status', {
      status: { exec_info: { queue_remaining: this.remaining } },
    });
  }
}
