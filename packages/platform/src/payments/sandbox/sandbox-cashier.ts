import { generateKeyPair, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { CashierAct, CashierOrder } from '@plumbline/contract/api/orders.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { PaymentPort } from '@plumbline/core/ports/payment-port.ts';
import { type AlipaySettings, createAlipayPay } from '../alipay/alipay-pay.ts';
import { type WechatPaySettings, createWechatPay } from '../wechat/wechat-pay.ts';
import { alipayNotice } from './alipay-sandbox.ts';
import { startSandboxServer } from './sandbox-server.ts';
import { SANDBOX, type SandboxKeys, type SandboxNotice, type SandboxTrade } from './sandbox-trade.ts';
import { spoilSignature, wechatNotice } from './wechat-sandbox.ts';

/** Development: both providers, played over HTTP on loopback with keys of their own, and the wallet's buttons. */
export interface SandboxCashier {
  /** The real adapters, which know neither the keys nor the address to be those of a sandbox. */
  readonly wechat: PaymentPort;
  readonly alipay: PaymentPort;
  /** Where it listens, and what a merchant needs there. */
  readonly access: {
    readonly url: string;
    readonly wechat: WechatPaySettings;
    readonly alipay: AlipaySettings;
  };
  /** undefined where no such order came to the cashier. */
  find(orderId: string): CashierOrder | undefined;
  /** @throws AppError `NOT_FOUND`, `CONFLICT` where the order is past that */
  act(orderId: string, act: CashierAct): Promise<CashierOrder>;
  close(): Promise<void>;
}

const NOTICE_LIMIT_MS = 5_000;
/** A late notice leaves the server time to write down that the order is closed. */
const LATE_MS = 300;

/** @throws in production: there it would give things away */
export async function startSandboxCashier(clock: Clock): Promise<SandboxCashier> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The sandbox cashier gives things away; it does not run where NODE_ENV=production.');
  const [merchant, provider] = await Promise.all([newKeys(), newKeys()]);
  const keys: SandboxKeys = { merchantPublic: merchant.publicKey, providerPrivate: provider.privateKey };
  const trades = new Map<string, SandboxTrade>();
  const pending = new Set<Promise<void>>();
  const later = (work: Promise<void>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };
  const notify = (trade: SandboxTrade, change: Spoiling = 'none', times = 1) =>
    notifyServer(trade, noticeOf(trade, keys, clock.now(), change), times);
  const pay = (trade: SandboxTrade) => {
    trade.state = 'paid';
    trade.paidAt = clock.now();
  };
  const { url, server } = await startSandboxServer({
    keys,
    clock,
    trades,
    newTradeNo: () => `42${randomBytes(13).toString('hex')}`,
    closed: (trade) => {
      trade.state = 'closed';
      if (!trade.paysLate) return;
      pay(trade);
      later(wait(LATE_MS).then(() => notify(trade)));
    },
    refunded: (trade) => {
      trade.state = 'refunded';
      later(notify(trade));
    },
  });
  const acts: Readonly<Record<CashierAct, (trade: SandboxTrade) => Promise<void>>> = {
    pay: async (trade) => {
      pay(trade);
      await notify(trade);
    },
    'pay-twice': async (trade) => {
      pay(trade);
      await notify(trade, 'none', 2);
    },
    'bad-signature': async (trade) => {
      pay(trade);
      await notify(trade, 'signature');
    },
    'late-notice': async (trade) => {
      trade.paysLate = true;
      if (trade.state !== 'closed') return;
      pay(trade);
      await notify(trade);
    },
    fail: async (trade) => {
      trade.state = 'failed';
    },
    refund: async (trade) => {
      trade.state = 'refunded';
      await notify(trade);
    },
  };
  const { privateKey } = merchant;
  const { publicKey } = provider;
  const wechat = { ...SANDBOX, privateKey, wechatKeys: new Map([[SANDBOX.wechatKeyId, publicKey]]) };
  const alipay = {
    appId: SANDBOX.alipayAppId,
    sellerId: SANDBOX.alipaySellerId,
    privateKey,
    alipayPublicKey: publicKey,
    gateway: `${url}/gateway.do`,
  };
  return {
    wechat: createWechatPay(wechat, clock, url),
    alipay: createAlipayPay(alipay, clock),
    access: { url, wechat, alipay },
    find: (orderId) => {
      const trade = trades.get(orderId);
      return trade && describe(trade);
    },
    act: async (orderId, act) => {
      const trade = trades.get(orderId);
      if (!trade) throw new AppError('NOT_FOUND', `order ${orderId} at the sandbox`);
      if (!POSSIBLE[act].includes(trade.state))
        throw new AppError('CONFLICT', `${act} of an order that is ${trade.state}`);
      await acts[act](trade);
      return describe(trade);
    },
    close: async () => {
      await Promise.all(pending);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const OPEN: readonly CashierOrder['state'][] = ['waiting', 'failed'];
const POSSIBLE: Readonly<Record<CashierAct, readonly CashierOrder['state'][]>> = {
  pay: OPEN,
  'pay-twice': OPEN,
  'bad-signature': OPEN,
  fail: OPEN,
  'late-notice': [...OPEN, 'closed'],
  refund: ['paid'],
};

type Spoiling = 'none' | 'signature';

function noticeOf(trade: SandboxTrade, keys: SandboxKeys, now: Date, spoiling: Spoiling): SandboxNotice {
  if (trade.provider === 'wechat') {
    const notice = wechatNotice(trade, keys, now);
    return spoiling === 'none' ? notice : spoilSignature(notice);
  }
  const notice = alipayNotice(trade, keys, now);
  return spoiling === 'none'
    ? notice
    : { ...notice, body: notice.body.replace('&total_amount=', '&total_amount=1') };
}

/** Sends a notice, and keeps what the server said to it: a provider does not stop for a server that is away. */
async function notifyServer(
  trade: SandboxTrade,
  { headers, body }: SandboxNotice,
  times: number,
): Promise<void> {
  const text = trade.state === 'refunded' ? 'refund' : 'payment';
  for (let time = 0; time < times; time++) {
    const status = await fetch(trade.notifyUrl, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(NOTICE_LIMIT_MS),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    trade.notices.push({ text, status });
  }
}

function describe({ orderId, provider, title, amountFen, state, notices }: SandboxTrade): CashierOrder {
  return { orderId, provider, title, amountFen, state, notices: [...notices] };
}

function newKeys() {
  return promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
}
