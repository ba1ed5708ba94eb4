import { DOWNLOADS_KEPT_DAYS } from '@plumbline/contract/constants.ts';
import { type EraseDependencies, eraseLeftAccounts } from './erase-account.ts';

const DAY_MS = 86_400_000;

/** Erases accounts whose time is over, and forgets downloads that nobody has to know of any more. */
export async function sweepAccounts(dependencies: EraseDependencies): Promise<void> {
  const { database, clock } = dependencies;
  await eraseLeftAccounts(dependencies);
  await database.account.deleteDownloadsBefore(
    new Date(clock.now().getTime() - DOWNLOADS_KEPT_DAYS * DAY_MS),
  );
}
