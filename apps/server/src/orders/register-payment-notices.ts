import { PAYMENT_PROVIDERS } from '@plumbline/contract/api/orders.ts';
import { OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { receiveNotice } from '@plumbline/core/orders/receive-notice.ts';
import type { App } from '../app.ts';

const BODY_LIMIT = 64 * 1024;

/**
 * The providers' own format: no session, no CSRF, no envelope. The signature covers the body's bytes, so that nothing
 * may have parsed them before.
 */
export async function registerPaymentNotices(app: App): Promise<void> {
  const { database, payments, clock, logger } = app.services;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      OTHER_PATHS.paymentNotice,
      { schema: { hide: true }, bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const provider = PAYMENT_PROVIDERS.find((name) => name === request.params.provider);
        const port = provider && payments.get(provider);
        if (!port) throw new AppError('NOT_FOUND', `no provider ${request.params.provider}`);
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { headers } = request;
        const answer = await receiveNotice({ database, clock, logger }, port, { raw, headers });
        void reply.status(answer.status).header('cache-control', 'no-store').type(answer.contentType);
        return reply.serializer((text: string) => text).send(answer.body);
      },
    );
  });
}
