import type { SceneChanges, SceneSpace } from '@plumbline/contract/api/scene.ts';

/** What owners corrected of their pictures' readings, for each way a picture can be read. */
export interface SceneRepository {
  find(imageId: string, space: SceneSpace): Promise<SceneChanges | undefined>;
  /**
   * The same, and nobody else changes a reading of this picture, or deletes it, until the transaction ends.
   *
   * @throws AppError `IMAGE_NOT_FOUND` where it was deleted meanwhile
   */
  lock(imageId: string, space: SceneSpace): Promise<SceneChanges | undefined>;
  save(imageId: string, space: SceneSpace, changes: SceneChanges, at: Date): Promise<void>;
  /** Of one way of reading, or of all. */
  forget(imageIds: readonly string[], space?: SceneSpace): Promise<void>;
}
