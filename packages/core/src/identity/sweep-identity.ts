import { FACE_LIMIT_MS } from '../face/begin-face-verification.ts';
import type { Database } from '../ports/database.ts';

const DAY_MS = 86_400_000;
/** The limits look one day back. */
const CODES_KEPT_MS = 2 * DAY_MS;
/** Long enough to see why a verification did not pass; that it passed stands in the account. */
const FACES_KEPT_MS = 30 * DAY_MS;
/** A message that nobody answered in a year is not waited for any more. */
const LEADS_KEPT_MS = 365 * DAY_MS;
/** Figures of two years can be compared. */
const VISITS_KEPT_MS = 2 * 365 * DAY_MS;
/** Long enough to answer "who was signed in then". */
const SESSIONS_KEPT_MS = 90 * DAY_MS;

/** Deletes what no longer has an effect: old codes, sessions that ended long ago, answers of used-up keys. */
export async function sweepIdentity(
  { identity, administrators, wechat, face, leads, limits, campaigns, cas, idempotency }: Database,
  now: Date,
): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await identity.deleteCodesBefore(ago(CODES_KEPT_MS));
  await identity.deleteFailuresBefore(ago(CODES_KEPT_MS));
  await cas.deleteExpired(now);
  await wechat.deleteBefore(ago(DAY_MS));
  await face.deleteBefore(ago(FACES_KEPT_MS), ago(FACE_LIMIT_MS));
  await leads.deleteBefore(ago(LEADS_KEPT_MS));
  await campaigns.deleteVisitsBefore(ago(VISITS_KEPT_MS));
  await identity.deleteSessionsEndedBefore(ago(SESSIONS_KEPT_MS));
  await administrators.deleteSessionsEndedBefore(ago(SESSIONS_KEPT_MS));
  await idempotency.deleteExpired(now);
  await limits.deleteEndedBefore(now);
}
