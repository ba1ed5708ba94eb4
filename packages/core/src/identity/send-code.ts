import { randomUUID } from 'node:crypto';
import { CODE_VALID_S, SMS_COUNTDOWN_S } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Clock } from '../ports/clock.ts';
import type { CodeSenders } from '../ports/code-senders.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { CODE_CHANNELS, type CodeChannel } from './code-channel.ts';
import { createCode, hashCode, hashRequester } from './code-hash.ts';
import type { CodePurpose } from './identity-repository.ts';

const HOUR_S = 3_600;
const DAY_S = 86_400;
/** The SMS providers' own limit for codes to one number; a mailbox needs no more. */
const CODES_PER_RECIPIENT_DAY = 10;

export interface SendCodeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly senders: CodeSenders;
  readonly secret: Buffer;
}

export interface CodeRequest {
  readonly channel: CodeChannel;
  /** Phone number or mail address as it was typed. */
  readonly recipient: string;
  readonly purpose: CodePurpose;
  /** Network address of the caller. */
  readonly address: string;
  /** Codes an hour that may be asked for from this address. */
  readonly perHour: number;
  readonly locale: Locale;
}

/**
 * Sends a code. Whether the recipient has an account is never looked up, so the answer and the work are the same.
 *
 * @throws AppError `PHONE_INVALID`, `EMAIL_INVALID`, `SMS_COUNTDOWN`, `SMS_LIMIT`, `SEND_FAILED`
 */
export async function sendCode(
  { database, clock, senders, secret }: SendCodeDependencies,
  { channel, purpose, address, perHour, locale, ...request }: CodeRequest,
): Promise<void> {
  const recipient = CODE_CHANNELS[channel].normalise(request.recipient);
  const requester = hashRequester(secret, address);
  const id = randomUUID();
  const code = createCode();
  await database.transaction(async (repositories) => {
    const { identity } = repositories;
    await identity.lock(`codes ${recipient}`, `codes ${requester}`);
    const now = clock.now();
    await checkLimits(repositories, { channel, recipient, requester, perHour, now });
    await identity.closeCodes({ channel, recipient, purpose }, now);
    await identity.addCode({
      id,
      channel,
      recipient,
      purpose,
      codeHash: hashCode(secret, id, code),
      requester,
      attempts: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_VALID_S * 1_000),
    });
  });
  try {
    await senders[channel].sendCode({ to: recipient, code, minutes: CODE_VALID_S / 60, locale });
  } catch (error) {
    // Nobody received it, so it neither counts nor starts the countdown.
    await database.identity.deleteCode(id);
    if (error instanceof AppError) throw error;
    throw new AppError('SEND_FAILED', `the provider of ${channel} failed`, { cause: error });
  }
}

interface Sending {
  readonly channel: CodeChannel;
  readonly recipient: string;
  readonly requester: string;
  readonly perHour: number;
  readonly now: Date;
}

async function checkLimits(
  { identity }: Repositories,
  { channel, recipient, requester, perHour, now }: Sending,
): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const last = await identity.lastCodeAt(channel, recipient);
  const waited = last === undefined ? SMS_COUNTDOWN_S : (now.getTime() - last.getTime()) / 1_000;
  if (waited < SMS_COUNTDOWN_S) {
    const seconds = Math.max(1, Math.ceil(SMS_COUNTDOWN_S - waited));
    throw new AppError('SMS_COUNTDOWN', `${seconds} s left`, {
      values: { seconds },
      retryAfterSeconds: seconds,
    });
  }
  if ((await identity.countCodesTo(channel, recipient, ago(DAY_S))) >= CODES_PER_RECIPIENT_DAY)
    throw new AppError('SMS_LIMIT', 'codes a day for one recipient', { retryAfterSeconds: HOUR_S });
  if ((await identity.countCodesFrom(requester, ago(HOUR_S))) >= perHour)
    throw new AppError('SMS_LIMIT', 'codes an hour for one address', { retryAfterSeconds: HOUR_S });
}
