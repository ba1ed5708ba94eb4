import type { StorageHeap } from './storage-heap.ts';
import { type StorageSetting, storageSettingOf, UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { UPLOAD_PURPOSES } from '@plumbline/contract/api/images.ts';
import type { StorageUse } from '@plumbline/contract/api/uploads.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { roleOf } from '../access/role-of.ts';
import type { Caller } from '../identity/caller.ts';
import type { Repositories } from '../ports/database.ts';
import type { ImagePurpose } from './image.ts';

export interface StorageSettings {
  readonly storageMb: Readonly<Record<StorageSetting, number>>;
}

const MB = 1_000_000;
const EMPTY = { files: 0, bytes: 0 };

/** Bytes that someone may keep; `UNLIMITED` where nothing is counted. */
export function storageQuota(role: UserRole, { storageMb }: StorageSettings): number {
  const most = storageMb[storageSettingOf(role)];
  return most === UNLIMITED ? UNLIMITED : most * MB;
}

/** Whether a file may come on top of what is kept. */
export function fitsInto(quotaBytes: number, usedBytes: number, bytes: number): boolean {
  return quotaBytes === UNLIMITED || usedBytes + bytes <= quotaBytes;
}

/** What someone's files take, by what they are for. What was made here stands beside and does not count. */
export async function readStorage(
  { images, models }: Pick<Repositories, 'images' | 'models'>,
  caller: Caller,
  at: Date,
  settings: StorageSettings,
): Promise<StorageUse> {
  const heaps = await images.heaps(caller.ownerId);
  const modelFiles = await models.heap(caller.ownerId);
  const brought = heaps.filter(({ purpose }) => isUpload(purpose));
  const listed = (wanted: ImagePurpose) =>
    sum(brought.filter(({ purpose, listed: shown }) => shown && purpose === wanted));
  return {
    usedBytes: sum(brought).bytes + modelFiles.bytes,
    quotaBytes: storageQuota(roleOf(caller.user, at), settings),
    base: listed('base'),
    mask: listed('mask'),
    reference: listed('reference'),
    texture: listed('texture'),
    model: modelFiles,
    kept: sum(brought.filter(({ listed: shown }) => !shown)),
    results: sum(heaps.filter(({ purpose }) => !isUpload(purpose))),
  };
}

/** The refusal, with how much is used and what helps. */
export function storageFull(usedBytes: number, quotaBytes: number): AppError {
  return new AppError('STORAGE_FULL', `${usedBytes} of ${quotaBytes} bytes`, {
    values: { used: Math.ceil(usedBytes / MB), quota: Math.floor(quotaBytes / MB) },
  });
}

function isUpload(purpose: ImagePurpose): boolean {
  const brought: readonly ImagePurpose[] = UPLOAD_PURPOSES;
  return brought.includes(purpose);
}

function sum(heaps: readonly StorageHeap[]): { files: number; bytes: number } {
  return heaps.reduce(
    (all, { files, bytes }) => ({ files: all.files + files, bytes: all.bytes + bytes }),
    EMPTY,
  );
}
