import { failureSchema } from '@plumbline/contract/envelope.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { ERROR_CODES, ERRORS, type ErrorCode, isErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { ServerError } from './server-error.ts';

/** First code of the catalogue with a status; the one a bare answer of a proxy is read as. */
function codeOfStatus(status: number): ErrorCode {
  return ERROR_CODES.find((code) => ERRORS[code].status === status) ?? 'UNKNOWN_ERROR';
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Turns an answer that failed into the error to throw; a body that is no envelope (a proxy's page) counts by status. */
export async function failureOf(response: Response): Promise<ServerError> {
  const body: unknown = await response.json().catch(() => undefined);
  const wait = retryAfter(response);
  const waiting = wait === undefined ? {} : { retryAfterSeconds: wait };
  const failure = failureSchema.safeParse(body);
  if (!failure.success) return new ServerError(codeOfStatus(response.status), '', waiting);
  const { code, message, details } = failure.data.error;
  return new ServerError(isErrorCode(code) ? code : codeOfStatus(response.status), message, {
    ...waiting,
    ...(details ? { details } : {}),
  });
}

/**
 * The `data` of an answer's envelope, unparsed; `undefined` for 204.
 *
 * @throws ServerError where the envelope says so (a 200 with `success: false` too); AppError `BAD_GATEWAY` for an
 * answer that is no envelope.
 */
export async function dataOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (!response.ok) throw await failureOf(response);
  const copy = response.clone();
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('success' in body) || !('data' in body))
    throw new AppError('BAD_GATEWAY', `${response.url} answered without an envelope`);
  if (body.success !== true) throw await failureOf(copy);
  return body.data;
}
