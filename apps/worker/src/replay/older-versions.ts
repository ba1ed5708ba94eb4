import { join } from 'node:path';
import type { EngineInput, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { MakerRecord } from '@plumbline/core/tasks/task-record.ts';
import { CHECKOUT } from '../build/read-build.ts';
import { findCommit } from './checkouts/find-commit.ts';
import { makeInCheckout } from './checkouts/make-in-checkout.ts';
import { prepareCheckout } from './checkouts/prepare-checkout.ts';

/** Makes pictures with versions of the engines that are no longer the ones running. */
export interface OlderVersions {
  /**
   * @returns the picture and the commit that made it
   * @throws MakeAgainFailure; the signal's reason
   */
  make(
    maker: MakerRecord,
    input: EngineInput,
    signal: AbortSignal,
  ): Promise<{ readonly picture: PixelBuffer; readonly commit: string }>;
}

/**
 * Older versions out of the repository that this process runs from, each in a git worktree under `versions` of the data
 * folder, where the few that were used last are kept.
 */
export function createOlderVersions({
  dataDir,
  repository = CHECKOUT,
}: {
  readonly dataDir: string;
  readonly repository?: string;
}): OlderVersions {
  return {
    async make(maker, input, signal) {
      const commit = await findCommit(repository, maker, signal);
      const checkout = await prepareCheckout(repository, join(dataDir, 'versions'), commit, signal);
      try {
        return { picture: await makeInCheckout(checkout.path, maker.id, input, signal), commit };
      } finally {
        await checkout.letGo();
      }
    },
  };
}
