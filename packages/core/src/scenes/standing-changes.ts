import type { SceneChanges, SceneSpace } from '@plumbline/contract/api/scene.ts';
import type { ImageRecord } from '../images/image.ts';
import type { Repositories } from '../ports/database.ts';

const NONE: SceneChanges = { corrections: [] };

/** What is corrected of a picture's reading as it stands now. */
export async function findChanges(
  { scenes, images }: Pick<Repositories, 'scenes' | 'images'>,
  base: ImageRecord,
  space: SceneSpace,
): Promise<SceneChanges> {
  return dropLostMap(images, base, await scenes.find(base.imageId, space));
}

/** Corrections belong to the regions of one reading: where its map is gone, so are they. */
export async function dropLostMap(
  images: Repositories['images'],
  base: ImageRecord,
  changes: SceneChanges | undefined,
): Promise<SceneChanges> {
  if (!changes) return NONE;
  if (changes.idMap === undefined) return changes;
  const map = await images.find(changes.idMap);
  return map && !map.deletedAt && map.ownerId === base.ownerId ? changes : NONE;
}

export function hasChanges({ corrections, idMap }: SceneChanges): boolean {
  return corrections.length > 0 || idMap !== undefined;
}
