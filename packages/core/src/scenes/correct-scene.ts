import type { CorrectSceneBody, Scene, SceneChanges } from '@plumbline/contract/api/scene.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import type { ImageRecord } from '../images/image.ts';
import { requireImage } from '../images/require-image.ts';
import type { Clock } from '../ports/clock.ts';
import { mergeCorrections } from './merge-corrections.ts';
import { type SceneDependencies, describeScene } from './read-scene.ts';
import { dropLostMap, findChanges, hasChanges } from './standing-changes.ts';
import { readStoredScene } from './stored-reading.ts';

export interface CorrectSceneDependencies extends SceneDependencies {
  readonly clock: Clock;
  /** Whether the library has a material of that id. */
  readonly isMaterial: (id: string) => boolean;
}

/**
 * Corrects what was understood of a caller's picture and answers it as it then stands. Another map starts the regions
 * anew; corrections in the same call are of the regions that it gives. Calls at the same time keep one another's.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, `VALIDATION_FAILED`, `CONFLICT` where the map was changed meanwhile, those of
 *   `readStoredScene`
 */
export async function correctScene(
  dependencies: CorrectSceneDependencies,
  caller: Caller,
  body: CorrectSceneBody,
  signal: AbortSignal,
): Promise<Scene> {
  const { database, clock, isMaterial } = dependencies;
  const base = await requireImage(database.images, body.imageId, caller.ownerId);
  const space = body.space ?? (await readStoredScene(dependencies, base, { space: undefined }, signal)).space;
  const wanted = startFrom(await findChanges(database, base, space), body).idMap;
  const idMap = wanted === undefined ? undefined : await requireMap(dependencies, base, wanted);
  // Read before the lock: it may take seconds, and others wait for the lock.
  const reading = await readStoredScene(dependencies, base, { space, idMap }, signal);
  const changes = await database.transaction(async ({ scenes, images }) => {
    const standing = await dropLostMap(images, base, await scenes.lock(base.imageId, space));
    const start = startFrom(standing, body);
    if (start.idMap !== wanted)
      throw new AppError('CONFLICT', `the map of ${base.imageId} was changed meanwhile`);
    const corrections = mergeCorrections(reading, start.corrections, body.corrections ?? [], isMaterial);
    const next: SceneChanges = { ...start, corrections };
    if (hasChanges(next)) await scenes.save(base.imageId, space, next, clock.now());
    else await scenes.forget([base.imageId], space);
    return next;
  });
  return describeScene(dependencies, base, { reading, changes }, signal);
}

/** What is left of the standing changes before the body's corrections are added. */
function startFrom(standing: SceneChanges, { reset, idMap }: CorrectSceneBody): SceneChanges {
  const kept = reset ? { corrections: [] } : standing;
  if (idMap === undefined || idMap === (kept.idMap ?? null)) return kept;
  return { corrections: [], ...(idMap === null ? {} : { idMap }) };
}

async function requireMap(
  { database }: CorrectSceneDependencies,
  base: ImageRecord,
  idMap: string,
): Promise<ImageRecord> {
  if (idMap === base.imageId)
    throw new AppError('VALIDATION_FAILED', `${idMap} as its own map`, {
      details: { idMap: 'must be another picture than the base' },
    });
  return requireImage(database.images, idMap, base.ownerId);
}
