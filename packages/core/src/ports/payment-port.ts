import type { PaymentProvider } from '@plumbline/contract/api/orders.ts';

export interface PaymentRequest {
  readonly orderId: string;
  readonly amountFen: number;
  /** What the payer reads on the bill. */
  readonly title: string;
  readonly expiresAt: Date;
  /** Where the provider sends its notices; no query string. */
  readonly notifyUrl: string;
  /** Where a cashier sends the browser back to. No proof of anything. */
  readonly returnUrl: string;
}

/** What a provider says of an order, its signature checked. */
export interface PaymentReport {
  readonly orderId: string;
  /** `closed` = unpaid and can no longer be paid; `refunded` = all of the money went back. */
  readonly status: 'pending' | 'paid' | 'closed' | 'refunded';
  /** Whether the money goes to our own account: merchant number and app id. */
  readonly isOurs: boolean;
  /** The price as the provider has it, before coupons; null where it does not say. */
  readonly amountFen: number | null;
  /** The provider's number of the transaction; null while there is none. */
  readonly tradeNo: string | null;
  readonly paidAt: Date | null;
}

export type ReadNotice =
  | { readonly ok: true; readonly eventId: string; readonly report: PaymentReport }
  | { readonly ok: false; readonly status: 400 | 401; readonly reason: string };

/**
 * One way to pay. Adapters sign what they send and check the signature of everything they read.
 *
 * Every call throws AppError `BAD_GATEWAY` where the provider refuses or its answer is not to be trusted, and
 * `GATEWAY_TIMEOUT` where it does not answer; then nothing is known of the order.
 */
export interface PaymentPort {
  readonly provider: PaymentProvider;
  /** May be repeated for the same order while it is unpaid. @returns text of a QR code, or address of the cashier */
  create(request: PaymentRequest): Promise<string>;
  /** undefined where the provider does not know the order, or not yet. */
  query(orderId: string): Promise<PaymentReport | undefined>;
  /** `paid` = too late: ask again. */
  close(orderId: string): Promise<'closed' | 'paid'>;
  /**
   * Sends all of the money back, once however often it is asked; asked again it says how that stands. `pending`: the
   * provider has taken it on, and the money is on its way. One that the provider gave up throws `BAD_GATEWAY`.
   */
  refund(refund: {
    readonly orderId: string;
    readonly amountFen: number;
    readonly reason: string;
  }): Promise<'done' | 'pending'>;
  /** @param headers names in lower case */
  readNotice(
    raw: Uint8Array,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<ReadNotice>;
}

export type PaymentPorts = ReadonlyMap<PaymentProvider, PaymentPort>;
