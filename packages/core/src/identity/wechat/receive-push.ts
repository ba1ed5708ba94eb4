import { createHmac } from 'node:crypto';
import type { RawPush, WechatAccount } from '../../ports/wechat.ts';
import type { ScanDependencies } from './begin-scan.ts';
import { hashValue } from './random-values.ts';
import { wechatSubject } from './wechat-identity.ts';
import type { WechatScan } from './wechat-repository.ts';

/** Asks the scanner to confirm: whoever was shown somebody else's QR code must not sign that browser in unasked. */
export interface ScanReceived {
  readonly scan: WechatScan;
  /** Part of the address that confirms or cancels. */
  readonly token: string;
}

export interface ReceivedPush {
  /** Undefined where there is nothing to confirm: another event, an expired code, a second scanner, a repeat. */
  readonly received: ScanReceived | undefined;
  readonly reply: (text: string) => { readonly type: string; readonly body: string };
}

/**
 * Takes a push of the official account. One that was taken before does nothing again.
 *
 * @throws AppError `FORBIDDEN`, `BAD_REQUEST`
 */
export async function receivePush(
  { database, clock, secret, account }: ScanDependencies & { readonly account: WechatAccount },
  raw: Omit<RawPush, 'at'>,
): Promise<ReceivedPush> {
  const at = clock.now();
  const { key, scan: event, reply } = account.readPush({ ...raw, at });
  const isNew = await database.wechat.notePush(key, at);
  if (!isNew || event === null) return { received: undefined, reply };
  const scan = await database.wechat.findScan({ sceneHash: hashValue(event.scene) });
  if (!scan) return { received: undefined, reply };
  const unionId = await account.findUnionId(event.openId);
  const subject = wechatSubject(account.appId, event.openId);
  const moved = await database.wechat.moveScan(
    scan.id,
    'waiting',
    { state: 'scanned', subject, unionId },
    at,
  );
  return { received: moved ? { scan, token: confirmToken(secret, scan.id) } : undefined, reply };
}

/** It is sent to the scanner alone, and nobody can make one for another scan. */
export function confirmToken(secret: Buffer, scanId: string): string {
  const mac = createHmac('sha256', secret).update(`wechat confirm ${scanId}`).digest('base64url');
  return `${scanId}.${mac}`;
}
