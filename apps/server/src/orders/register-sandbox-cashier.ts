import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { mayUseSandbox } from '../identity/dev-pages.ts';

/** Development: the buttons of the wallet that the sandbox plays. Elsewhere these paths are as unknown as any other. */
export function registerSandboxCashier(app: App): void {
  const { sandboxCashier } = app.services;
  if (sandboxCashier === undefined) return;
  const open = (request: FastifyRequest) => {
    if (!mayUseSandbox(app, request)) throw new AppError('NOT_FOUND', 'the sandbox cashier, from elsewhere');
    return sandboxCashier();
  };
  registerCall(app, CALLS.cashierOrder, async ({ query, request }) => {
    const order = (await open(request)).find(query.orderId);
    if (!order) throw new AppError('NOT_FOUND', `order ${query.orderId} at the sandbox cashier`);
    return order;
  });
  registerCall(app, CALLS.cashierAct, async ({ body, request }) =>
    (await open(request)).act(body.orderId, body.act),
  );
}
