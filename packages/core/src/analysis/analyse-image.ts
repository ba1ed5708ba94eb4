import type { Analysis, PictureMeasures } from '@plumbline/contract/api/analysis.ts';
import { pictureMeasuresSchema } from '@plumbline/contract/api/analysis.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Caller } from '../identity/caller.ts';
import { measuresKey } from '../images/image-keys.ts';
import type { ImageRecord } from '../images/image.ts';
import { keepJson, readKeptJson } from '../images/kept-json.ts';
import { readWorkingFile } from '../images/read-working-file.ts';
import { requireReadableImage } from '../images/require-image.ts';
import type { Compute } from '../ports/compute.ts';
import { readScene, type SceneDependencies } from '../scenes/read-scene.ts';
import { SharedWork } from '../scenes/shared-work.ts';
import { composeAnalysis } from './compose-analysis.ts';

export interface AnalysisDependencies extends SceneDependencies {
  readonly compute: SceneDependencies['compute'] & Pick<Compute, 'measuresVersion' | 'measurePicture'>;
}

/** A page that asks twice at once measures the picture once. */
const inProgress = new SharedWork<PictureMeasures>();

/**
 * What a caller's picture is: its reading with what the caller corrected, and what is measured of its pixels, which is kept
 * beside the picture.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, `GONE`, those of `Compute.readScene` and `Compute.measurePicture`
 */
export async function analyseImage(
  dependencies: AnalysisDependencies,
  caller: Caller,
  imageId: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Analysis> {
  const image = await requireReadableImage(dependencies.database.images, imageId, caller.ownerId);
  const scene = await readScene(dependencies, caller, { imageId }, signal);
  return composeAnalysis(scene, await readMeasures(dependencies, image, signal), locale);
}

async function readMeasures(
  { storage, compute }: Pick<AnalysisDependencies, 'storage' | 'compute'>,
  image: ImageRecord,
  signal: AbortSignal,
): Promise<PictureMeasures> {
  const key = measuresKey(image.imageId, compute.measuresVersion);
  const kept = await readKeptJson(storage, key, (value) => pictureMeasuresSchema.safeParse(value).data);
  if (kept) return kept;
  return inProgress.run(key, signal, async (shared) => {
    const measures = await compute.measurePicture(await readWorkingFile(storage, image), shared);
    await keepJson(storage, key, measures);
    return measures;
  });
}
