import { randomUUID } from 'node:crypto';
import { CODE_VALID_S, SMS_COUNTDOWN_S } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import type { SmsSender } from '../ports/sms-sender.ts';
import { createCode, hashCode, hashRequester } from './code-hash.ts';
import { normalisePhoneNumber } from './phone-number.ts';

const HOUR_S = 3_600;
const DAY_S = 86_400;
/** The providers' own limit for codes to one number. */
const CODES_PER_NUMBER_DAY = 10;

export interface SendCodeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly secret: Buffer;
}

/**
 * Sends a sign-in code. Whether the number has an account is never looked up, so the answer and the work are the same.
 *
 * @param request.address network address of the caller; `perHour` codes an hour may be asked for from it.
 * @throws AppError `PHONE_INVALID`, `SMS_COUNTDOWN`, `SMS_LIMIT`, `SEND_FAILED`
 */
export async function sendSignInCode(
  { database, clock, sms, secret }: SendCodeDependencies,
  request: { readonly phoneNo: string; readonly address: string; readonly perHour: number },
): Promise<void> {
  const recipient = normalisePhoneNumber(request.phoneNo);
  const requester = hashRequester(secret, request.address);
  const id = randomUUID();
  const code = createCode();
  await database.transaction(async (repositories) => {
    const { identity } = repositories;
    await identity.lock(`codes ${recipient}`, `codes ${requester}`);
    const now = clock.now();
    await checkLimits(repositories, { recipient, requester, perHour: request.perHour, now });
    await identity.closeCodes('sms', recipient, now);
    await identity.addCode({
      id,
      channel: 'sms',
      recipient,
      codeHash: hashCode(secret, id, code),
      requester,
      attempts: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_VALID_S * 1_000),
    });
  });
  try {
    await sms.sendCode({ phoneNo: recipient, code, minutes: CODE_VALID_S / 60 });
  } catch (error) {
    // Nobody received it, so it neither counts nor starts the countdown.
    await database.identity.deleteCode(id);
    if (error instanceof AppError) throw error;
    throw new AppError('SEND_FAILED', 'the SMS provider failed', { cause: error });
  }
}

async function checkLimits(
  { identity }: Repositories,
  {
    recipient,
    requester,
    perHour,
    now,
  }: { recipient: string; requester: string; perHour: number; now: Date },
): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const last = await identity.lastCodeAt('sms', recipient);
  const waited = last === undefined ? SMS_COUNTDOWN_S : (now.getTime() - last.getTime()) / 1_000;
  if (waited < SMS_COUNTDOWN_S) {
    const seconds = Math.max(1, Math.ceil(SMS_COUNTDOWN_S - waited));
    throw new AppError('SMS_COUNTDOWN', `${seconds} s left`, {
      values: { seconds },
      retryAfterSeconds: seconds,
    });
  }
  if ((await identity.countCodesTo('sms', recipient, ago(DAY_S))) >= CODES_PER_NUMBER_DAY)
    throw new AppError('SMS_LIMIT', 'codes a day for one number', { retryAfterSeconds: HOUR_S });
  if ((await identity.countCodesFrom(requester, ago(HOUR_S))) >= perHour)
    throw new AppError('SMS_LIMIT', 'codes an hour for one address', { retryAfterSeconds: HOUR_S });
}
