import type { Task } from '@plumbline/contract/api/tasks.ts';

export interface StreamedEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly task: Task;
}

/** A listener to server-sent events, over a real connection. */
export class EventStream {
  readonly events: StreamedEvent[] = [];
  readonly comments: string[] = [];
  readonly response: Response;
  readonly ended: Promise<void>;
  readonly #abort: AbortController;

  private constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    this.ended = this.#read().catch(() => undefined);
  }

  static async open(url: string, headers: Record<string, string>): Promise<EventStream> {
    const abort = new AbortController();
    return new EventStream(await fetch(url, { headers, signal: abort.signal }), abort);
  }

  /** The first event, also a past one, that fits. */
  async until(fits: (event: StreamedEvent) => boolean, milliseconds = 5_000): Promise<StreamedEvent> {
    const deadline = Date.now() + milliseconds;
    for (;;) {
      const found = this.events.find(fits);
      if (found) return found;
      if (Date.now() > deadline)
        throw new Error(`not among ${JSON.stringify(this.events.map((e) => e.task.state))}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async close(): Promise<void> {
    this.#abort.abort();
    await this.ended;
  }

  async #read(): Promise<void> {
    let rest = '';
    for await (const chunk of this.response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const fields = new Map<string, string>();
    for (const line of block.split('\n')) {
      if (line.startsWith(':')) this.comments.push(line.slice(1).trim());
      else fields.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
    }
    const data = fields.get('data');
    if (data !== undefined)
      this.events.push({ id: fields.get('id'), event: fields.get('event') ?? '', task: JSON.parse(data) });
  }
}
