import { randomUUID } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { WechatAccount } from '../../ports/wechat.ts';
import { hashRequester } from '../code-hash.ts';
import type { Visit } from '../visit.ts';
import { judgeInvite } from './judge-invite.ts';
import { createScene, createSecretValue, hashValue } from './random-values.ts';
import type { WechatPurpose } from './wechat-repository.ts';

/** As long as WeChat keeps the code itself. */
const SCAN_VALID_S = 300;
const MINUTE_S = 60;

export interface ScanRequest {
  readonly purpose: WechatPurpose;
  /** Whose account the identity joins; null for signing in. */
  readonly userId: string | null;
  /** Network address of the browser. */
  readonly address: string;
  /** QR codes a minute that this address may ask for. */
  readonly perMinute: number;
  readonly device: string;
  readonly visit: Visit;
  /** Invented invitations an hour that this address may come with. */
  readonly invitesPerHour: number;
}

export interface BegunScan {
  /** Asks for the state, together with the nonce alone. */
  readonly ticket: string;
  /** For a cookie: whoever photographs the QR code, or reads the ticket, has no use of either. */
  readonly nonce: string;
  /** Text of the QR code; a stand-in's may be a path of this site. */
  readonly url: string;
  readonly expiresAt: Date;
}

export interface ScanDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: Buffer;
}

/**
 * Makes a QR code of the official account that works once, for five minutes.
 *
 * @throws AppError `TOO_MANY_REQUESTS`, `WECHAT_FAILED`, `INVITE_INVALID`, `TOO_MANY_ATTEMPTS`
 */
export async function beginScan(
  { database, clock, secret, account }: ScanDependencies & { readonly account: WechatAccount },
  { purpose, userId, address, perMinute, device, visit, invitesPerHour }: ScanRequest,
): Promise<BegunScan> {
  const at = clock.now();
  const requester = hashRequester(secret, address);
  // Before anybody takes out their phone.
  await judgeInvite({ database, secret }, { visit, address, perHour: invitesPerHour, at });
  const [ticket, nonce, scene] = [createSecretValue(), createSecretValue(), createScene()];
  const expiresAt = new Date(at.getTime() + SCAN_VALID_S * 1_000);
  await database.transaction(async ({ identity, wechat }) => {
    await identity.lock(`scans ${requester}`);
    if ((await wechat.countScansFrom(requester, new Date(at.getTime() - MINUTE_S * 1_000))) >= perMinute) {
      const options = { retryAfterSeconds: MINUTE_S, values: { seconds: MINUTE_S } };
      throw new AppError('TOO_MANY_REQUESTS', 'QR codes a minute for one address', options);
    }
    await wechat.addScan({
      id: randomUUID(),
      ticketHash: hashValue(ticket),
      sceneHash: hashValue(scene),
      nonceHash: hashValue(nonce),
      purpose,
      userId,
      requester,
      device,
      visit,
      state: 'waiting',
      subject: null,
      unionId: null,
      createdAt: at,
      expiresAt,
      consumedAt: null,
    });
  });
  // Written down first: a scan may arrive before WeChat's answer does.
  const url = await account.createQr(scene, SCAN_VALID_S);
  return { ticket, nonce, url, expiresAt };
}
