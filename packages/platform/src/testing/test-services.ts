import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import { createLogger } from '../logging/create-logger.ts';
import { type Services, createServices } from '../services.ts';
import { parseSettings } from '../settings/load-settings.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestServices {
  readonly services: Services;
  readonly close: () => Promise<void>;
}

/** Real services on a database and a folder of their own. `environment` overrides settings by their variables' names. */
export async function createTestServices(
  options: {
    readonly environment?: NodeJS.ProcessEnv;
    readonly clock?: Clock;
    readonly compute?: Compute;
  } = {},
): Promise<TestServices> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
  const settings = parseSettings({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    START_BURST: '100000',
    ...options.environment,
  });
  const services = await createServices(settings, {
    compute: options.compute ?? noCompute,
    ...(options.clock ? { clock: options.clock } : {}),
    logger: createLogger(process.env.TEST_LOG ?? 'silent'),
  });
  return {
    services,
    close: async () => {
      await services.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const refuse = () => Promise.reject(new Error('This test has no pixel work.'));
const noCompute: Compute = {
  prepareUpload: refuse,
  thumbnail: refuse,
  convert: refuse,
  sideBySide: refuse,
  composeLayers: refuse,
  maskRange: refuse,
  alphaRange: refuse,
  sceneVersion: 'none',
  readScene: refuse,
  standUp: refuse,
  modelOfScene: refuse,
  pickMask: refuse,
  sheetVersion: '',
  splitSheet: refuse,
  measuresVersion: '',
  measurePicture: refuse,
  drawingVersion: '',
  drawModel: refuse,
  writeGltf: refuse,
  standPlan: refuse,
  measureModel: refuse,
  featuresVersion: 0,
  describePicture: refuse,
  close: async () => undefined,
};
