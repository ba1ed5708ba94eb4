import {
  API_VERSION,
  CSRF_HEADER,
  IDEMPOTENCY_HEADER,
  REQUEST_TIMEOUT_MS,
} from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { CALLS, CallName } from '@plumbline/contract/calls.ts';
import type { CallSpec } from '@plumbline/contract/calls/call-spec.ts';
import { identityCalls } from '@plumbline/contract/calls/identity-calls.ts';
import type { PAGE_CALLS } from '@plumbline/contract/page-calls.ts';
import { type ClientSettings, commonHeaders } from './client-settings.ts';
import { readCsrfToken } from './csrf.ts';
import { newTraceparent } from './new-traceparent.ts';
import { dataOf } from './read-answer.ts';
import { allowedRedirect, redirectOf } from './redirect.ts';

type Input<S> = S extends { _zod: { input: infer I } } ? I : never;
type Output<S> = S extends { _zod: { output: infer O } } ? O : never;
type Query<S> = S extends { query: infer Q } ? Omit<Input<Q>, 'version'> : never;
type QueryPart<S> = [Query<S>] extends [never]
  ? unknown
  : Record<never, never> extends Query<S>
    ? { readonly query?: Query<S> }
    : { readonly query: Query<S> };
type ParamsPart<S> = S extends { params: infer P } ? { readonly params: Input<P> } : unknown;
type BodyPart<S> = S extends { body: infer B } ? { readonly body: Input<B> } : unknown;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets a changing call be repeated safely: the server does the work once. */
  readonly idempotencyKey?: string;
}
export type CallInput<N extends CallName> = ParamsPart<(typeof CALLS)[N]> &
  QueryPart<(typeof CALLS)[N]> &
  BodyPart<(typeof CALLS)[N]> &
  CallOptions;
export type CallAnswer<N extends CallName> = (typeof CALLS)[N] extends { answer: infer A }
  ? Output<A>
  : undefined;

/** Calls of a list of them; without one those of the pages. */
export type ApiCall<Names extends CallName = keyof typeof PAGE_CALLS> = <N extends Names>(
  name: N,
  input: CallInput<N>,
) => Promise<CallAnswer<N>>;

/** `fetch` with the contract's time limit; network failures and timeouts become catalogue errors. */
export async function fetchWithLimit(
  settings: ClientSettings,
  path: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Response> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    return await settings.fetch(`${settings.baseUrl}${path}`, {
      credentials: 'include',
      ...init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (limit.aborted) throw new AppError('GATEWAY_TIMEOUT', `${path} took too long`, { cause });
    throw new AppError('NETWORK_ERROR', path, { cause });
  }
}

/** The token for a changing call; asks for the first cookie where this browser has never met the server. */
export async function csrfToken(settings: ClientSettings): Promise<string> {
  const known = settings.csrfToken?.() ?? readCsrfToken(settings.cookies());
  if (known !== undefined) return known;
  const { path } = identityCalls.userInfo;
  await fetchWithLimit(settings, `${path}?version=${API_VERSION}`, { headers: commonHeaders(settings) });
  return readCsrfToken(settings.cookies()) ?? '';
}

interface CallParts extends CallOptions {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

function pathOf(spec: CallSpec, { params, query }: CallParts): string {
  const given = new Map<string, unknown>(Object.entries(params ?? {}));
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value));
  if (spec.query) search.set('version', API_VERSION);
  return search.size === 0 ? path : `${path}?${search}`;
}

/**
 * The typed call function: one request of the contract, its answer parsed by the contract's schema.
 *
 * @param calls what it may ask; a client that leaves a list out does not have to load its schemas
 */
export function createApiCall<Names extends CallName>(
  settings: ClientSettings,
  calls: Pick<typeof CALLS, Names>,
): ApiCall<Names> {
  return async (name, input) => {
    const spec: CallSpec = calls[name];
    const parts: CallParts = input;
    const headers = commonHeaders(settings);
    if (parts.body) headers['content-type'] = 'application/json';
    if (spec.changes) headers[CSRF_HEADER] = await csrfToken(settings);
    if (parts.idempotencyKey) headers[IDEMPOTENCY_HEADER] = parts.idempotencyKey;
    if (name === 'startTask') headers['traceparent'] = newTraceparent();
    const response = await fetchWithLimit(
      settings,
      pathOf(spec, parts),
      { method: spec.method, headers, ...(parts.body ? { body: JSON.stringify(parts.body) } : {}) },
      parts.signal,
    );
    const data = await dataOf(response);
    const redirect = redirectOf(data);
    if (redirect !== undefined)
      settings.followRedirect(allowedRedirect(redirect, settings.baseUrl, settings.redirectOrigins()));
    if (!spec.answer) return undefined as CallAnswer<typeof name>;
    const parsed = spec.answer.safeParse(data);
    if (!parsed.success)
      throw new AppError('BAD_GATEWAY', `${spec.path}: ${parsed.error.message}`, { cause: parsed.error });
    return parsed.data as CallAnswer<typeof name>;
  };
}
