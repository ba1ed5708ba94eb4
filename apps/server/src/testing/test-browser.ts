import { MANAGEMENT_PATH } from '@plumbline/contract/calls/management-path.ts';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import type { App } from '../app.ts';

type Headers = Record<string, string>;

/** What a browser does: keeps cookies and sends the CSRF token that it reads from its cookie. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** CSRF token of an open console, which a page keeps in its memory. */
  administratorToken: string | undefined;
  readonly #app: App;
  readonly #headers: Headers;

  constructor(app: App, headers: Headers = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  get(url: string, headers: Headers = {}): Promise<Response> {
    return this.send({ method: 'GET', url, headers });
  }

  /** A changing request; the first one asks for a session before. `body` goes as JSON, a string as a form. */
  async post(url: string, body?: object | string, headers: Headers = {}): Promise<Response> {
    return this.change('POST', url, body, headers);
  }

  async change(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object | string,
    headers: Headers = {},
  ): Promise<Response> {
    if (!this.cookies.has(COOKIES.csrf)) await this.get('/api/user/userInfo');
    const type = typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    return this.send({
      method,
      url,
      headers: { [CSRF_HEADER]: this.#tokenFor(url), ...type, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
  }

  #tokenFor(url: string): string {
    const ofConsole = url.startsWith(MANAGEMENT_PATH) ? this.administratorToken : undefined;
    return ofConsole ?? this.cookies.get(COOKIES.csrf) ?? '';
  }

  async send(request: InjectOptions): Promise<Response> {
    const response = await this.#app.inject({
      ...request,
      headers: { ...this.#headers, ...request.headers },
      cookies: Object.fromEntries(this.cookies),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
