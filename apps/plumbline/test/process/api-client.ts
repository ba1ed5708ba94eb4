import { setTimeout as wait } from 'node:timers/promises';
import { readCode } from '@plumbline/e2e/read-code.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';

/** A browser's cookies and token towards a running app, over real HTTP. */
export class ApiClient {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  private constructor(url: string) {
    this.#url = url;
  }

  static async signIn(url: string, phoneNo: string): Promise<ApiClient> {
    const client = new ApiClient(url);
    await client.send('/api/user/userInfo');
    await client.post('/api/login/sms/send', { phoneNo });
    await client.post('/api/login/sms', { phoneNo, verifyCode: await readCode(url, phoneNo) });
    return client;
  }

  /** The same browser towards another address of the site. */
  movedTo(url: string): ApiClient {
    const moved = new ApiClient(url);
    for (const [name, value] of this.#cookies) moved.#cookies.set(name, value);
    return moved;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '));
    headers.set('x-csrf-token', this.#cookies.get('plumb_csrf') ?? '');
    const response = await fetch(`${this.#url}${path}`, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=', 2) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  /** @returns the envelope's data */
  async post<T>(path: string, body: object | FormData): Promise<T> {
    const form = body instanceof FormData;
    const response = await this.send(path, {
      method: 'POST',
      body: form ? body : JSON.stringify(body),
      headers: form ? {} : { 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  }

  async upload(picture: Uint8Array): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)]), 'picture.png');
    return (await this.post<{ imageId: string }>('/api/ai/upload', form)).imageId;
  }

  /** Starts a task and waits until it has ended. */
  async render(body: object): Promise<Task> {
    const { taskId } = await this.post<{ taskId: string }>('/api/ai/startTask', body);
    for (;;) {
      const response = await this.send(`/api/ai/getTaskByTaskId?taskId=${taskId}`);
      const { data } = (await response.json()) as { data: Task };
      if (data.state !== 'queued' && data.state !== 'running') return data;
      await wait(100);
    }
  }
}
