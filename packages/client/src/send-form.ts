import { CSRF_HEADER, IDEMPOTENCY_HEADER, REQUEST_TIMEOUT_MS } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { csrfToken } from './api-call.ts';
import { type ClientSettings, commonHeaders } from './client-settings.ts';
import { dataOf } from './read-answer.ts';
import type { UploadRequest } from './xhr.ts';

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Lets it be sent again safely where no answer came. */
  readonly idempotencyKey?: string;
  /** Share of the bytes that have left, 0…1. */
  readonly onProgress?: (share: number) => void;
  /** Milliseconds until it is given up; a large file over a slow network takes longer than a call. */
  readonly timeoutMs?: number;
  readonly createRequest: () => UploadRequest;
}

/**
 * Sends a file with its fields, and tells how much of it has left.
 *
 * @returns what stands under `data` of the answer.
 * @throws AppError of the server, `NETWORK_ERROR`, `GATEWAY_TIMEOUT`, or the signal's reason.
 */
export async function sendForm(
  settings: ClientSettings,
  path: string,
  form: FormData,
  options: SendOptions,
): Promise<unknown> {
  const token = await csrfToken(settings);
  options.signal?.throwIfAborted();
  const request = options.createRequest();
  const response = await new Promise<Response>((resolve, reject) => {
    const headers = {
      ...commonHeaders(settings),
      [CSRF_HEADER]: token,
      ...(options.idempotencyKey ? { [IDEMPOTENCY_HEADER]: options.idempotencyKey } : {}),
    };
    const stop = () => request.abort();
    options.signal?.addEventListener('abort', stop, { once: true });
    request.open('POST', `${settings.baseUrl}${path}`);
    request.withCredentials = true;
    request.timeout = options.timeoutMs ?? REQUEST_TIMEOUT_MS;
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new AppError('NETWORK_ERROR', path));
    request.ontimeout = () => reject(new AppError('GATEWAY_TIMEOUT', path));
    request.onabort = () => reject(options.signal?.reason ?? new AppError('UPLOAD_FAILED', 'aborted'));
    request.send(form);
  });
  return dataOf(response);
}

function responseOf(request: UploadRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.status === 204 ? null : request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
