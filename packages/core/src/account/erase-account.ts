import { LEAVING_DAYS } from '@plumbline/contract/constants.ts';
import { deleteImageFiles } from '../images/delete-image-files.ts';
import { deleteModelFiles } from '../models/sweep-models.ts';
import type { Logger } from '../ports/logger.ts';
import type { Storage } from '../ports/storage.ts';
import type { AccountDependencies } from './leave-account.ts';

const DAY_MS = 86_400_000;
const BATCH = 20;

export interface EraseDependencies extends AccountDependencies {
  readonly storage: Storage;
  readonly logger: Logger;
}

/**
 * Erases the accounts whose owners have had their time to change their mind. Safe to run anywhere at any time.
 *
 * @returns how many went
 */
export async function eraseLeftAccounts(dependencies: EraseDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const before = new Date(clock.now().getTime() - LEAVING_DAYS * DAY_MS);
  let erased = 0;
  for (;;) {
    const due = await database.account.listLeftBefore(before, BATCH);
    for (const userId of due) {
      const stillDue = async () => {
        const since = await database.account.leavingSince(userId);
        return since !== undefined && since <= before;
      };
      if (await eraseAccount(dependencies, userId, stillDue)) erased += 1;
    }
    if (due.length < BATCH) return erased;
  }
}

/**
 * Takes an account away with all that tells of its owner: rows in one transaction, files after it. What a crash in
 * between leaves has no row any more, and the sweep of images removes it.
 *
 * @param stillDue asked once nobody else can change the account: its owner may have come back at this very moment
 */
export async function eraseAccount(
  { database, storage, logger }: EraseDependencies,
  userId: string,
  stillDue: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const files = await database.transaction(async ({ account, identity, images, models }) => {
    await identity.lock(`user ${userId}`);
    if (!(await stillDue())) return undefined;
    const owned = { images: await images.listOwned(userId), models: await models.listOwned(userId) };
    await account.erase(userId);
    return owned;
  });
  if (!files) return false;
  const removeFiles = async () => {
    await deleteImageFiles(storage, files.images);
    await deleteModelFiles(storage, files.models);
  };
  await removeFiles().catch((error: unknown) =>
    logger.warn({ err: error, userId }, 'files of an erased account are left to the sweep'),
  );
  return true;
}
