import { randomUUID } from 'node:crypto';
import { FACE_CONSENT } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { FaceVerifier } from '../ports/face-verifier.ts';

const VALID_S = 600;
const HOUR_S = 3_600;
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
  await requireFew(database, userId, at);
  const { reference, url } = await verifier.begin({ seconds: VALID_S, locale });
  const expiresAt = new Date(at.getTime() + VALID_S * 1_000);
  await database.transaction(async (repositories) => {
    const { face, identity } = repositories;
    await identity.lock(`user ${userId}`);
    // Asked once more: several clicks at once were all counted before any was written down.
    await requireFew(repositories, userId, at);
    const before = await face.findLatest(userId);
    if (before) await face.end(before.id, 'expired', at);
    await identity.addConsent({ userId, ...FACE_CONSENT, acceptedAt: at });
    await face.add({ id: randomUUID(), userId, reference, state: 'waiting', createdAt: at, expiresAt });
  });
  return { url, expiresAt };
}

async function requireFew({ face }: Pick<Database, 'face'>, userId: string, at: Date): Promise<void> {
  if ((await face.countSince(userId, new Date(at.getTime() - HOUR_S * 1_000))) < PER_HOUR) return;
  throw new AppError('TOO_MANY_REQUESTS', 'face verifications an hour', {
    values: { seconds: HOUR_S },
    retryAfterSeconds: HOUR_S,
  });
}
