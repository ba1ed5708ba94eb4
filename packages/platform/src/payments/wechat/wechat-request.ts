import { type KeyObject, randomBytes } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import { z } from 'zod';
import { findSignatureFault, requestMessage, signMessage } from './wechat-signature.ts';

export interface WechatAccess {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly mchId: string;
  /** Serial of the merchant's own certificate. */
  readonly certSerial: string;
  readonly privateKey: KeyObject;
  /** Keys that WeChat signs with, by id or serial; the first one's is the one to be asked for. */
  readonly wechatKeys: ReadonlyMap<string, KeyObject>;
  readonly clock: Clock;
}

export interface WechatAnswer {
  readonly status: number;
  /** undefined where there is none (204). */
  readonly body: unknown;
  /** WeChat's code of a refusal, upper case and without underscores: its spelling differs between versions. */
  readonly code: string | undefined;
}

const TIMEOUT_MS = 10_000;
const refusalSchema = z.object({ code: z.string() });

/**
 * Sends a signed request and checks the signature of the answer.
 *
 * @returns the answer, refusals (4xx) too
 * @throws AppError `BAD_GATEWAY` for a wrong signature, 401 (our own keys or clock are wrong), 429 and 5xx;
 *   `GATEWAY_TIMEOUT` where none came
 */
export async function requestWechat(
  access: WechatAccess,
  method: 'GET' | 'POST',
  target: string,
  payload?: object,
): Promise<WechatAnswer> {
  const body = payload === undefined ? '' : JSON.stringify(payload);
  const response = await send(access, method, target, body);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status === 401 || response.status === 429 || response.status >= 500)
    throw new AppError('BAD_GATEWAY', `WeChat Pay answered ${response.status} to ${method} ${target}`);
  const parsed = parseJson(bytes);
  if (!response.ok) {
    const refusal = refusalSchema.safeParse(parsed).data;
    return { status: response.status, body: parsed, code: refusal?.code.replaceAll('_', '').toUpperCase() };
  }
  const fault = findSignatureFault(
    { headers: Object.fromEntries(response.headers), body: bytes },
    { keys: access.wechatKeys, now: access.clock.now() },
  );
  if (fault !== undefined) throw new AppError('BAD_GATEWAY', `an answer of WeChat Pay: ${fault}`);
  return { status: response.status, body: parsed, code: undefined };
}

async function send(access: WechatAccess, method: 'GET' | 'POST', target: string, body: string) {
  const timestamp = String(Math.floor(access.clock.now().getTime() / 1_000));
  const nonce = randomBytes(16).toString('hex').toUpperCase();
  const message = requestMessage({ method, target, timestamp, nonce, body });
  const signature = signMessage(message, access.privateKey);
  const [serial = ''] = access.wechatKeys.keys();
  try {
    return await fetch(access.baseUrl + target, {
      method,
      ...(body === '' ? {} : { body }),
      headers: {
        authorization:
          `WECHATPAY2-SHA256-RSA2048 mchid="${access.mchId}",nonce_str="${nonce}",timestamp="${timestamp}",` +
          `serial_no="${access.certSerial}",signature="${signature}"`,
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'plumbline',
        'wechatpay-serial': serial,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new AppError('GATEWAY_TIMEOUT', 'WeChat Pay did not answer', { cause });
  }
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new AppError('BAD_GATEWAY', 'WeChat Pay answered something else than JSON', { cause });
  }
}
