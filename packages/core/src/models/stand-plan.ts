import type { ModelFromPlan, ModelFromPlanBody } from '@plumbline/contract/api/model-from-plan.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { User } from '../identity/user.ts';
import type { ImageRecord } from '../images/image.ts';
import { readWorkingFile } from '../images/read-working-file.ts';
import { requireImage } from '../images/require-image.ts';
import type { Compute } from '../ports/compute.ts';
import { findChanges } from '../scenes/standing-changes.ts';
import { placeForModel, saveModel, type UploadModelDependencies } from './upload-model.ts';

export interface StandPlanDependencies extends UploadModelDependencies {
  readonly compute: Pick<Compute, 'standPlan'>;
  /** Counts what is computed. @throws AppError `TOO_MANY_REQUESTS` */
  readonly take: () => Promise<void>;
}

/**
 * Stands the floor plan of a picture up, as its owner has corrected it, and keeps it like a model that was brought. The same picture
 * again is the next version of the same model: what was corrected in the plan moves the model, and views and materials stay.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, `STORAGE_FULL`, those of `Compute.standPlan`; the signal's reason
 */
export async function standPlan(
  dependencies: StandPlanDependencies,
  user: User,
  { imageId, ...options }: ModelFromPlanBody,
  locale: Locale,
  signal: AbortSignal,
): Promise<ModelFromPlan> {
  const { database, storage, compute, take } = dependencies;
  const image = await requireImage(database.images, imageId, user.id, 'imageId');
  const { corrections, idMap } = await findChanges(database, image, 'plan');
  const map = idMap === undefined ? undefined : await database.images.find(idMap);
  await take();
  const { bytes, frame, walls } = await compute.standPlan(
    await readWorkingFile(storage, image),
    {
      ...options,
      corrections,
      language: locale,
      ...(map ? { idMap: await readWorkingFile(storage, map) } : {}),
    },
    signal,
  );
  const place = await placeForModel(dependencies, user, bytes.byteLength);
  await storage.put(place.fileKey, bytes);
  try {
    const received = { fileName: fileNameOf(image), fileKey: place.fileKey, bytes: bytes.byteLength };
    const { modelId, state, version } = await saveModel(dependencies, user, place.modelId, received, {});
    return { modelId, state, version, frame, walls };
  } catch (error) {
    // After any other failure its row may be there all the same; the sweep knows.
    if (error instanceof AppError) await storage.delete(place.fileKey).catch(() => undefined);
    throw error;
  }
}

/** Signs of an image's id that tell its model from those of other pictures of the same name. */
const TOLD_APART = 6;

/** By this name the next time is told to be of the same picture. */
function fileNameOf({ imageId, name }: ImageRecord): string {
  const plain =
    name
      .replace(/\.[^.]*$/, '')
      .slice(0, 80)
      .trim() || 'plan';
  return `${plain} ${imageId.slice(-TOLD_APART)}.plan`;
}
