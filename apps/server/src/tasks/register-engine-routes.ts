import { CALLS } from '@plumbline/contract/calls.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import { listUsableEngines } from '@plumbline/core/engines/list-usable-engines.ts';
import { currentPolicy } from '@plumbline/core/engines/manage-engine-policy.ts';
import { listEngines } from '@plumbline/core/tasks/list-engines.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';

export function registerEngineRoutes(app: App): void {
  const { database, clock } = app.services;
  registerCall(app, CALLS.engines, async ({ caller }) => {
    const at = clock.now();
    const [policy, engines] = await Promise.all([currentPolicy(database), listEngines(database.workers, at)]);
    return { engines: listUsableEngines(policy, engines, roleOf(caller.user, at)) };
  });
}
