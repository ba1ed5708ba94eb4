import { removeDeletedImages, type SweepDependencies } from '../images/sweep-images.ts';
import { removeDeletedModels } from '../models/sweep-models.ts';
import { removeWithdrawnWorks } from '../works/remove-withdrawn.ts';
import { restorableSince } from './restorable-until.ts';

/**
 * Removes for good what its owner deleted, once it cannot be restored any more (ADR 0050). May run anywhere and any number of
 * times.
 *
 * @param at as if it were this moment
 */
export async function sweepDeleted(
  dependencies: SweepDependencies,
  at = dependencies.clock.now(),
): Promise<void> {
  const { database } = dependencies;
  const until = restorableSince(at);
  await removeWithdrawnWorks(dependencies, until);
  await removeDeletedImages(dependencies, at);
  await removeDeletedModels(dependencies, at);
  await database.tasks.removeDeleted(until);
  await database.batches.removeDeleted(until);
  await database.tags.removeDeleted(until);
  await database.collections.removeDeleted(until);
  await database.talks.removeDeleted(until);
}
