import type { ModelContent } from '@plumbline/contract/api/models.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { SETTLED_MS } from '../images/settled-files.ts';
import type { ModelError, ModelVersionRecord } from './model.ts';

/** A first reading and two more: a file that ends its worker each time is given up. */
const MAX_ATTEMPTS = 3;

export interface ModelReadingDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

export interface FinishedReading {
  readonly hash: string;
  readonly storedKey: string;
  readonly previewKey: string | null;
  readonly format: NonNullable<ModelVersionRecord['format']>;
  readonly content: ModelContent;
}

/**
 * Takes the reading of a file over, also from a worker that died in the middle of it; from now on only this claim may
 * write. @returns undefined where there is nothing to read: read already, deleted, or given up now
 */
export async function claimReading(
  { database }: ModelReadingDependencies,
  modelId: string,
  number: number,
): Promise<ModelVersionRecord | undefined> {
  return database.transaction(async ({ models }) => {
    const model = await models.find(modelId);
    const version = await models.lockVersion(modelId, number);
    if (!model || !version || version.state !== 'reading') return undefined;
    if (version.attempts >= MAX_ATTEMPTS) {
      const error: ModelError = { code: 'MODEL_TOO_SLOW', values: {} };
      await models.changeVersion(modelId, number, { state: 'failed', error });
      return undefined;
    }
    const change = { claim: version.claim + 1, attempts: version.attempts + 1, progress: 0 };
    await models.changeVersion(modelId, number, change);
    return { ...version, ...change };
  });
}

/** @returns false where the claim is lost and nothing was written @throws Error: its files have to be stored again */
export async function finishReading(
  { database, clock }: ModelReadingDependencies,
  claimed: ModelVersionRecord,
  reading: FinishedReading,
  storedAt: Date,
): Promise<boolean> {
  // The sweep may have taken files that waited so long for their row.
  if (clock.now().getTime() - storedAt.getTime() > SETTLED_MS / 2) throw new Error('the machine slept');
  return database.models.changeClaimed(claimed, { ...reading, state: 'ready', progress: 1, error: null });
}

/** The claim of a worker that was asked to stop does not count against the file. */
export async function releaseReading(
  { database }: ModelReadingDependencies,
  claimed: ModelVersionRecord,
): Promise<void> {
  await database.models.changeClaimed(claimed, { attempts: claimed.attempts - 1 });
}
