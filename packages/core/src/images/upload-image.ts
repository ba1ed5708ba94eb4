import { randomUUID } from 'node:crypto';
import type { UploadedImage, UPLOAD_PURPOSES } from '@plumbline/contract/api/images.ts';
import { VISITOR_IMAGE_HOURS, VISITOR_UPLOADS_PER_DAY } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compute, PreparedUpload } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { quotaDayStart } from '../tickets/quota-day.ts';
import type { ImageRecord } from './image.ts';
import { originalKey, workingKey } from './image-keys.ts';
import { imageUrls } from './image-urls.ts';
import { looseMaskExpiry } from './loose-mask.ts';
import { storeWithRow } from './store-with-row.ts';

export interface UploadDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly compute: Compute;
  readonly clock: Clock;
}

export interface UploadRequest {
  readonly caller: Caller;
  readonly file: Uint8Array;
  readonly purpose: (typeof UPLOAD_PURPOSES)[number];
  readonly signal: AbortSignal;
}

const DAY_MS = 86_400_000;

/**
 * Checks an uploaded picture, stores the original and the working copy, then the row. A visitor may bring
 * `VISITOR_UPLOADS_PER_DAY` a day; they go after `VISITOR_IMAGE_HOURS` unless the visitor signs in.
 *
 * @throws AppError of the image family, `VISITOR_UPLOAD_LIMIT`; the signal's reason where the client has gone.
 */
export async function uploadImage(
  dependencies: UploadDependencies,
  { caller, file, purpose, signal }: UploadRequest,
): Promise<UploadedImage> {
  const { database, storage, compute, clock } = dependencies;
  const visitor = caller.user === null;
  if (visitor) {
    const used = await database.images.countUploads(caller.ownerId, quotaDayStart(clock.now()));
    if (used >= VISITOR_UPLOADS_PER_DAY) throw visitorLimit(clock.now());
  }
  const prepared = await compute.prepareUpload(file, signal);
  const image = describe(prepared, {
    ownerId: caller.ownerId,
    bytes: file.byteLength,
    visitor,
    purpose,
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
    () => saveRow(dependencies, image, visitor),
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
    at,
  }: Pick<ImageRecord, 'ownerId' | 'bytes'> & Pick<UploadRequest, 'purpose'> & { visitor: boolean; at: Date },
): ImageRecord {
  const imageId = randomUUID();
  return {
    imageId,
    ownerId,
    purpose,
    kind: prepared.kind,
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
    deletedAt: null,
  };
}

/** A visitor's pictures go by themselves, and so does a mask, until a saved edit holds it. */
function expiryOf(purpose: UploadRequest['purpose'], visitor: boolean, at: Date): Date | null {
  if (visitor) return new Date(at.getTime() + VISITOR_IMAGE_HOURS * 3_600_000);
  return purpose === 'mask' ? looseMaskExpiry(at) : null;
}

async function saveRow(
  { database, clock }: UploadDependencies,
  image: ImageRecord,
  visitor: boolean,
): Promise<void> {
  if (!visitor) return database.images.save(image);
  const since = quotaDayStart(clock.now());
  // Counted again with the row: uploads that ran side by side had all passed the first look.
  const saved = await database.transaction(({ images }) =>
    images.saveWithin(image, VISITOR_UPLOADS_PER_DAY, since),
  );
  if (!saved) throw visitorLimit(clock.now());
}

function visitorLimit(now: Date): AppError {
  const next = quotaDayStart(now).getTime() + DAY_MS;
  return new AppError('VISITOR_UPLOAD_LIMIT', `${VISITOR_UPLOADS_PER_DAY} uploads today`, {
    retryAfterSeconds: (next - now.getTime()) / 1000,
  });
}
