import type { PaymentProvider } from '@plumbline/contract/api/orders.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { completeOrder } from '@plumbline/core/orders/complete-order.ts';
import { createOrder } from '@plumbline/core/orders/create-order.ts';
import { listOrders } from '@plumbline/core/orders/list-orders.ts';
import { describeSoldPlans } from '@plumbline/core/plans/sold-plans.ts';
import { refundOrder } from '@plumbline/core/orders/refund-order.ts';
import { requireOrder } from '@plumbline/core/orders/require-order.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { mayUseSandbox } from '../identity/dev-pages.ts';

/** What can be bought, and a person's own orders. */
export function registerOrderRoutes(app: App): void {
  const { database, payments, clock, logger, capabilities, sandboxCashier } = app.services;
  const dependencies = { database, payments, clock, logger, capabilities };
  const mayPay = (request: FastifyRequest) => sandboxCashier === undefined || mayUseSandbox(app, request);

  const order = async (
    request: FastifyRequest,
    user: User,
    { planId, planVersion }: { planId: string; planVersion?: number | undefined },
    provider: PaymentProvider,
  ) => {
    if (!mayPay(request)) throw new AppError('PAYMENT_NOT_SET_UP', 'the sandbox, through a proxy');
    const origin = originOf(app);
    const { id, amountFen, expiresAt, link } = await createOrder(dependencies, {
      user,
      planId,
      planVersion,
      provider,
      notifyUrl: origin + OTHER_PATHS.paymentNotice.replace(':provider', provider),
      returnUrl: `${origin}/done`,
    });
    return { created: { orderId: id, amountFen, expiresAt: expiresAt.toISOString() }, link };
  };

  registerCall(app, CALLS.plans, async ({ request }) => ({
    items: describeSoldPlans(await database.plans.list(), capabilities),
    providers: mayPay(request) ? [...payments.keys()] : [],
    sandbox: mayUseSandbox(app, request),
  }));
  registerCall(app, CALLS.createOrder, async ({ query, caller, request }) => {
    const { created, link } = await order(request, signedIn(caller), query, 'wechat');
    return { ...created, codeUrl: link };
  });
  registerCall(app, CALLS.createAliPayOrder, async ({ query, caller, request }) => {
    const { created, link } = await order(request, signedIn(caller), query, 'alipay');
    return { ...created, payUrl: link };
  });
  registerCall(app, CALLS.checkOrder, async ({ query, caller }) => {
    const { state } = await requireOrder(database.orders, signedIn(caller), query.orderId);
    return { state };
  });
  registerCall(
    app,
    CALLS.completeOrder,
    async ({ query, caller }) => ({
      state: await completeOrder(dependencies, signedIn(caller), query.orderId),
    }),
    // "Not paid yet" must not be what the same key is told for a day.
    { repeatable: false },
  );
  registerCall(app, CALLS.refundOrder, async ({ params, body, request: { administrator } }) => {
    const wish = { orderId: params.orderId, reason: body.reason, administrator };
    return { state: await refundOrder(dependencies, wish) };
  });
  registerCall(app, CALLS.orders, ({ query, caller }) => listOrders(database, signedIn(caller), query));
}

/** Where providers reach this server: its public address, or for the sandbox the port that it listens on. */
function originOf({ services, server }: App): string {
  const { publicUrl, port } = services.settings;
  if (publicUrl !== undefined) return publicUrl;
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : port;
  return `http://127.0.0.1:${own}`;
}
