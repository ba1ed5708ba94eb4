import { randomUUID } from 'node:crypto';
import type { UploadedImage } from '@plumbline/contract/api/images.ts';
import { VISITOR_IMAGE_HOURS, VISITOR_UPLOADS_PER_DAY } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { roleOf } from '../access/role-of.ts';
import type { Caller } from '../identity/caller.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compute, PreparedUpload } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { quotaDayStart } from '../tickets/quota-day.ts';
import { cleanFileName } from './file-name.ts';
import type { ImageRecord, UploadPurpose } from './image.ts';
import { originalKey, workingKey } from './image-keys.ts';
import type { OverLimit, UploadLimits } from './image-repository.ts';
import { imageUrls } from './image-urls.ts';
import { looseMaskExpiry } from './loose-mask.ts';
import { storageFull, storageQuota, type StorageSettings } from './storage-use.ts';
import { storeWithRow } from './store-with-row.ts';

export interface UploadDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly compute: Compute;
  readonly clock: Clock;
  readonly settings: StorageSettings;
}

export interface UploadRequest {
  readonly caller: Caller;
  readonly file: Uint8Array;
  readonly purpose: UploadPurpose;
  /** As the form says; it is cleaned. */
  readonly name: string | undefined;
  readonly signal: AbortSignal;
}

const DAY_MS = 86_400_000;

/**
 * Checks an uploaded picture, stores the original and the working copy, then the row. A visitor may bring
 * `VISITOR_UPLOADS_PER_DAY` a day; they go after `VISITOR_IMAGE_HOURS` unless the visitor signs in. Everyone keeps within
 * their storage.
 *
 * @throws AppError of the image family, `VISITOR_UPLOAD_LIMIT`, `STORAGE_FULL`; the signal's reason where the client has gone.
 */
export async function uploadImage(
  dependencies: UploadDependencies,
  { caller, file, purpose, name, signal }: UploadRequest,
): Promise<UploadedImage> {
  const { database, storage, compute, clock } = dependencies;
  const visitor = caller.user === null;
  const limits = limitsOf(caller, clock.now(), dependencies.settings);
  const over = await database.images.findOverLimit(caller.ownerId, file.byteLength, limits);
  if (over) throw refusal(over, limits, clock.now());
  const prepared = await compute.prepareUpload(file, signal);
  const image = describe(prepared, {
    ownerId: caller.ownerId,
    bytes: file.byteLength,
    visitor,
    purpose,
    name: cleanFileName(name),
    at: clock.now(),
  });
  await storeWithRow(
    storage,
    image,
    async () => {
      await storage.put(image.workingKey, prepared.working);
      if (image.originalKey) await storage.put(image.originalKey, prepared.original);
      signal.throwIfAborted();
    },
    () => saveRow(dependencies, image, limits),
  );
  const { imageId, width, height, bytes, mime } = image;
  return { imageId, ...imageUrls(imageId), width, height, bytes, mime, kind: prepared.kind };
}

function describe(
  prepared: PreparedUpload,
  {
    ownerId,
    bytes,
    visitor,
    purpose,
    name,
    at,
  }: Pick<ImageRecord, 'ownerId' | 'bytes' | 'name'> &
    Pick<UploadRequest, 'purpose'> & { visitor: boolean; at: Date },
): ImageRecord {
  const imageId = randomUUID();
  return {
    imageId,
    ownerId,
    purpose,
    kind: prepared.kind,
    name,
    width: prepared.width,
    height: prepared.height,
    mime: prepared.mime,
    bytes,
    workingKey: workingKey(imageId),
    originalKey: originalKey(imageId, prepared.mime),
    pixelHash: prepared.pixelHash,
    parents: [],
    createdAt: at,
    expiresAt: expiryOf(purpose, visitor, at),
    unlistedAt: null,
    deletedAt: null,
  };
}

/** A visitor's pictures go by themselves, and so does a mask, until a saved edit holds it. */
function expiryOf(purpose: UploadRequest['purpose'], visitor: boolean, at: Date): Date | null {
  if (visitor) return new Date(at.getTime() + VISITOR_IMAGE_HOURS * 3_600_000);
  return purpose === 'mask' ? looseMaskExpiry(at) : null;
}

function limitsOf({ user }: Caller, now: Date, settings: StorageSettings): UploadLimits {
  return {
    count: user === null ? { most: VISITOR_UPLOADS_PER_DAY, since: quotaDayStart(now) } : null,
    quotaBytes: storageQuota(roleOf(user, now), settings),
  };
}

async function saveRow(
  { database, clock }: UploadDependencies,
  image: ImageRecord,
  limits: UploadLimits,
): Promise<void> {
  // Looked at again with the row: uploads that ran side by side had all passed the first look.
  const over = await database.transaction(({ images }) => images.saveWithin(image, limits));
  if (over) throw refusal(over, limits, clock.now());
}

function refusal(over: OverLimit, { quotaBytes }: UploadLimits, now: Date): AppError {
  if (over.over === 'storage') return storageFull(over.usedBytes, quotaBytes);
  const next = quotaDayStart(now).getTime() + DAY_MS;
  return new AppError('VISITOR_UPLOAD_LIMIT', `${VISITOR_UPLOADS_PER_DAY} uploads today`, {
    retryAfterSeconds: (next - now.getTime()) / 1000,
  });
}
