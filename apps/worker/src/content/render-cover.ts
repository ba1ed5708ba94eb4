import { createHash } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { contentKey } from '@plumbline/core/own-content/content-keys.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { CoverAttempt } from '@plumbline/platform/tasks/consume-covers.ts';
import type { RenderCoverJob } from '@plumbline/platform/tasks/task-boss.ts';
import { loadContent } from './load-content.ts';

interface Dependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly codec: PictureCodec;
  readonly compute: Compute;
  readonly engines: readonly ImageEngine[];
  readonly logger: Logger;
}

/** Pixels of a cover's width. */
const WIDTH = 480;

/**
 * Makes the cover of a version and keeps it by what is in it: the file first, then the row that names it. Asked twice, or
 * cut off between the two, it makes the same file again.
 *
 * @throws whatever stands in the way, but for the last attempt, which is told in the console
 */
export async function renderCover(
  dependencies: Dependencies,
  { entryId, version, content }: RenderCoverJob,
  { last, signal }: CoverAttempt,
): Promise<void> {
  const { database, storage, logger } = dependencies;
  const { ownContent } = database;
  const found = await ownContent.findVersion(entryId, version);
  if (!found || found.cover.state === 'none' || found.cover.state === 'ready') return;
  const { cover } = found;
  await ownContent.setCover(entryId, version, { ...cover, state: 'making', error: null });
  try {
    const bytes = await drawCover(dependencies, content, signal);
    signal.throwIfAborted();
    const id = createHash('sha256').update(bytes).digest('hex');
    await storage.put(contentKey(id), bytes);
    await ownContent.setCover(entryId, version, { state: 'ready', file: `${id}.webp`, error: null });
    logger.info({ entryId, version }, 'a cover was made');
  } catch (error) {
    const failed = last && !signal.aborted;
    await ownContent.setCover(entryId, version, {
      ...cover,
      state: failed ? 'failed' : 'waiting',
      error: error instanceof AppError ? error.code : 'RENDER_FAILED',
    });
    logger.error({ err: error, entryId, version }, 'a cover could not be made');
    if (!failed) throw error;
  }
}

async function drawCover(
  { storage, codec, compute, engines }: Dependencies,
  content: RenderCoverJob['content'],
  signal: AbortSignal,
): Promise<Uint8Array> {
  const engine = engines.find((candidate) => candidate.cover !== undefined);
  if (!engine?.cover) throw new AppError('UNAVAILABLE', 'no engine draws covers');
  const loaded = await loadContent({ storage, codec }, content, signal);
  const picture = await engine.cover(
    { content: loaded ?? { materials: [] }, spaceId: content.categories?.classifyId2 },
    { signal, progress: () => undefined },
  );
  const { png } = await codec.encode(picture, null, signal);
  return compute.thumbnail(png, Math.min(WIDTH, picture.width), 'webp', signal);
}
