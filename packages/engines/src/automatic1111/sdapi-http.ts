import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { traceHeaders } from '@plumbline/core/tracing/trace-context.ts';
import { z } from 'zod';
import { GenerationError } from '../generative/generation-error.ts';
import { type AddressPolicy, guardedLookup, requireAddress } from '../generative/guarded-addresses.ts';
import { statusFault } from './status-fault.ts';

export interface SdapiAsk {
  /** Without a leading slash. */
  readonly path: string;
  readonly post?: object;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Pictures come as base64 in JSON. */
const MOST_BYTES = 192 << 20;

/**
 * Requests to one server. Pictures are made within a request that says nothing until it is done, for as long as a quarter of an
 * hour; `fetch` gives such a one up after five minutes, so Node's own client is used, with a connection for each request.
 */
export class SdapiHttp {
  readonly #base: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #lookup: ReturnType<typeof guardedLookup>;

  /** @param address may hold the name and password that the server was started with */
  constructor(address: string, policy: AddressPolicy = { allowPrivate: true }) {
    const url = new URL(address);
    requireAddress(url.hostname, policy);
    this.#lookup = guardedLookup(policy);
    const { username, password } = url;
    const told = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    this.#headers = username === '' ? {} : { authorization: `Basic ${Buffer.from(told).toString('base64')}` };
    url.username = '';
    url.password = '';
    url.pathname = url.pathname.replace(/\/*$/, '/');
    this.#base = url;
  }

  /** Without credentials. */
  get host(): string {
    return this.#base.host;
  }

  /** @throws GenerationError; the reason of the signal */
  async json<Schema extends z.ZodType>(ask: SdapiAsk, schema: Schema): Promise<z.output<Schema>> {
    const { status, body } = await this.#send(ask);
    if (status < 200 || status > 299) throw statusFault(`${this.host} /${ask.path}`, status, body);
    const parsed = schema.safeParse(tryJson(body));
    if (parsed.success) return parsed.data;
    const why = z.prettifyError(parsed.error).slice(0, 300);
    throw new GenerationError('server_error', `${this.host} /${ask.path} answers otherwise: ${why}`, {
      retryable: true,
    });
  }

  #send({ path, post, timeoutMs, signal }: SdapiAsk): Promise<{ status: number; body: Buffer }> {
    signal?.throwIfAborted();
    const url = new URL(path, this.#base);
    const payload = post === undefined ? undefined : Buffer.from(JSON.stringify(post));
    const limit = AbortSignal.timeout(timeoutMs);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        if (signal?.aborted) reject(signal.reason);
        else if (error instanceof GenerationError) reject(error);
        else reject(this.#unreachable(path, limit.aborted ? `no answer within ${timeoutMs} ms` : error));
      };
      const request = send(
        url,
        {
          method: payload ? 'POST' : 'GET',
          agent: false,
          lookup: this.#lookup,
          signal: signal ? AbortSignal.any([limit, signal]) : limit,
          headers: {
            ...this.#headers,
            ...traceHeaders(),
            ...(payload ? { 'content-type': 'application/json', 'content-length': payload.byteLength } : {}),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          let length = 0;
          response.on('data', (chunk: Buffer) => {
            length += chunk.byteLength;
            if (length > MOST_BYTES) request.destroy(tooLarge());
            else chunks.push(chunk);
          });
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
          );
          response.on('error', fail);
        },
      );
      request.on('error', fail);
      request.end(payload);
    });
  }

  #unreachable(path: string, why: unknown): GenerationError {
    const told = why instanceof Error ? ('code' in why ? String(why.code) : why.message) : String(why);
    return new GenerationError('unreachable', `${this.host} /${path}: ${told}`, {
      retryable: true,
      cause: why,
    });
  }
}

function tooLarge(): GenerationError {
  return new GenerationError('server_error', `an answer of more than ${MOST_BYTES} bytes`, {
    retryable: false,
  });
}

function tryJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
