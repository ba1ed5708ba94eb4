import type { SceneSpace } from '@plumbline/contract/api/scene.ts';
import { sceneKey, sceneKeys } from '../images/image-keys.ts';
import { keepJson, readKeptJson } from '../images/kept-json.ts';
import type { ImageRecord } from '../images/image.ts';
import { readWorkingFile } from '../images/read-working-file.ts';
import type { Compute } from '../ports/compute.ts';
import type { Storage } from '../ports/storage.ts';
import type { SceneReading } from './scene-reading.ts';
import { SharedWork } from './shared-work.ts';

export interface ReadingDependencies {
  readonly storage: Storage;
  readonly compute: Pick<Compute, 'sceneVersion' | 'readScene'>;
}

/** Stands in a key where the picture itself decided how it is read. */
const OWN_LOOK = 'look';
/** Readings that are being made: a page that asks twice at once reads the picture once. */
const inProgress = new SharedWork<SceneReading>();

/**
 * What a picture is read as. It is read at the first request and kept beside the picture, from where it goes with it; a
 * newer engine reads it again.
 *
 * @param space undefined: as the picture looks
 * @throws AppError `IMAGE_NOT_FOUND` where a file is gone, those of `Compute.readScene`; the signal's reason
 */
export async function readStoredScene(
  dependencies: ReadingDependencies,
  base: ImageRecord,
  { space, idMap }: { readonly space: SceneSpace | undefined; readonly idMap?: ImageRecord | undefined },
  signal: AbortSignal,
): Promise<SceneReading> {
  const { storage, compute } = dependencies;
  const version = compute.sceneVersion;
  const map = idMap?.imageId;
  const keyOf = (how: string) => sceneKey(base.imageId, [version, how, ...(map === undefined ? [] : [map])]);
  const key = keyOf(space ?? OWN_LOOK);
  const kept = await readKeptJson(storage, key, (value) => value as SceneReading);
  if (kept) return kept;
  return inProgress.run(key, signal, async (shared) => {
    const picture = await readWorkingFile(storage, base);
    const reading = await compute.readScene(
      picture,
      { kind: base.kind, space, ...(idMap ? { idMap: await readWorkingFile(storage, idMap) } : {}) },
      shared,
    );
    await forgetOlder(storage, base.imageId, version);
    await keepJson(storage, key, reading);
    if (space === undefined) await keepJson(storage, keyOf(reading.space), reading);
    return reading;
  });
}

/** Every engine's readings would otherwise pile up beside the picture. */
async function forgetOlder(storage: Storage, imageId: string, version: string): Promise<void> {
  const current = sceneKey(imageId, [version]).slice(0, -'json'.length);
  for await (const { key } of storage.list(sceneKeys(imageId)))
    if (!key.startsWith(current)) await storage.delete(key);
}
