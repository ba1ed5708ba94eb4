import { type KeyObject, sign, verify } from 'node:crypto';

/** Of requests, seconds around our own clock: WeChat's rule for both directions. */
export const CLOCK_WINDOW_S = 300;

/** One request of a merchant, as far as its signature covers it. */
export interface SignedRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query, exactly as sent. */
  readonly target: string;
  /** Seconds. */
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}

/** The five lines that a merchant signs; the last one ends as well. */
export function requestMessage({ method, target, timestamp, nonce, body }: SignedRequest): string {
  return `${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`;
}

/** The three lines that WeChat signs, of answers and notices alike. The body is the bytes as they came. */
export function answerMessage(timestamp: string, nonce: string, body: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
}

/** RSASSA-PKCS1-v1_5 with SHA-256, in base64. */
export function signMessage(message: string | Uint8Array, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(message), key).toString('base64');
}

export interface SignedAnswer {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
}

export interface Verification {
  /** WeChat Pay's public key under its id, and platform certificates under their serials: which one signs may change. */
  readonly keys: ReadonlyMap<string, KeyObject>;
  readonly now: Date;
}

/** @returns what is wrong with the signature; undefined where it is right */
export function findSignatureFault(
  { headers, body }: SignedAnswer,
  { keys, now }: Verification,
): string | undefined {
  const timestamp = headers['wechatpay-timestamp'];
  const nonce = headers['wechatpay-nonce'];
  const signature = headers['wechatpay-signature'];
  const serial = headers['wechatpay-serial'];
  if (
    typeof timestamp !== 'string' ||
    typeof nonce !== 'string' ||
    typeof signature !== 'string' ||
    typeof serial !== 'string'
  )
    return 'a signature header is missing';
  if (!/^\d{1,12}$/.test(timestamp)) return 'the timestamp is no number';
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) >= CLOCK_WINDOW_S)
    return 'the timestamp is more than five minutes away';
  const key = keys.get(serial);
  if (!key) return `the serial ${serial.slice(0, 80)} is unknown`;
  const right = verify(
    'RSA-SHA256',
    answerMessage(timestamp, nonce, body),
    key,
    Buffer.from(signature, 'base64'),
  );
  return right ? undefined : 'the signature is wrong';
}
