import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import type { AlipaySettings } from '../payments/alipay/alipay-pay.ts';
import { readCertificates, readPrivateKey, readPublicKey } from '../payments/read-key.ts';
import type { WechatPaySettings } from '../payments/wechat/wechat-pay.ts';
import { flag, text, web } from './setting-fields.ts';

export interface PaymentSettings {
  readonly wechat: WechatPaySettings | undefined;
  readonly alipay: AlipaySettings | undefined;
  /** Development: both are played by the app itself, and no money moves. */
  readonly sandbox: boolean;
}

export const paymentEnvironment = {
  PAYMENT_SANDBOX: flag.optional(),
  WECHAT_PAY_APP_ID: text.max(32).optional(),
  WECHAT_PAY_MCH_ID: text.regex(/^\d{8,10}$/, 'is no merchant number').optional(),
  WECHAT_PAY_CERT_SERIAL: text.regex(/^[0-9A-Fa-f]{40}$/, 'is not 40 hexadecimal digits').optional(),
  WECHAT_PAY_PRIVATE_KEY: text.optional(),
  WECHAT_PAY_API_KEY: text.length(32, 'is not 32 characters').optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: text.startsWith('PUB_KEY_ID_', 'does not begin with PUB_KEY_ID_').optional(),
  WECHAT_PAY_PUBLIC_KEY: text.optional(),
  WECHAT_PAY_CERTIFICATES: text.optional(),
  ALIPAY_APP_ID: text.regex(/^\d{10,32}$/, 'is no app id').optional(),
  ALIPAY_SELLER_ID: text.regex(/^2088\d{12}$/, 'is not 2088 and 12 digits').optional(),
  ALIPAY_PRIVATE_KEY: text.optional(),
  ALIPAY_PUBLIC_KEY: text.optional(),
  ALIPAY_GATEWAY: web.default('https://openapi.alipay.com/gateway.do'),
};

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentEnvironment>>;
type Name = keyof PaymentEnvironment;

const WECHAT: readonly Name[] = [
  'WECHAT_PAY_APP_ID',
  'WECHAT_PAY_MCH_ID',
  'WECHAT_PAY_CERT_SERIAL',
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_API_KEY',
];
const ALIPAY: readonly Name[] = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'];

/** What surrounds the payment settings and decides on the sandbox. */
export interface PaymentSurroundings {
  /** Files with keys are looked for here. */
  readonly folder: string;
  readonly production: boolean;
  readonly role: 'all' | 'server' | 'worker';
  /** Only this machine can reach the app, and nothing about it is real yet. */
  readonly alone: boolean;
  readonly publicUrl: string | undefined;
}

/** One line for each thing that is wrong. */
export function findPaymentContradictions(env: PaymentEnvironment, around: PaymentSurroundings): string[] {
  const complaints = [...incomplete(env, WECHAT), ...incomplete(env, ALIPAY)];
  const hasWechat = env.WECHAT_PAY_MCH_ID !== undefined;
  const isReal = hasWechat || env.ALIPAY_APP_ID !== undefined;
  if (hasWechat && env.WECHAT_PAY_PUBLIC_KEY === undefined && env.WECHAT_PAY_CERTIFICATES === undefined)
    complaints.push(
      'WECHAT_PAY_PUBLIC_KEY is missing: without it (or WECHAT_PAY_CERTIFICATES) nobody knows whether WeChat answered.',
    );
  if ((env.WECHAT_PAY_PUBLIC_KEY === undefined) !== (env.WECHAT_PAY_PUBLIC_KEY_ID === undefined))
    complaints.push('WECHAT_PAY_PUBLIC_KEY and WECHAT_PAY_PUBLIC_KEY_ID are set together or not at all.');
  if (isReal && around.publicUrl?.startsWith('https://') !== true)
    complaints.push('PUBLIC_URL is missing or not https: payment providers send their notices there.');
  if (env.PAYMENT_SANDBOX === true) {
    if (around.production)
      complaints.push('PAYMENT_SANDBOX is on with NODE_ENV=production: it gives things away without money.');
    if (isReal) complaints.push('PAYMENT_SANDBOX is on beside a real payment provider.');
    if (around.role !== 'all') complaints.push('PAYMENT_SANDBOX is on with ROLE other than all.');
  }
  for (const [name, read] of KEYS) {
    try {
      const value = env[name];
      if (value !== undefined) read(readText(value, around.folder));
    } catch (error) {
      complaints.push(`${name} cannot be read: ${error instanceof Error ? error.message : 'no key'}.`);
    }
  }
  return complaints;
}

