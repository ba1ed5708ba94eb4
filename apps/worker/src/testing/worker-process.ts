import type { Compute } from '@plumbline/core/ports/compute.ts';
import { createLogger } from '@plumbline/platform/logging/create-logger.ts';
import { createServices } from '@plumbline/platform/services.ts';
import { loadSettings } from '@plumbline/platform/settings/load-settings.ts';
import { startWorker } from '../start-worker.ts';
import { killAtStep } from './kill-at-step.ts';
import { testCodec } from './test-codec.ts';
import { createTestEngine } from './test-engine.ts';

/** A worker process of its own, to be killed by a test. Settings come from the environment; SIGTERM drains it. */
const services = await createServices(loadSettings('/'), {
  compute: {} as Compute,
  logger: createLogger(process.env['TEST_LOG'] ?? 'silent'),
});
const parts = killAtStep(
  { ...services, engine: createTestEngine(process.env['TEST_JOURNAL']) },
  Number(process.env['TEST_KILL_STEP'] ?? 0),
);
const worker = await startWorker({ ...services, ...parts }, { engines: [parts.engine], codec: testCodec });
process.once('SIGTERM', async () => {
  await worker.close();
  await services.close();
  process.exit(0);
});
process.send?.('ready');
