import { setTimeout as wait } from 'node:timers/promises';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { EventStream, type StreamedEvent } from '@plumbline/server/testing/event-stream.ts';
import { type ClusterClient, hasEnded } from './cluster-client.ts';

const PATIENCE_MS = 180_000;
const PAUSE_MS = 100;

/** What a browser's `EventSource` does: follows the tasks of its person, and goes on at another server where one is gone. */
export class TaskFollower {
  /** In the order in which they came, over all streams. */
  readonly events: StreamedEvent[] = [];
  /** Addresses of the servers whose streams it had. */
  readonly opened: string[] = [];
  readonly #client: ClusterClient;
  #stream: EventStream | undefined;
  #closed = false;
  readonly #running: Promise<void>;

  constructor(client: ClusterClient) {
    this.#client = client;
    this.#running = this.#follow();
  }

  get lastEventId(): string | undefined {
    return this.events.findLast(({ id }) => id !== undefined)?.id;
  }

  /** Ids of the tasks whose end it was told, each as often as it was. */
  get ends(): string[] {
    return this.events.filter(({ task }) => hasEnded(task)).map(({ task }) => task.taskId);
  }

  async until(fits: (event: StreamedEvent) => boolean): Promise<StreamedEvent> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await wait(20)) {
      const found = this.events.find(fits);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`not told within ${PATIENCE_MS / 1000} s`);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#stream?.close();
    await this.#running;
  }

  async #follow(): Promise<void> {
    while (!this.#closed) {
      const url = this.#client.nextUrl();
      const last = this.lastEventId;
      const headers = { ...this.#client.headers, ...(last === undefined ? {} : { 'last-event-id': last }) };
      try {
        const stream = await EventStream.open(`${url}${OTHER_PATHS.taskEvents}`, headers);
        if (stream.response.ok) {
          this.opened.push(url);
          await this.#take(stream);
        } else await stream.close();
      } catch {
        // Nobody listens there any more: the next one may.
      }
      await wait(PAUSE_MS);
    }
  }

  async #take(stream: EventStream): Promise<void> {
    this.#stream = stream;
    let told = 0;
    let open = true;
    const ended = stream.ended.then(() => {
      open = false;
    });
    while (open || told < stream.events.length) {
      this.events.push(...stream.events.slice(told));
      told = stream.events.length;
      if (this.#closed) break;
      await Promise.race([ended, wait(20)]);
    }
  }
}
