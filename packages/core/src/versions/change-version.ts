import type { VersionTree } from '@plumbline/contract/api/versions.ts';
import { requireImage } from '../images/require-image.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { indexNames } from '../tasks/index-tasks.ts';
import { readVersions } from './read-versions.ts';

/**
 * Names a picture of the user's, or takes its name away where it is empty. Answers its tree.
 *
 * @throws AppError `IMAGE_NOT_FOUND`
 */
export async function nameVersion(
  database: Database,
  userId: string,
  { imageId, name }: { readonly imageId: string; readonly name: string },
): Promise<VersionTree> {
  await requireImage(database.images, imageId, userId);
  await database.transaction(async (repositories) => {
    await repositories.versions.setName(imageId, userId, name === '' ? null : name);
    await indexNames(repositories, imageId);
  });
  return readVersions(database, userId, imageId);
}

/**
 * Makes an older picture the one to go on from. Nothing is taken away: what was made after it stays in the tree.
 *
 * @throws AppError `IMAGE_NOT_FOUND`
 */
export async function revertVersion(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
  imageId: string,
): Promise<VersionTree> {
  await requireImage(database.images, imageId, userId);
  await database.versions.setHead(imageId, userId, clock.now());
  return readVersions(database, userId, imageId);
}
