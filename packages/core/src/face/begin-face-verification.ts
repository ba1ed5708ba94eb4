import { randomUUID } from 'node:crypto';
import { FACE_CONSENT } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { FaceVerifier } from '../ports/face-verifier.ts';

const VALID_S = 600;
/** The limit looks so far back. */
export const FACE_LIMIT_MS = 3_600_000;
const HOUR_S = FACE_LIMIT_MS / 1_000;
/** Each one costs the operator money, and a person needs few. */
const PER_HOUR = 5;

export interface FaceDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly verifier: FaceVerifier;
}

/**
 * Begins a verification for somebody who has agreed to it, and records that they did. One that was open before is over.
 *
 * @returns the address of the page for the phone, valid for ten minutes
 * @throws AppError `TOO_MANY_REQUESTS`, `FACE_FAILED`
 */
export async function beginFaceVerification(
  { database, clock, verifier }: FaceDependencies,
  { userId, locale }: { readonly userId: string; readonly locale: Locale },
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const at = clock.now();
  const id = randomUUID();
  const expiresAt = new Date(at.getTime() + VALID_S * 1_000);
  await database.transaction(async ({ face, identity }) => {
    await identity.lock(`user ${userId}`);
    const hourAgo = new Date(at.getTime() - FACE_LIMIT_MS);
    if ((await face.countSince(userId, hourAgo)) >= PER_HOUR)
      throw new AppError('TOO_MANY_REQUESTS', 'face verifications an hour', {
        values: { seconds: HOUR_S },
        retryAfterSeconds: HOUR_S,
      });
    const before = await face.findLatest(userId);
    if (before) await face.end(before.id, 'expired', at);
    await identity.addConsent({ userId, ...FACE_CONSENT, acceptedAt: at });
    await face.add({ id, userId, reference: '', state: 'waiting', createdAt: at, expiresAt });
  });
  // Counted first: clicks at once cost no more than the limit allows.
  try {
    const { reference, url } = await verifier.begin({ seconds: VALID_S, locale });
    await database.face.setReference(id, reference);
    return { url, expiresAt };
  } catch (error) {
    await database.face.end(id, 'expired', at);
    throw error instanceof AppError
      ? error
      : new AppError('FACE_FAILED', 'the provider did not begin', { cause: error });
  }
}
