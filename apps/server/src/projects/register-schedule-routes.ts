import { CALLS } from '@plumbline/contract/calls.ts';
import { applySchedule } from '@plumbline/core/projects/apply-schedule.ts';
import { readAreas } from '@plumbline/core/projects/read-areas.ts';
import { readSchedule, saveSchedule } from '@plumbline/core/projects/schedule.ts';
import { readScheduleEffects } from '@plumbline/core/projects/schedule-effects.ts';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { startDependencies } from '../tasks/start-dependencies.ts';
import { effectDependencies } from './effect-dependencies.ts';
import { projectDependencies } from './project-dependencies.ts';
import { registerScheduleExport } from './register-schedule-export.ts';

/** The material schedule of a project. */
export function registerScheduleRoutes(app: App): void {
  registerCall(app, CALLS.schedule, async ({ caller, params, locale }) =>
    readSchedule(await projectDependencies(app, locale), signedIn(caller).id, params.projectId),
  );
  registerCall(app, CALLS.saveSchedule, async ({ caller, params, body, locale }) =>
    saveSchedule(await projectDependencies(app, locale), signedIn(caller).id, params.projectId, body),
  );
  registerCall(app, CALLS.areas, async ({ caller, params, locale, request, reply }) =>
    readAreas(
      await effectDependencies(app, request, locale),
      signedIn(caller).id,
      params.projectId,
      goneSignal(reply),
    ),
  );
  registerCall(app, CALLS.scheduleEffects, async ({ caller, params, query, locale, request, reply }) =>
    readScheduleEffects(
      await effectDependencies(app, request, locale),
      signedIn(caller).id,
      { projectId: params.projectId, viewIds: query.viewIds?.split(',') },
      goneSignal(reply),
    ),
  );
  const starting = startDependencies(app);
  registerCall(app, CALLS.applySchedule, async ({ caller, params, body, locale, request, reply }) =>
    applySchedule(
      { ...(await effectDependencies(app, request, locale)), starting },
      signedIn(caller),
      params.projectId,
      body,
      goneSignal(reply),
    ),
  );
  registerScheduleExport(app);
}
