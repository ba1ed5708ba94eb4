import { PAYMENT_PROVIDERS, type PaymentProvider } from '@plumbline/contract/api/orders.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { PaymentPort, PaymentPorts } from '@plumbline/core/ports/payment-port.ts';
import type { PaymentSettings } from '../settings/payment-settings.ts';
import { createAlipayPay } from './alipay/alipay-pay.ts';
import { type SandboxCashier, startSandboxCashier } from './sandbox/sandbox-cashier.ts';
import { createWechatPay } from './wechat/wechat-pay.ts';

export interface OpenPayments {
  readonly ports: PaymentPorts;
  /** The cashier of the sandbox, started by the first who asks; undefined where money is real. */
  readonly sandbox: (() => Promise<SandboxCashier>) | undefined;
  close(): Promise<void>;
}

/** The ways to pay that the settings name. */
export function openPayments(settings: PaymentSettings, clock: Clock): OpenPayments {
  if (settings.sandbox) return openSandbox(clock);
  const ports = new Map<PaymentProvider, PaymentPort>();
  if (settings.wechat) ports.set('wechat', createWechatPay(settings.wechat, clock));
  if (settings.alipay) ports.set('alipay', createAlipayPay(settings.alipay, clock));
  return { ports, sandbox: undefined, close: async () => undefined };
}

/** Its keys and its server are made when somebody first orders: most processes never do. */
function openSandbox(clock: Clock): OpenPayments {
  let started: Promise<SandboxCashier> | undefined;
  const sandbox = () => (started ??= startSandboxCashier(clock));
  return {
    ports: new Map(PAYMENT_PROVIDERS.map((name) => [name, startedLater(name, sandbox)])),
    sandbox,
    close: async () => (await started)?.close(),
  };
}

function startedLater(provider: PaymentProvider, sandbox: () => Promise<SandboxCashier>): PaymentPort {
  const port = async () => (await sandbox())[provider];
  return {
    provider,
    create: async (request) => (await port()).create(request),
    query: async (orderId) => (await port()).query(orderId),
    close: async (orderId) => (await port()).close(orderId),
    refund: async (refund) => (await port()).refund(refund),
    readNotice: async (raw, headers) => (await port()).readNotice(raw, headers),
  };
}
