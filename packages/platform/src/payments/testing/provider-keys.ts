import { generateKeyPairSync } from 'node:crypto';
import { SANDBOX, type SandboxKeys, type SandboxTrade } from '../sandbox/sandbox-trade.ts';

const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The provider's side. */
export const keys: SandboxKeys = {
  merchantPublic: merchant.publicKey,
  providerPrivate: provider.privateKey,
};
/** The merchant's side. */
export const wechatSettings = {
  ...SANDBOX,
  privateKey: merchant.privateKey,
  wechatKeys: new Map([[SANDBOX.wechatKeyId as string, provider.publicKey]]),
};
export const alipaySettings = {
  appId: SANDBOX.alipayAppId,
  sellerId: SANDBOX.alipaySellerId,
  privateKey: merchant.privateKey,
  alipayPublicKey: provider.publicKey,
  gateway: 'http://127.0.0.1:9/gateway.do',
};

export function paidTrade(change: Partial<SandboxTrade> = {}): SandboxTrade {
  return {
    orderId: 'o0123456789',
    provider: 'wechat',
    title: '月度会员',
    amountFen: 6_800,
    notifyUrl: 'http://127.0.0.1:9/notify',
    expiresAt: new Date('2026-03-04T08:15:00Z'),
    state: 'paid',
    tradeNo: '4200001',
    paidAt: new Date('2026-03-04T08:00:00Z'),
    paysLate: false,
    notices: [],
    ...change,
  };
}
