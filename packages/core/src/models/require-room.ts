import { roleOf } from '../access/role-of.ts';
import type { User } from '../identity/user.ts';
import type { ImageRepository } from '../images/image-repository.ts';
import { storageFull, storageQuota, type StorageSettings } from '../images/storage-use.ts';

/**
 * Models share the quota of pictures.
 *
 * @throws AppError `STORAGE_FULL` where so many bytes do not fit on top of what someone keeps
 */
export async function requireRoom(
  images: Pick<ImageRepository, 'findOverLimit'>,
  user: User,
  bytes: number,
  { at, settings }: { readonly at: Date; readonly settings: StorageSettings },
): Promise<void> {
  const quotaBytes = storageQuota(roleOf(user, at), settings);
  const over = await images.findOverLimit(user.id, bytes, { count: null, quotaBytes });
  if (over && 'usedBytes' in over) throw storageFull(over.usedBytes, quotaBytes);
}
