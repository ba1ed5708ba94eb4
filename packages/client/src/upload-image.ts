import {
  uploadedImageSchema,
  type UploadedImage,
  type UPLOAD_PURPOSES,
} from '@plumbline/contract/api/images.ts';
import { OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { CSRF_HEADER, REQUEST_TIMEOUT_MS, UPLOAD_MAX_BYTES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { csrfToken } from './api-call.ts';
import { type ClientSettings, commonHeaders } from './client-settings.ts';
import { dataOf } from './read-answer.ts';
import type { UploadRequest } from './xhr.ts';

export interface UploadOptions {
  readonly purpose?: (typeof UPLOAD_PURPOSES)[number];
  readonly signal?: AbortSignal;
  /** Share of the bytes that have left, 0…1. */
  readonly onProgress?: (share: number) => void;
  readonly createRequest: () => UploadRequest;
}

/**
 * Sends one picture. Size and emptiness are checked before a byte leaves; everything else is the server's judgement.
 *
 * @throws AppError of the image family, `NETWORK_ERROR`, or the signal's reason.
 */
export async function uploadImage(
  settings: ClientSettings,
  file: Blob,
  name: string,
  options: UploadOptions,
): Promise<UploadedImage> {
  if (file.size === 0) throw new AppError('IMAGE_EMPTY', name);
  if (file.size > UPLOAD_MAX_BYTES) throw new AppError('IMAGE_TOO_LARGE', name);
  const token = await csrfToken(settings);
  options.signal?.throwIfAborted();
  const request = options.createRequest();
  const form = new FormData();
  if (options.purpose) form.set('purpose', options.purpose);
  form.set('file', file, name);
  const response = await new Promise<Response>((resolve, reject) => {
    const stop = () => request.abort();
    options.signal?.addEventListener('abort', stop, { once: true });
    request.open('POST', `${settings.baseUrl}${OTHER_PATHS.upload}`);
    request.withCredentials = true;
    request.timeout = REQUEST_TIMEOUT_MS;
    for (const [header, value] of Object.entries({ ...commonHeaders(settings), [CSRF_HEADER]: token }))
      request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new AppError('NETWORK_ERROR', OTHER_PATHS.upload));
    request.ontimeout = () => reject(new AppError('GATEWAY_TIMEOUT', OTHER_PATHS.upload));
    request.onabort = () => reject(options.signal?.reason ?? new AppError('UPLOAD_FAILED', 'aborted'));
    request.send(form);
  });
  const parsed = uploadedImageSchema.safeParse(await dataOf(response));
  if (!parsed.success) throw new AppError('UPLOAD_FAILED', parsed.error.message, { cause: parsed.error });
  return parsed.data;
}

function responseOf(request: UploadRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.status === 204 ? null : request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
