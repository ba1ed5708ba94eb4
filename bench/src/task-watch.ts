import type { PersonHeaders } from './load-people.ts';

export interface EndedTask {
  readonly taskId: string;
  readonly state: string;
  readonly images: readonly { readonly url: string }[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly startedAt: string;
  readonly finishedAt: string;
}

/** One person's stream of events, read as a page reads it. */
export class TaskWatch {
  /** Events heard. */
  heard = 0;
  readonly #ended = new Map<string, PromiseWithResolvers<EndedTask>>();
  readonly #closing = new AbortController();
  #reading: Promise<void> | undefined;

  /** Resolves once the server listens for the person's tasks. */
  async open(url: string, person: PersonHeaders): Promise<void> {
    const headers = { cookie: person['cookie'] ?? '', accept: 'text/event-stream' };
    const { signal } = this.#closing;
    const response = await fetch(`${url}/api/ai/taskEvents`, { headers, signal });
    const { body } = response;
    if (!response.ok || !body) throw new Error(`A stream was answered ${response.status}.`);
    this.#reading = this.#read(body).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  /** When a task ends, or at once where it has. @throws where it ended without a picture */
  async done(taskId: string): Promise<EndedTask> {
    const task = await this.#entry(taskId).promise;
    if (task.state !== 'done') throw new Error(`A task is ${task.state}.`);
    return task;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reading;
  }

  #entry(taskId: string): PromiseWithResolvers<EndedTask> {
    const known = this.#ended.get(taskId) ?? Promise.withResolvers<EndedTask>();
    this.#ended.set(taskId, known);
    return known;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const piece of body) {
      text += decoder.decode(piece, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) this.#hear(event);
    }
  }

  #hear(event: string): void {
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return;
    this.heard += 1;
    const task = JSON.parse(data) as EndedTask;
    if (task.state !== 'queued' && task.state !== 'running') this.#entry(task.taskId).resolve(task);
  }
}
