import { VERSION_NODES_MAX, type VersionNode, type VersionTree } from '@plumbline/contract/api/versions.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Database } from '../ports/database.ts';
import type { VersionRecord } from './version-repository.ts';

/**
 * The tree of everything that was made from the upload that a picture goes back to.
 *
 * @throws AppError `IMAGE_NOT_FOUND`
 */
export async function readVersions(
  { versions }: Pick<Database, 'versions'>,
  userId: string,
  imageId: string,
): Promise<VersionTree> {
  const found = await versions.tree(imageId, userId, VERSION_NODES_MAX + 1);
  const records = found.slice(0, VERSION_NODES_MAX);
  const [root] = records;
  if (!root) throw new AppError('IMAGE_NOT_FOUND', `image ${imageId}`);
  const head = records.reduce((newest, record) => (since(record) >= since(newest) ? record : newest), root);
  return {
    nodes: records.map(describeNode),
    headId: head.imageId,
    complete: found.length === records.length,
  };
}

/** Since when work went on from here: a result does so by being made, and again where it is reverted to. */
function since({ createdAt, headAt }: VersionRecord): number {
  return Math.max(createdAt.getTime(), headAt?.getTime() ?? 0);
}

function describeNode({
  imageId,
  parentId,
  name,
  width,
  height,
  createdAt,
  made,
}: VersionRecord): VersionNode {
  return {
    imageId,
    parentId,
    name,
    ...imageUrls(imageId),
    width,
    height,
    createdAt: createdAt.toISOString(),
    made: made && { ...made, function: made.request.function },
  };
}
