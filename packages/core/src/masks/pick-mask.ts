import { randomUUID } from 'node:crypto';
import type { ClickMask, ClickMaskBody } from '@plumbline/contract/api/click-mask.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import type { ImageRecord } from '../images/image.ts';
import { workingKey } from '../images/image-keys.ts';
import { imageUrls } from '../images/image-urls.ts';
import { looseMaskExpiry } from '../images/loose-mask.ts';
import { readWorkingFile } from '../images/read-working-file.ts';
import { requireImage } from '../images/require-image.ts';
import { storeWithRow } from '../images/store-with-row.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compute, PickedMask } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { requireInside } from './require-inside.ts';

export interface PickDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly compute: Compute;
  readonly clock: Clock;
}

/**
 * Selects what the caller points at and stores it as a mask. Each click makes one, so that those which nothing uses go by
 * themselves.
 *
 * @throws AppError `IMAGE_NOT_FOUND` of picture or mask, `VALIDATION_FAILED` for points or a box beside the picture,
 * `MASK_SIZE_DIFFERS`, `PICK_FAILED` where nothing stands out there, `UNAVAILABLE` where too many wait
 */
export async function pickMask(
  dependencies: PickDependencies,
  caller: Caller,
  body: ClickMaskBody,
  signal: AbortSignal,
): Promise<ClickMask> {
  const { database, storage, compute } = dependencies;
  const base = await requireImage(database.images, body.imageId, caller.ownerId);
  const standing =
    body.maskId === undefined ? undefined : await requireImage(database.images, body.maskId, caller.ownerId);
  if (standing && (standing.width !== base.width || standing.height !== base.height))
    throw new AppError('MASK_SIZE_DIFFERS', `mask ${standing.imageId} of ${base.imageId}`);
  const { points, box } = requireInside(base, body);
  const picked = await compute.pickMask(
    { key: base.pixelHash, read: () => readWorkingFile(storage, base) },
    {
      points,
      box,
      kind: base.kind,
      ...(standing ? { standing: await readWorkingFile(storage, standing), mode: body.mode } : {}),
    },
    signal,
  );
  if (!picked) throw new AppError('PICK_FAILED', `nothing stands out in ${base.imageId}`);
  return store(dependencies, base, standing, picked);
}

async function store(
  { database, storage, clock }: PickDependencies,
  base: ImageRecord,
  standing: ImageRecord | undefined,
  { png, pixelHash, bounds, area }: PickedMask,
): Promise<ClickMask> {
  const imageId = randomUUID();
  const at = clock.now();
  const expiry = looseMaskExpiry(at);
  const mask: ImageRecord = {
    imageId,
    ownerId: base.ownerId,
    purpose: 'mask',
    kind: null,
    name: '',
    width: base.width,
    height: base.height,
    mime: 'image/png',
    bytes: png.byteLength,
    workingKey: workingKey(imageId),
    originalKey: null,
    pixelHash,
    parents: standing ? [base.imageId, standing.imageId] : [base.imageId],
    createdAt: at,
    // Never longer than a visitor's picture itself.
    expiresAt: base.expiresAt && base.expiresAt < expiry ? base.expiresAt : expiry,
    // What is picked becomes part of a mask; it is none of its own.
    unlistedAt: at,
    deletedAt: null,
  };
  await storeWithRow(
    storage,
    mask,
    () => storage.put(mask.workingKey, png),
    () => database.images.save(mask),
  );
  return { maskId: imageId, url: imageUrls(imageId).url, bounds, area };
}
