import { CALLS } from '@plumbline/contract/calls.ts';
import { fail } from '@plumbline/contract/envelope.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { chooseLocale } from '@plumbline/contract/text.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { isAccountGone } from './is-account-gone.ts';
import { isOutage } from '@plumbline/platform/is-outage.ts';
import { wantsPage } from './wants-page.ts';

/** The one place that turns what was thrown into an answer. */
export function registerErrorHandler(app: App): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    // The file server forbids what can be no file's name; to its reader that is one page more that does not exist.
    if (!(error instanceof AppError) && error.statusCode === 403) return reply.callNotFound();
    const appError = toAppError(error);
    if (appError.status >= 500) request.log.error({ err: error }, 'the request failed');
    else request.log.info({ code: appError.code, reason: appError.message }, 'the request was refused');
    return sendError(request, reply, appError);
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  }
  // A request that failed before its hooks ran has no language yet.
  const locale = request.locale ?? chooseLocale(request.headers['accept-language']);
  const data = request.routeOptions.url === CALLS.startTask.path ? { taskId: null } : null;
  void reply.status(error.status || 500).header('cache-control', 'no-store');
  // No page of ours is served under such a name, and a person reads this one.
  if (error.code === 'HOST_REFUSED' && wantsPage(request) && request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(error.userText(locale));
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(fail(error, locale, data));
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  406: 'NOT_ACCEPTABLE',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
};

const RETRY_AFTER_OUTAGE_S = 5;

/** Refusals of the framework keep their status, outages are 503, an account that is gone is signed out; everything unforeseen is an `UNKNOWN_ERROR`. */
export function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.statusCode === undefined && isOutage(error)) {
    const options = { cause: error, retryAfterSeconds: RETRY_AFTER_OUTAGE_S };
    return new AppError('UNAVAILABLE', error.message, options);
  }
  if (error.statusCode === undefined && isAccountGone(error))
    return new AppError('LOGIN_REQUIRED', error.message, { cause: error });
  const status = error.statusCode ?? 500;
  const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'BAD_REQUEST' : 'UNKNOWN_ERROR');
  return new AppError(code, error.message, { cause: error });
}
