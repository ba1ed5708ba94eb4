import type { HttpAnswer } from './http-answer.ts';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { traceHeaders } from '@plumbline/core/tracing/trace-context.ts';
import { z } from 'zod';
import { GenerationError } from '../../generative/generation-error.ts';
import { type AddressPolicy, refusalOfAddress } from '@plumbline/core/network/refused-address.ts';
import type { ServerAddress } from './server-address.ts';
import { statusFault } from './status-fault.ts';

export interface HttpSettings {
  readonly address: ServerAddress;
  readonly policy: AddressPolicy;
  /** For a proxy before the server. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
}

export interface HttpAsk {
  /** Without a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly post?: object;
  readonly timeout: number;
  /** Bytes of an answer beyond which it is not read on. */
  readonly most?: number;
  readonly signal?: AbortSignal | undefined;
}

const MOST_BYTES = 16 << 20;

/** Requests to one server: bounded in time and size, with every failure a {@link GenerationError}. */
export class ComfyuiHttp {
  readonly #settings: HttpSettings;

  constructor(settings: HttpSettings) {
    this.#settings = settings;
  }

  get headers(): Readonly<Record<string, string>> {
    return { ...this.#settings.address.headers, ...this.#settings.headers };
  }

  /** Whatever the server answers, with its status. */
  async send({ path, query = {}, post, timeout, most = MOST_BYTES, signal }: HttpAsk): Promise<HttpAnswer> {
    await this.#mayAsk();
    const limit = AbortSignal.timeout(timeout);
    const url = new URL(path, this.#settings.address.base);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const form = post instanceof FormData;
    try {
      const response = await this.#settings.fetch(url, {
        method: post === undefined ? 'GET' : 'POST',
        headers: {
          ...this.headers,
          ...traceHeaders(),
          ...(post === undefined || form ? {} : { 'content-type': 'application/json' }),
        },
        ...(post === undefined ? {} : { body: form ? post : JSON.stringify(post) }),
        // A proxy's way to a page of its own; and nobody is led on to an address that was not named.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      });
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        body: await readBody(response, most),
      };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof GenerationError) throw error;
      const why = limit.aborted ? `no answer within ${timeout} ms` : causeOf(error);
      throw new GenerationError('unreachable', `${this.#told(path)}: ${why}`, {
        retryable: true,
        cause: error,
      });
    }
  }

  /** @throws GenerationError where it is not answered with 2xx */
  async bytes(ask: HttpAsk): Promise<Uint8Array> {
    const answer = await this.send(ask);
    if (answer.status < 200 || answer.status > 299) throw this.fault(ask.path, answer);
    return answer.body;
  }

  /** @throws GenerationError where it is not answered with 2xx and what the schema asks for */
  async json<Schema extends z.ZodType>(ask: HttpAsk, schema: Schema): Promise<z.output<Schema>> {
    return this.parse(ask.path, await this.bytes(ask), schema);
  }

  parse<Schema extends z.ZodType>(path: string, body: Uint8Array, schema: Schema): z.output<Schema> {
    const parsed = schema.safeParse(tryJson(body));
    if (parsed.success) return parsed.data;
    const why = z.prettifyError(parsed.error).slice(0, 300);
    throw new GenerationError('server_error', `${this.#told(path)} is not answered as by ComfyUI: ${why}`, {
      retryable: true,
    });
  }

  fault(path: string, answer: HttpAnswer): GenerationError {
    return statusFault(this.#told(path), answer);
  }

  #told(path: string): string {
    return `${this.#settings.address.host} /${path}`;
  }

  /** A name that has come to stand for a metadata service is not asked, whatever it stood for when it was set. */
  async #mayAsk(): Promise<void> {
    const { hostname } = new URL(this.#settings.address.base);
    if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return;
    // A name that nobody knows fails in the request itself, with its reason.
    const addresses = await lookup(hostname, { all: true }).catch(() => []);
    for (const { address } of addresses) {
      const refusal = refusalOfAddress(address, this.#settings.policy);
      if (refusal !== undefined)
        throw new GenerationError('unreachable', `${hostname} ${refusal}`, { retryable: false });
    }
  }
}

async function readBody(response: Response, most: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new GenerationError('server_error', `an answer of more than ${most} bytes`, { retryable: false });
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** JSON that the bytes hold, or undefined. */
export function tryJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
  } catch {
    return undefined;
  }
}

/** `fetch failed` says nothing; what it is caused by does. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && cause.message === '' ? String(cause.code) : cause.message;
}
