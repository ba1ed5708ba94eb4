import type { PaymentProvider } from '@plumbline/contract/api/orders.ts';
import type { OrderRecord } from './order.ts';

export interface Payment {
  readonly provider: PaymentProvider;
  /** The provider's number of the transaction. */
  readonly tradeNo: string;
  readonly orderId: string;
  readonly amountFen: number;
  readonly paidAt: Date;
}

export interface PaymentNotice {
  readonly provider: PaymentProvider;
  readonly eventId: string;
  readonly orderId: string;
  readonly status: string;
  readonly receivedAt: Date;
}

export interface Refund {
  readonly orderId: string;
  readonly amountFen: number;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
}

export interface OrderRepository {
  add(order: OrderRecord): Promise<void>;
  find(orderId: string): Promise<OrderRecord | undefined>;
  /** The order, which nobody else changes until the transaction ends. */
  findForUpdate(orderId: string): Promise<OrderRecord | undefined>;
  /** The newest order of a person for a version of a plan that still waits for its money at a provider. */
  findOpen(
    userId: string,
    plan: Pick<OrderRecord, 'planId' | 'planVersion'>,
    provider: PaymentProvider,
  ): Promise<OrderRecord | undefined>;
  /** Newest first. @returns a page, and how many there are */
  page(
    userId: string,
    page: { offset: number; limit: number },
  ): Promise<{ orders: OrderRecord[]; total: number }>;
  change(orderId: string, change: Partial<Omit<OrderRecord, 'id'>>): Promise<void>;
  /** Orders whose provider is to be asked by now; for this caller alone until `leaseUntil`. */
  claimDue(now: Date, leaseUntil: Date, limit: number): Promise<OrderRecord[]>;
  /** @returns false where the transaction is known: of this order or another */
  addPayment(payment: Payment): Promise<boolean>;
  /** @returns false where the notice is known */
  addNotice(notice: PaymentNotice): Promise<boolean>;
  /** @returns false where one was asked for before, which stays as it is */
  addRefund(refund: Refund): Promise<boolean>;
  findRefund(orderId: string): Promise<Refund | undefined>;
  /**
   * Ends the time of a person's other unpaid orders for a plan, and has their provider asked at once. One that somebody
   * else holds is left alone: it is being paid.
   */
  expireOthers(order: OrderRecord, at: Date): Promise<void>;
}
