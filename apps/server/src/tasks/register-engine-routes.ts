import { CALLS } from '@plumbline/contract/calls.ts';
import { listEngines } from '@plumbline/core/tasks/list-engines.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';

export function registerEngineRoutes(app: App): void {
  const { database, clock } = app.services;
  registerCall(app, CALLS.engines, async () => ({
    engines: await listEngines(database.workers, clock.now()),
  }));
}
