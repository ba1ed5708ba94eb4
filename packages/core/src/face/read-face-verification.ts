import type { FaceStatus } from '@plumbline/contract/api/face.ts';
import type { FaceOutcome } from '../ports/face-verifier.ts';
import { FACE_LIMIT_MS, type FaceDependencies } from './begin-face-verification.ts';
import type { FaceVerification } from './face-repository.ts';

/**
 * How the account stands. One that waits is asked for at the provider, and what it says is written down: a page that
 * polls this is all that a verification needs.
 *
 * @throws AppError `FACE_FAILED`
 */
export async function readFaceVerification(
  dependencies: FaceDependencies,
  userId: string,
): Promise<FaceStatus> {
  const { database } = dependencies;
  const latest = await database.face.findLatest(userId);
  const state = latest && (await settle(dependencies, latest));
  const verifiedAt = await database.face.verifiedAt(userId);
  return {
    verifiedAt: verifiedAt?.toISOString() ?? null,
    latest: latest && state ? { state, expiresAt: latest.expiresAt.toISOString() } : null,
  };
}

async function settle(
  { database, clock, verifier }: FaceDependencies,
  { id, userId, reference, state, expiresAt }: FaceVerification,
): Promise<FaceOutcome> {
  if (state !== 'waiting') return state;
  const said = reference === '' ? 'waiting' : await verifier.ask(reference);
  const at = clock.now();
  const outcome = said === 'waiting' && expiresAt <= at ? 'expired' : said;
  if (outcome === 'waiting') return outcome;
  return database.transaction(async ({ face }) => {
    // Another poll was quicker, or the person began anew or took it back meanwhile: that one's word stands.
    if (!(await face.end(id, outcome, at))) return (await face.findLatest(userId))?.state ?? 'expired';
    if (outcome === 'passed') await face.setVerifiedAt(userId, at);
    return outcome;
  });
}

/** Takes the verification back: the mark and every record of how it came about. The consent stays as given then. */
export async function withdrawFaceVerification(
  { database, clock }: Pick<FaceDependencies, 'database' | 'clock'>,
  userId: string,
): Promise<void> {
  await database.transaction(async ({ face, identity }) => {
    await identity.lock(`user ${userId}`);
    await face.forget(userId, new Date(clock.now().getTime() - FACE_LIMIT_MS));
    await face.setVerifiedAt(userId, null);
  });
}
