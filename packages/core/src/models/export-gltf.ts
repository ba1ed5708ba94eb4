import { createHash } from 'node:crypto';
import type { DrawingDependencies } from './draw-model.ts';
import { modelPrefix } from './model-keys.ts';
import { requireReadModel } from './require-model.ts';

export interface ExportedModel {
  readonly storageKey: string;
  readonly etag: string;
  /** Without an ending. */
  readonly name: string;
}

/**
 * One of a person's models as binary glTF, with the materials that are kept with it. Made once for a version and its materials; the
 * sweep of models removes it, and the next request makes it again.
 *
 * @throws AppError as `requireReadModel`; `UNAVAILABLE` where it takes too long
 */
export async function exportGltf(
  { database, storage, compute, take }: DrawingDependencies,
  {
    userId,
    modelId,
    hash,
  }: { readonly userId: string; readonly modelId: string; readonly hash?: string | undefined },
  signal: AbortSignal,
): Promise<ExportedModel> {
  const { model, version } = await requireReadModel(database.models, { modelId, userId, hash });
  const content = createHash('sha256')
    .update(JSON.stringify([compute.drawingVersion, version.hash, model.materials]))
    .digest('hex');
  const storageKey = `${modelPrefix(modelId)}leave-${content}.glb`;
  if (!(await storage.stat(storageKey))) {
    await take();
    const stored = await storage.get(version.storedKey);
    await storage.put(storageKey, await compute.writeGltf(stored, model.materials, signal));
  }
  return { storageKey, etag: `"${content.slice(0, 32)}-glb"`, name: model.name.replace(/\.[^.]*$/, '') };
}
