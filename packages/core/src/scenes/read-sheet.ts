import { type Sheet, type SheetDrawing, sheetSchema } from '@plumbline/contract/api/sheet.ts';
import { mayBeSheet } from '@plumbline/contract/sheet-kinds.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import type { ImageRecord } from '../images/image.ts';
import { sheetKey } from '../images/image-keys.ts';
import { keepJson, readKeptJson } from '../images/kept-json.ts';
import { readWorkingFile } from '../images/read-working-file.ts';
import { requireReadableImage } from '../images/require-image.ts';
import type { Compute } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { SharedWork } from './shared-work.ts';

export interface SheetDependencies {
  readonly database: Pick<Database, 'images'>;
  readonly storage: Storage;
  readonly compute: Pick<Compute, 'sheetVersion' | 'splitSheet'>;
}

const drawingsSchema = sheetSchema.shape.drawings;
/** A page that asks twice at once has its sheet looked at once. */
const inProgress = new SharedWork<readonly SheetDrawing[]>();

/**
 * The drawings of a caller's sheet, from which one is picked. It is looked at once, and what was found is kept beside the picture.
 *
 * A picture that is gone has none: workspaces ask before they know.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, those of `Compute.splitSheet`
 */
export async function readSheet(
  { database, storage, compute }: SheetDependencies,
  caller: Caller,
  imageId: string,
  signal: AbortSignal,
): Promise<Sheet> {
  const image = await findUnlessGone(database, caller, imageId);
  if (!image || !mayBeSheet(image.kind)) return { imageId, drawings: [] };
  const key = sheetKey(imageId, compute.sheetVersion);
  const kept = await readKeptJson(storage, key, (value) => drawingsSchema.safeParse(value).data);
  if (kept) return { imageId, drawings: kept };
  const drawings = await inProgress.run(key, signal, async (shared) => {
    const found = await compute.splitSheet(await readWorkingFile(storage, image), shared);
    await keepJson(storage, key, found);
    return found;
  });
  return { imageId, drawings: [...drawings] };
}

async function findUnlessGone(
  { images }: SheetDependencies['database'],
  caller: Caller,
  imageId: string,
): Promise<ImageRecord | undefined> {
  try {
    return await requireReadableImage(images, imageId, caller.ownerId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'GONE') return undefined;
    throw error;
  }
}
