import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { SEED_FOLDER, SEED_MANIFEST } from '@plumbline/contract/works/seed-manifest.ts';
import { describeSeeds } from '@plumbline/core/works/describe-seeds.ts';
import { seedWorks } from '@plumbline/core/works/seed-works.ts';
import type { App } from '../app.ts';
import { workVocabulary } from './work-vocabulary.ts';

const CONTENT = fileURLToPath(new URL('../../../../content/public/', import.meta.url));
/** Whoever opens the app first is served first. */
const QUIET_MS = 5_000;

export interface Seeding {
  /** Leaves what is not described yet to the next start. */
  stop(): Promise<void>;
}

const NOTHING: Seeding = { stop: async () => undefined };

/**
 * Brings the works that ship into the tables; nothing where none ship. What makes others similar to them is computed once
 * the server has been up for a while. A file that cannot be read keeps no server from starting.
 */
export async function bringSeeds(app: App, folder: string = CONTENT): Promise<Seeding> {
  const { database, clock, compute, logger } = app.services;
  const manifest = await readFile(`${folder}${SEED_FOLDER}/${SEED_MANIFEST}`, 'utf8').catch(() => undefined);
  if (manifest === undefined) return NOTHING;
  try {
    const vocabulary = workVocabulary(await app.published());
    if (await seedWorks({ database, clock, vocabulary }, manifest))
      logger.info('the works that ship are in the tables');
  } catch (error) {
    logger.error({ err: error }, 'the works that ship could not be brought in');
    return NOTHING;
  }
  const stop = new AbortController();
  const describe = async () => {
    await wait(QUIET_MS, undefined, { signal: stop.signal, ref: false });
    const read = (address: string) => readFile(folder + address.slice(`${OTHER_PATHS.content}/`.length));
    const { failed } = await describeSeeds({ database, compute }, read, stop.signal);
    if (failed.length > 0) logger.warn({ failed }, 'covers of works that ship cannot be read');
  };
  const described = describe().catch((error: unknown) => {
    if (!stop.signal.aborted) logger.warn({ err: error }, 'works that ship are left undescribed');
  });
  return {
    stop: async () => {
      stop.abort();
      await described;
    },
  };
}
