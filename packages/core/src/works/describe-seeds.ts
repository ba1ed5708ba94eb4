import type { Compute } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';

const BATCH = 20;

/**
 * Computes what makes others similar to the works that ship, one after the other, where it is missing or of an older
 * version. A picture that cannot be read is passed over.
 *
 * @param read the file behind the address of a cover
 * @returns how many were described
 */
export async function describeSeeds(
  {
    database,
    compute,
  }: {
    readonly database: Pick<Database, 'works'>;
    readonly compute: Pick<Compute, 'describePicture' | 'featuresVersion'>;
  },
  read: (address: string) => Promise<Uint8Array>,
  signal: AbortSignal,
): Promise<{ readonly described: number; readonly failed: readonly string[] }> {
  let described = 0;
  const failed: string[] = [];
  for (;;) {
    // Those that failed stay in front of the others.
    const found = await database.works.withoutFeatures(compute.featuresVersion, failed.length + BATCH);
    const missing = found.filter(({ workId }) => !failed.includes(workId));
    if (missing.length === 0) return { described, failed };
    for (const { workId, path } of missing) {
      if (signal.aborted) return { described, failed };
      try {
        const { colours: _ofTheManifest, ...features } = await compute.describePicture(
          await read(path),
          signal,
        );
        await database.works.saveFeatures(workId, features);
        described += 1;
      } catch (error) {
        if (signal.aborted) return { described, failed };
        failed.push(`${workId}`);
        if (failed.length > BATCH) throw error;
      }
    }
  }
}
