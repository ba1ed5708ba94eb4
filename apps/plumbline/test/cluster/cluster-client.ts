import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { COOKIES, CSRF_HEADER, IDEMPOTENCY_HEADER } from '@plumbline/contract/constants.ts';
import { readCode } from '@plumbline/e2e/read-code.ts';

const PATIENCE_MS = 180_000;
/** What another server, or the same one a moment later, may do. */
const PASSING = new Set([500, 502, 503, 504]);

/** A person at a browser, before servers of which any may be gone: what one does not answer is asked of another. */
export class ClusterClient {
  readonly #urls: () => readonly string[];
  readonly #cookies = new Map<string, string>();
  /** Answers and breaks that made it ask again, as `POST /path 503 UNAVAILABLE`. */
  readonly setbacks: string[] = [];
  #turn = 0;

  constructor(urls: () => readonly string[]) {
    this.#urls = urls;
  }

  static async signIn(urls: () => readonly string[], phoneNo: string): Promise<ClusterClient> {
    const client = new ClusterClient(urls);
    await client.ask('/api/user/userInfo');
    await client.post('/api/login/sms/send', { phoneNo });
    const verifyCode = await readCode(client.nextUrl(), phoneNo);
    await client.post('/api/login/sms', { phoneNo, verifyCode });
    return client;
  }

  /** Of the servers that are up, each in turn. */
  nextUrl(): string {
    const urls = this.#urls();
    this.#turn += 1;
    return urls[this.#turn % Math.max(1, urls.length)] ?? '';
  }

  get headers(): Record<string, string> {
    return {
      cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      [CSRF_HEADER]: this.#cookies.get(COOKIES.csrf) ?? '',
    };
  }

  /** Asks one server once. */
  async sendTo(url: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.headers)) headers.set(name, value);
    const response = await fetch(`${url}${path}`, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=', 2) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  /** Asks until a server answers with something else than that it cannot now. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await wait(200)) {
      const what = `${init.method ?? 'GET'} ${path}`;
      try {
        const response = await this.sendTo(this.nextUrl(), path, init);
        if (!PASSING.has(response.status)) return response;
        this.setbacks.push(`${what} ${response.status} ${(await response.text()).slice(0, 200)}`);
      } catch (error) {
        this.setbacks.push(`${what} ${(error as Error).message}`);
      }
      if (Date.now() > deadline) throw new Error(`nobody answers: ${this.setbacks.slice(-3).join('; ')}`);
    }
  }

  async get<T>(path: string): Promise<T> {
    return dataOf<T>(path, await this.ask(path));
  }

  /** With a key of its own, so that a repeat does nothing twice. */
  async post<T>(path: string, body: object | FormData): Promise<T> {
    const form = body instanceof FormData;
    const response = await this.ask(path, {
      method: 'POST',
      body: form ? body : JSON.stringify(body),
      headers: {
        [IDEMPOTENCY_HEADER]: randomUUID(),
        ...(form ? {} : { 'content-type': 'application/json' }),
      },
    });
    return dataOf<T>(path, response);
  }

  async upload(picture: Uint8Array): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)]), 'picture.png');
    return (await this.post<{ imageId: string }>('/api/ai/upload', form)).imageId;
  }

  async start(body: StartTaskBody): Promise<string> {
    return (await this.post<{ taskId: string }>('/api/ai/startTask', body)).taskId;
  }

  read(taskId: string): Promise<Task> {
    return this.get<Task>(`/api/ai/getTaskByTaskId?taskId=${taskId}`);
  }

  async until(taskId: string, reached: (task: Task) => boolean): Promise<Task> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await wait(50)) {
      const task = await this.read(taskId);
      if (reached(task)) return task;
      if (Date.now() > deadline) throw new Error(`the task stayed ${JSON.stringify(task)}`);
    }
  }
}

export const hasEnded = ({ state }: Task): boolean => state !== 'queued' && state !== 'running';

async function dataOf<T>(path: string, response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}
