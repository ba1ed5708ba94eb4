import { randomUUID } from 'node:crypto';
import type { LeadBody } from '@plumbline/contract/api/leads.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { hashRequester } from '../identity/code-hash.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

const HOUR_S = 3_600;

export interface LeadRequest {
  readonly body: LeadBody;
  readonly ownerId: string;
  readonly locale: Locale;
  /** Network address, and how many an hour may come from it. */
  readonly address: string;
  readonly perHour: number;
}

/**
 * Notes who asked for something, for the operator to read in the console.
 *
 * @throws AppError `TOO_MANY_REQUESTS`
 */
export async function addLead(
  {
    database,
    clock,
    secret,
  }: { readonly database: Database; readonly clock: Clock; readonly secret: Buffer },
  { body, ownerId, locale, address, perHour }: LeadRequest,
): Promise<void> {
  const at = clock.now();
  const requesterHash = hashRequester(secret, address);
  await database.transaction(async ({ leads, identity }) => {
    await identity.lock(`leads ${requesterHash}`);
    if ((await leads.countFrom(requesterHash, new Date(at.getTime() - HOUR_S * 1_000))) >= perHour)
      throw new AppError('TOO_MANY_REQUESTS', 'leads an hour for one address', {
        values: { seconds: HOUR_S },
        retryAfterSeconds: HOUR_S,
      });
    await leads.add({
      id: randomUUID(),
      kind: body.kind,
      ownerId,
      replyTo: body.replyTo ?? null,
      message: body.message ?? null,
      interest: body.interest ?? null,
      locale,
      requesterHash,
      createdAt: at,
    });
  });
}
