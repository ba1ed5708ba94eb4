import { readCode } from './read-code.ts';

/** A signed-in person who speaks HTTP: keeps the cookies, sends the token against forged requests. */
export class ApiSession {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** What a browser would send as `Cookie`. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async signIn(phoneNo: string): Promise<void> {
    await this.get('/api/user/userInfo');
    await this.post('/api/login/sms/send', { phoneNo });
    await this.post('/api/login/sms', { phoneNo, verifyCode: await readCode(this.#url, phoneNo) });
  }

  async get<T>(path: string): Promise<T> {
    return await this.#send<T>(path, {});
  }

  async post<T>(path: string, body: object): Promise<T> {
    return await this.#send<T>(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }

  async upload(png: Buffer): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'drawing.png');
    const { imageId } = await this.#send<{ imageId: string }>('/api/ai/upload', {
      method: 'POST',
      body: form,
    });
    return imageId;
  }

  /** Brings a model; it is read in the background. */
  async uploadModel(file: Uint8Array<ArrayBuffer>, name: string): Promise<{ readonly modelId: string }> {
    const form = new FormData();
    form.set('file', new Blob([file]), name);
    return await this.#send('/api/ai/model', { method: 'POST', body: form });
  }

  /** An answer that is read while it comes. */
  stream(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
    return this.#fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
  }

  /** @returns how many bytes a file has that is downloaded */
  async download(body: object): Promise<number> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    const response = await this.#fetch('/api/ai/download', init);
    if (!response.ok) throw new Error(`download: ${response.status}`);
    return (await response.arrayBuffer()).byteLength;
  }

  async #send<T>(path: string, init: RequestInit): Promise<T> {
    const response = await this.#fetch(path, init);
    const answer = (await response.json()) as { success: boolean; data: T; error: { message: string } };
    if (!answer.success) throw new Error(`${path}: ${response.status} ${answer.error.message}`);
    return answer.data;
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(this.#url + path, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        cookie: this.cookie,
        'x-csrf-token': this.#cookies.get('plumb_csrf') ?? '',
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}
