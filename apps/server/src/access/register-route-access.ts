import { CALLS } from '@plumbline/contract/calls.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { hiddenKeysOf } from './hidden-keys.ts';

export function registerRouteAccess(app: App): void {
  registerCall(app, CALLS.routeAccess, async ({ caller }) => ({
    role: roleOf(caller.user, app.services.clock.now()),
    hiddenKeys: [...(await hiddenKeysOf(app, caller))].sort(),
  }));
}
