import { randomInt } from 'node:crypto';
import { createPictureRanges } from '@plumbline/core/images/picture-ranges.ts';
import type { StartTaskDependencies } from '@plumbline/core/tasks/start-task.ts';
import type { App } from '../app.ts';

/** With what this server starts tasks. */
export function startDependencies(app: App): StartTaskDependencies {
  const { database, clock, storage, compute, settings, capabilities } = app.services;
  return {
    database,
    clock,
    catalogue: async () => (await app.published()).catalogue,
    ranges: createPictureRanges({ storage, compute }),
    freeDailyRenders: settings.freeDailyRenders,
    capabilities,
    startBurst: settings.startBurst,
    queueLimits: settings.queueLimits,
    chooseSeed: () => randomInt(2 ** 32),
  };
}
