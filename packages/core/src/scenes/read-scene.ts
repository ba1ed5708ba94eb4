import type { Scene, SceneChanges, SceneSpace } from '@plumbline/contract/api/scene.ts';
import type { Caller } from '../identity/caller.ts';
import type { ImageRecord } from '../images/image.ts';
import { requireReadableImage } from '../images/require-image.ts';
import type { Compute } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import { applyChanges } from './apply-changes.ts';
import { saidOfRegions } from './said-of-regions.ts';
import type { SceneReading } from './scene-reading.ts';
import { findChanges } from './standing-changes.ts';
import { type ReadingDependencies, readStoredScene } from './stored-reading.ts';

export interface SceneDependencies extends ReadingDependencies {
  readonly compute: ReadingDependencies['compute'] & Pick<Compute, 'standUp'>;
  readonly database: Database;
}

/**
 * What was understood of a caller's picture, with what the caller corrected of it.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, those of `readStoredScene`
 */
export async function readScene(
  dependencies: SceneDependencies,
  caller: Caller,
  { imageId, space }: { readonly imageId: string; readonly space?: SceneSpace | undefined },
  signal: AbortSignal,
): Promise<Scene> {
  const { images } = dependencies.database;
  const base = await requireReadableImage(images, imageId, caller.ownerId);
  const known = space ?? (await readStoredScene(dependencies, base, { space }, signal)).space;
  const changes = await findChanges(dependencies.database, base, known);
  const idMap = changes.idMap === undefined ? undefined : await images.find(changes.idMap);
  const reading = await readStoredScene(dependencies, base, { space: known, idMap }, signal);
  return describeScene(dependencies, base, { reading, changes }, signal);
}

/** A reading with what was corrected of it, stood up. */
export async function describeScene(
  { compute }: Pick<SceneDependencies, 'compute'>,
  base: ImageRecord,
  { reading, changes }: { readonly reading: SceneReading; readonly changes: SceneChanges },
  signal: AbortSignal,
): Promise<Scene> {
  const { basis, ...read } = reading;
  return {
    ...read,
    imageId: base.imageId,
    regions: applyChanges(reading, changes.corrections),
    idMap: changes.idMap ?? null,
    geometry: basis && (await compute.standUp(basis, saidOfRegions(reading, changes.corrections), signal)),
  };
}
