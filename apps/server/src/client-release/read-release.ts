import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseManifest, releaseManifestSchema } from '@plumbline/contract/api/client-release.ts';

/** Where the release script puts what it built, below `DATA_DIR`. */
const FOLDER = 'client-release';
const MANIFEST = 'release.json';

export interface Release {
  readonly manifest: ReleaseManifest;
  /** Artefacts that are there whole. */
  readonly paths: ReadonlyMap<string, string>;
}

/**
 * The release in the data folder; undefined where there is none. It is read anew each time, since whoever publishes one
 * copies files beside a running server; a file that is missing or still being copied is not offered.
 *
 * @throws where the manifest is no manifest: whoever put it there should hear of it
 */
export async function readRelease(dataDir: string): Promise<Release | undefined> {
  const folder = join(dataDir, FOLDER);
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const manifest = releaseManifestSchema.parse(JSON.parse(text));
  const found = await Promise.all(
    manifest.artefacts.map(async ({ file, bytes }) => {
      const path = join(folder, file);
      const size = await stat(path).then(
        (each) => (each.isFile() ? each.size : -1),
        () => -1,
      );
      return size === bytes ? ([[file, path]] as const) : [];
    }),
  );
  return { manifest, paths: new Map(found.flat()) };
}
