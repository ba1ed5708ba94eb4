import { GenerationError, type GenerationFault } from '../../generative/generation-error.ts';
import type { HttpAnswer } from './http-answer.ts';

interface Told {
  readonly fault: GenerationFault;
  readonly retryable: boolean;
  readonly why: string;
}

const BY_STATUS: Readonly<Record<number, Told>> = {
  401: { fault: 'auth', retryable: false, why: 'a proxy wants credentials' },
  403: { fault: 'auth', retryable: false, why: 'forbidden' },
  407: { fault: 'auth', retryable: false, why: 'a proxy wants credentials' },
  413: { fault: 'bad_image', retryable: false, why: 'more than the server takes (--max-upload-size)' },
  429: { fault: 'rate_limited', retryable: true, why: 'too many requests' },
  // Of a proxy before it: the server itself is not there.
  502: { fault: 'unreachable', retryable: true, why: 'nothing behind the proxy' },
  503: { fault: 'unreachable', retryable: true, why: 'nothing behind the proxy' },
  504: { fault: 'unreachable', retryable: true, why: 'nothing behind the proxy' },
};

const FORBIDDEN_ORIGIN: Told = {
  fault: 'forbidden_origin',
  retryable: false,
  why: 'refused by the check of origins; a proxy adds Origin or Sec-Fetch-Site',
};

/** An answer that is not the one that was asked for, in our terms. Its body is told as text, never parsed. */
export function statusFault(asked: string, { status, contentType, body }: HttpAnswer): GenerationError {
  const told =
    status === 403 && body.byteLength === 0
      ? FORBIDDEN_ORIGIN
      : (BY_STATUS[status] ?? {
          fault: 'server_error' as const,
          retryable: status >= 500,
          why: status >= 300 && status < 400 ? 'leads elsewhere' : sentenceOf(contentType, body),
        });
  return new GenerationError(told.fault, `${asked}: ${status}, ${told.why}`, { retryable: told.retryable });
}

function sentenceOf(contentType: string, body: Uint8Array): string {
  if (/html/i.test(contentType)) return 'a page in HTML';
  return Buffer.from(body.subarray(0, 200)).toString().replace(/\s+/g, ' ').trim() || 'nothing said';
}