const KEYS = [
  ['WECHAT_PAY_PRIVATE_KEY', readPrivateKey],
  ['WECHAT_PAY_PUBLIC_KEY', readPublicKey],
  ['WECHAT_PAY_CERTIFICATES', readCertificates],
  ['ALIPAY_PRIVATE_KEY', readPrivateKey],
  ['ALIPAY_PUBLIC_KEY', readPublicKey],
] as const;

function incomplete(env: PaymentEnvironment, group: readonly Name[]): string[] {
  const missing = group.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === group.length) return [];
  return [`${missing.join(', ')} is missing: ${group.join(', ')} are set together or not at all.`];
}

/** The settings of an environment that has no contradictions. */
export function toPaymentSettings(env: PaymentEnvironment, around: PaymentSurroundings): PaymentSettings {
  const wechat = toWechat(env, around.folder);
  const alipay = toAlipay(env, around.folder);
  return { wechat, alipay, sandbox: env.PAYMENT_SANDBOX ?? (around.alone && around.role === 'all') };
}

function toWechat(env: PaymentEnvironment, folder: string): WechatPaySettings | undefined {
  const { WECHAT_PAY_APP_ID: appId, WECHAT_PAY_MCH_ID: mchId, WECHAT_PAY_CERT_SERIAL: certSerial } = env;
  const { WECHAT_PAY_API_KEY: apiKey, WECHAT_PAY_PRIVATE_KEY: privateKey } = env;
  if (!appId || !mchId || !certSerial || !apiKey || !privateKey) return undefined;
  const keys: [string, KeyObject][] = [];
  // The first is the one that answers are asked to be signed with.
  if (env.WECHAT_PAY_PUBLIC_KEY_ID !== undefined && env.WECHAT_PAY_PUBLIC_KEY !== undefined)
    keys.push([env.WECHAT_PAY_PUBLIC_KEY_ID, readPublicKey(readText(env.WECHAT_PAY_PUBLIC_KEY, folder))]);
  if (env.WECHAT_PAY_CERTIFICATES !== undefined)
    keys.push(...readCertificates(readText(env.WECHAT_PAY_CERTIFICATES, folder)));
  return {
    appId,
    mchId,
    certSerial,
    apiKey,
    privateKey: readPrivateKey(readText(privateKey, folder)),
    wechatKeys: new Map(keys),
  };
}

function toAlipay(env: PaymentEnvironment, folder: string): AlipaySettings | undefined {
  const { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY: own, ALIPAY_PUBLIC_KEY: theirs } = env;
  if (!appId || !own || !theirs) return undefined;
  return {
    appId,
    sellerId: env.ALIPAY_SELLER_ID,
    privateKey: readPrivateKey(readText(own, folder)),
    alipayPublicKey: readPublicKey(readText(theirs, folder)),
    gateway: env.ALIPAY_GATEWAY,
  };
}

/** A key itself, or the path of the file that it is in. */
function readText(value: string, folder: string): string {
  const isKey = value.includes('-----BEGIN') || /^[A-Za-z0-9+/=\s]{200,}$/.test(value);
  return isKey ? value : readFileSync(resolve(folder, value), 'utf8').trim();
}
