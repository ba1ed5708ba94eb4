import OpenAI from 'openai';
import { GenerationError, type GenerationFault } from '../generative/generation-error.ts';

const REFUSED = /moderation_blocked|content_policy|safety system|content_filter/i;
const QUOTA = /insufficient_quota|billing|quota/i;
const MEMORY = /out ?of ?memory|allocation on device/i;

const BY_STATUS: Readonly<Record<number, GenerationFault>> = {
  401: 'auth',
  402: 'quota',
  403: 'auth',
  404: 'missing_model',
  413: 'bad_image',
  429: 'rate_limited',
};

/** What went wrong, in the terms of all generating servers. A key never leaves in them. */
export function faultOf(error: unknown): unknown {
  if (error instanceof GenerationError) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError)
    return new GenerationError('stalled', 'no answer in time', { retryable: false, cause: error });
  if (error instanceof OpenAI.APIConnectionError)
    return new GenerationError('unreachable', error.message, { retryable: true, cause: error });
  if (!(error instanceof OpenAI.APIError)) return error;
  const { status = 500, message, code, type } = error;
  const told = `${code ?? ''} ${type ?? ''} ${message}`;
  const fault =
    faultByText(told, status) ?? BY_STATUS[status] ?? (status < 500 ? 'bad_image' : 'server_error');
  return new GenerationError(fault, `${status}: ${message.slice(0, 300)}`, {
    retryable: fault === 'rate_limited' || status >= 500,
    cause: error,
  });
}

function faultByText(told: string, status: number): GenerationFault | undefined {
  if (REFUSED.test(told)) return 'content_refused';
  if (status === 429 && QUOTA.test(told)) return 'quota';
  return MEMORY.test(told) ? 'out_of_memory' : undefined;
}
