import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { SceneRepository } from '@plumbline/core/scenes/scene-repository.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { images } from '../database/schema/images.ts';
import { sceneChanges } from '../database/schema/scenes.ts';

export function createSceneRepository({ sql: db }: Connection): SceneRepository {
  const repository: SceneRepository = {
    async find(imageId, space) {
      const [row] = await db
        .select({ changes: sceneChanges.changes })
        .from(sceneChanges)
        .where(and(eq(sceneChanges.imageId, imageId), eq(sceneChanges.space, space)));
      return row?.changes;
    },
    async lock(imageId, space) {
      // The picture's row, because changes have none before the first: it also waits for a deletion that is under way.
      const living = await db
        .select({ imageId: images.imageId })
        .from(images)
        .where(and(eq(images.imageId, imageId), isNull(images.deletedAt)))
        .for('no key update');
      if (living.length === 0) throw new AppError('IMAGE_NOT_FOUND', `image ${imageId} was deleted`);
      return repository.find(imageId, space);
    },
    async save(imageId, space, changes, changedAt) {
      await db
        .insert(sceneChanges)
        .values({ imageId, space, changes, changedAt })
        .onConflictDoUpdate({
          target: [sceneChanges.imageId, sceneChanges.space],
          set: { changes, changedAt },
        });
    },
    async forget(imageIds, space) {
      if (imageIds.length === 0) return;
      await db
        .delete(sceneChanges)
        .where(
          and(
            inArray(sceneChanges.imageId, [...imageIds]),
            space === undefined ? undefined : eq(sceneChanges.space, space),
          ),
        );
    },
  };
  return repository;
}
