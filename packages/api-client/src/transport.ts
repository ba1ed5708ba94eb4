import type { ErrorCode } from './generated/error-codes.ts';
import { PlumblineError } from './plumbline-error.ts';

export interface ClientOptions {
  /** Address of the server, such as `https://studio.example.com`. */
  readonly url: string;
  /** A key from My account → API keys. */
  readonly apiKey: string;
  /** Language of the messages. */
  readonly locale?: 'zh-CN' | 'en' | 'ja';
  /** How often a request is repeated that the network lost or the server asked to repeat. */
  readonly retries?: number;
  readonly fetch?: typeof globalThis.fetch;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Of a changing call: sent again within a day with the same fields, it answers as before and does its work once. */
  readonly idempotencyKey?: string;
}

export interface Sent {
  readonly method: string;
  /** Path with its query, or an address of the same server. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** May be sent again after a failure that leaves open whether it arrived. */
  readonly repeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

export type Send = (sent: Sent) => Promise<Response>;

const RETRIES = 3;
/** A server that is away is asked again after so long, then twice as long; one that names a time is believed up to a minute. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
const WORTH_REPEATING = new Set([429, 502, 503, 504]);

/**
 * Sends requests with the key, to the one server alone, and repeats those that it may.
 *
 * @throws PlumblineError; the signal's reason where it ends the wait
 */
export function createSend({
  url,
  apiKey,
  locale = 'en',
  retries = RETRIES,
  fetch = globalThis.fetch,
}: ClientOptions): Send {
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  return async ({ path, repeatable, signal, ...sent }) => {
    const target = new URL(path.replace(/^\//, ''), base);
    // An address that an answer names must not carry the key to somebody else.
    if (target.origin !== base.origin) throw new TypeError(`${target.origin} is not ${base.origin}.`);
    const headers = { authorization: `Bearer ${apiKey}`, 'accept-language': locale, ...sent.headers };
    for (let attempt = 0; ; attempt += 1) {
      signal?.throwIfAborted();
      const outcome = await fetch(target, {
        method: sent.method,
        headers,
        redirect: 'error',
        ...(sent.body === undefined ? {} : { body: sent.body }),
        ...(signal ? { signal } : {}),
      }).catch((cause: unknown) => {
        signal?.throwIfAborted();
        return new PlumblineError('NETWORK_ERROR', `${base.origin} could not be reached.`, {
          status: 0,
          cause,
        });
      });
      if (outcome instanceof Response && outcome.ok) return outcome;
      const failure = outcome instanceof Response ? await failureOf(outcome) : outcome;
      const pause = pauseAfter(failure, attempt);
      // A request that was turned away by the rate was not worked on, whatever it asks for.
      const mayRepeat = repeatable || failure.status === 429;
      if (attempt >= retries || !mayRepeat || pause === undefined) throw failure;
      await sleep(pause, signal);
    }
  };
}

function pauseAfter(
  { status, retryAfterSeconds, code }: PlumblineError,
  attempt: number,
): number | undefined {
  if (status !== 0 && !WORTH_REPEATING.has(status)) return undefined;
  // What a day has is not there a minute later.
  if (code === 'API_KEY_TICKETS' || code === 'DAILY_COUNT_USED_UP') return undefined;
  const wanted = retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1_000;
  if (wanted !== undefined && wanted > LONGEST_PAUSE_MS) return undefined;
  // Not all who were turned away at once come back at once.
  return (wanted ?? FIRST_PAUSE_MS * 2 ** attempt) * (1 + Math.random() / 4);
}

interface ErrorPart {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly details?: Readonly<Record<string, string>>;
}

async function failureOf(response: Response): Promise<PlumblineError> {
  const { status } = response;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  const text = await response.text().catch(() => '');
  const { error } = (parse(text) ?? {}) as { readonly error?: ErrorPart };
  if (typeof error?.code !== 'string')
    return new PlumblineError('ANSWER_UNREADABLE', `The server answered ${status}.`, {
      status,
      retryAfterSeconds,
    });
  return new PlumblineError(error.code as ErrorCode, String(error.message ?? error.code), {
    status,
    details: error.details,
    retryAfterSeconds,
  });
}

/** @throws PlumblineError `ANSWER_UNREADABLE` */
export async function dataOf(response: Response): Promise<unknown> {
  const envelope = parse(await response.text()) as
    | { readonly success?: unknown; readonly data?: unknown }
    | undefined;
  if (envelope?.success === true) return envelope.data;
  throw new PlumblineError('ANSWER_UNREADABLE', 'The answer is none of a Plumbline server.', {
    status: response.status,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** @throws the signal's reason */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
