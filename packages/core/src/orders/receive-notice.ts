import type { PaymentPort } from '../ports/payment-port.ts';
import { type Acknowledgement, accept, refuse } from './acknowledgement.ts';
import { applyPayment } from './apply-payment.ts';
import type { OrderDependencies } from './order-dependencies.ts';

export interface RawNotice {
  /** The bytes as they came: the signature covers them. */
  readonly raw: Uint8Array;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Takes a provider's notice. It is accepted only when what it says is stored; anything else makes the provider send it
 * again. Notices with wrong signatures, which WeChat sends as a test, are refused as such.
 */
export async function receiveNotice(
  { database, clock, logger }: Omit<OrderDependencies, 'payments'>,
  port: PaymentPort,
  { raw, headers }: RawNotice,
): Promise<Acknowledgement> {
  const { provider } = port;
  const notice = await port.readNotice(raw, headers);
  if (!notice.ok) {
    logger.warn({ provider, reason: notice.reason }, 'a payment notice was refused');
    return refuse(provider, notice.status, notice.reason);
  }
  const { report, eventId } = notice;
  const applied = await database.transaction((books) =>
    applyPayment(books, { provider, report, eventId, at: clock.now() }),
  );
  if (applied.outcome === 'applied') return accept(provider);
  const why = applied.outcome === 'refused' ? applied.why : 'no such order';
  logger.error({ provider, orderId: report.orderId, eventId, why }, 'a signed payment notice does not fit');
  return refuse(provider, applied.outcome === 'refused' ? 422 : 404, why);
}
