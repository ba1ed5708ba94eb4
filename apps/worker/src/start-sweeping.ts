import { sweepAccounts } from '@plumbline/core/account/sweep-accounts.ts';
import { returnAbandonedDescriptions } from '@plumbline/core/analysis/describe-picture.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { sweepIdentity } from '@plumbline/core/identity/sweep-identity.ts';
import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import { returnAbandonedLiveTickets } from '@plumbline/core/live/live-tickets.ts';
import { removeSupersededExports, sweepModels } from '@plumbline/core/models/sweep-models.ts';
import { sweepContent } from '@plumbline/core/own-content/sweep-content.ts';
import { sweepProjects } from '@plumbline/core/projects/change-project.ts';
import { sweepTalks } from '@plumbline/core/talks/sweep-talks.ts';
import { sweepTasks } from '@plumbline/core/tasks/sweep-tasks.ts';
import { indexTasks } from '@plumbline/core/tasks/index-tasks.ts';
import { expirePastDays } from '@plumbline/core/tickets/expire-past-days.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { sweepLentWork } from '@plumbline/platform/compute/sweep-lent-work.ts';
import { repeat } from './repeat.ts';

const INTERVAL_MS = 300_000;

/** Housekeeping, every few minutes on every worker: each step may run anywhere and any number of times. */
export function startSweeping({ database, storage, clock, logger }: Services): { close(): Promise<void> } {
  return repeat(
    INTERVAL_MS,
    async () => {
      await sweepTasks(database, clock.now());
      await indexTasks(database);
      await sweepTalks({ database, clock });
      await returnAbandonedDescriptions({ database, clock });
      await returnAbandonedLiveTickets({ database, clock });
      await sweepProjects(database, clock.now());
      await sweepIdentity(database, clock.now());
      await expirePastDays(database, clock.now());
      await sweepAccounts({ database, storage, clock, logger });
      await sweepDeleted({ database, storage, clock });
      await sweepImages({ database, storage, clock });
      await removeSupersededExports({ database, storage, clock });
      await sweepModels({ database, storage, clock });
      await sweepContent({ database, storage, clock });
      await sweepLentWork(storage, clock.now());
    },
    (error) => logger.warn({ err: error }, 'a sweep failed'),
  );
}
