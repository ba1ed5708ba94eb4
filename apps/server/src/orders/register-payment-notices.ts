import { PAYMENT_PROVIDERS } from '@plumbline/contract/api/orders.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { failureSchema } from '@plumbline/contract/envelope.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { receiveNotice } from '@plumbline/core/orders/receive-notice.ts';
import { z } from 'zod';
import type { App } from '../app.ts';
import { ANY_CALL, emptyAnswer, failureAnswers, textAnswer } from '../http/declared-answers.ts';
import { unchecked } from '../http/schema-compilers.ts';

const BODY_LIMIT = 64 * 1024;

const paramsSchema = z.strictObject({ provider: z.string() });
const refusedSchema = z.union([
  z.strictObject({ code: z.literal('FAIL'), message: z.string() }),
  failureSchema,
]);
const refused = {
  description: 'It is to be sent again',
  content: {
    'application/json': { schema: refusedSchema },
    'text/plain': { schema: z.literal('fail') },
  },
};
const NOTICE_SCHEMA = {
  summary: 'A payment provider says what became of an order, signed and in its own form',
  tags: ['/api/order'],
  security: [],
  params: paramsSchema,
  response: {
    200: textAnswer('Understood (Alipay)', 'text/plain'),
    204: emptyAnswer('Understood (WeChat Pay)'),
    ...failureAnswers(...ANY_CALL, 413),
    ...Object.fromEntries([400, 401, 404, 422].map((status) => [status, refused])),
  },
};

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
      { schema: NOTICE_SCHEMA, bodyLimit: BODY_LIMIT, validatorCompiler: unchecked },
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
