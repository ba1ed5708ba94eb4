import type { KeyObject } from 'node:crypto';
import type { CashierOrder, PaymentProvider } from '@plumbline/contract/api/orders.ts';

/** An order as the provider that the sandbox plays has it. */
export interface SandboxTrade {
  readonly orderId: string;
  readonly provider: PaymentProvider;
  readonly title: string;
  readonly amountFen: number;
  readonly notifyUrl: string;
  readonly expiresAt: Date;
  state: CashierOrder['state'];
  tradeNo: string | null;
  paidAt: Date | null;
  /** Was paid, but says so only after it was closed: the payment of the last second. */
  paysLate: boolean;
  readonly notices: CashierOrder['notices'][number][];
}

export interface SandboxKeys {
  readonly merchantPublic: KeyObject;
  readonly providerPrivate: KeyObject;
}

/** A notice as it goes out. */
export interface SandboxNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Who the sandbox takes for the merchant. */
export const SANDBOX = {
  appId: 'wx0000000000000000',
  mchId: '1900000000',
  certSerial: '0'.repeat(40),
  apiKey: 'plumbline-sandbox-key-32-bytes!!',
  wechatKeyId: 'PUB_KEY_ID_0000000000000000000000000000000000',
  alipayAppId: '2021000000000000',
  alipaySellerId: '2088000000000000',
} as const;
