import { createCipheriv, randomBytes, randomUUID, verify } from 'node:crypto';
import { formatBeijingOffsetTime } from '../beijing-time.ts';
import { CLOCK_WINDOW_S, answerMessage, requestMessage, signMessage } from '../wechat/wechat-signature.ts';
import { SANDBOX, type SandboxKeys, type SandboxNotice, type SandboxTrade } from './sandbox-trade.ts';

export interface SandboxRequest {
  readonly method: string;
  /** Path and query as they came. */
  readonly target: string;
  readonly authorization: string;
  readonly body: string;
}

/** Whether the merchant signed the request: WeChat's side of the protocol. */
export function isFromMerchant(request: SandboxRequest, keys: SandboxKeys, now: Date): boolean {
  const part = (name: string) => new RegExp(`[ ,]${name}="([^"]*)"`).exec(request.authorization)?.[1] ?? '';
  const timestamp = part('timestamp');
  if (!request.authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ')) return false;
  if (part('mchid') !== SANDBOX.mchId || part('serial_no') !== SANDBOX.certSerial) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > CLOCK_WINDOW_S) return false;
  const method = request.method === 'POST' ? 'POST' : 'GET';
  const { target, body } = request;
  const message = requestMessage({ method, target, timestamp, nonce: part('nonce_str'), body });
  const signature = Buffer.from(part('signature'), 'base64');
  return verify('RSA-SHA256', Buffer.from(message), keys.merchantPublic, signature);
}

/** The headers with which WeChat signs an answer or a notice. */
export function signedHeaders(body: string, keys: SandboxKeys, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'content-type': 'application/json',
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': SANDBOX.wechatKeyId,
    'wechatpay-signature': signMessage(
      answerMessage(timestamp, nonce, Buffer.from(body)),
      keys.providerPrivate,
    ),
  };
}

const STATES = {
  waiting: 'NOTPAY',
  failed: 'PAYERROR',
  paid: 'SUCCESS',
  closed: 'CLOSED',
  refunded: 'REFUND',
} as const;

export function describeTransaction(trade: SandboxTrade): object {
  return {
    appid: SANDBOX.appId,
    mchid: SANDBOX.mchId,
    out_trade_no: trade.orderId,
    trade_type: 'NATIVE',
    trade_state: STATES[trade.state],
    trade_state_desc: trade.state,
    amount: { total: trade.amountFen, payer_total: trade.amountFen, currency: 'CNY' },
    ...(trade.tradeNo === null ? {} : { transaction_id: trade.tradeNo }),
    ...(trade.paidAt === null ? {} : { success_time: formatBeijingOffsetTime(trade.paidAt) }),
  };
}

/** The notice of a payment, or of a refund. */
export function wechatNotice(trade: SandboxTrade, keys: SandboxKeys, now: Date): SandboxNotice {
  const isRefund = trade.state === 'refunded';
  const resource = isRefund
    ? {
        mchid: SANDBOX.mchId,
        out_trade_no: trade.orderId,
        transaction_id: trade.tradeNo,
        out_refund_no: `${trade.orderId}r`,
        refund_status: 'SUCCESS',
        amount: { total: trade.amountFen, refund: trade.amountFen },
      }
    : describeTransaction(trade);
  const body = JSON.stringify({
    id: randomUUID(),
    create_time: formatBeijingOffsetTime(now),
    event_type: isRefund ? 'REFUND.SUCCESS' : 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    summary: isRefund ? '退款成功' : '支付成功',
    resource: sealResource(JSON.stringify(resource), isRefund ? 'refund' : 'transaction'),
  });
  return { headers: signedHeaders(body, keys, now), body };
}

function sealResource(text: string, kind: string): object {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(SANDBOX.apiKey), Buffer.from(nonce));
  cipher.setAAD(Buffer.from(kind));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    original_type: kind,
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    associated_data: kind,
    nonce,
  };
}

/** As WeChat signs now and then, to see that it is refused. */
export function spoilSignature({ headers, body }: SandboxNotice): SandboxNotice {
  const signature = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`;
  return { headers: { ...headers, 'wechatpay-signature': signature }, body };
}
