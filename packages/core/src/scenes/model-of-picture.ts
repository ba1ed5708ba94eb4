import type { SceneSpace } from '@plumbline/contract/api/scene.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { readWorkingFile } from '../images/read-working-file.ts';
import { requireReadableImage } from '../images/require-image.ts';
import type { Compute } from '../ports/compute.ts';
import { type SceneDependencies, readScene } from './read-scene.ts';

export interface StandingDependencies extends SceneDependencies {
  readonly compute: SceneDependencies['compute'] & Pick<Compute, 'modelOfScene'>;
  /** Counts one more such work of the caller. */
  readonly take: () => Promise<unknown>;
}

/**
 * The model that a caller's picture stands up to, as a file, with what the caller corrected in it.
 *
 * @throws AppError `NOT_FOUND` where nothing stands, because no perspective was found; those of `readScene`, and `UNAVAILABLE`
 */
export async function modelOfPicture(
  dependencies: StandingDependencies,
  caller: Caller,
  { imageId, space, form }: { imageId: string; space?: SceneSpace | undefined; form: 'glb' | 'stored' },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { geometry, ...scene } = await readScene(dependencies, caller, { imageId, space }, signal);
  if (geometry === null) throw new AppError('NOT_FOUND', `${imageId} has no camera to stand up by`);
  await dependencies.take();
  const base = await requireReadableImage(dependencies.database.images, imageId, caller.ownerId);
  const picture = await readWorkingFile(dependencies.storage, base);
  const { width, height, regions } = scene;
  return dependencies.compute.modelOfScene(
    picture,
    { width, height, space: scene.space, regions, geometry },
    form,
    signal,
  );
}
