import { CALLS } from '@plumbline/contract/calls.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import { listRouteRules, setRouteRule } from '@plumbline/core/access/route-rules.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { hiddenKeysOf } from './hidden-keys.ts';

/** What the caller does not see, and for administrators who does not see what. */
export function registerRouteAccess(app: App): void {
  const { database, clock } = app.services;
  registerCall(app, CALLS.routeAccess, async ({ caller }) => ({
    role: roleOf(caller.user, clock.now()),
    hiddenKeys: [...(await hiddenKeysOf(app, caller))].sort(),
  }));
  registerCall(app, CALLS.routeRules, () => listRouteRules(database));
  registerCall(app, CALLS.setRouteRule, ({ body, request }) =>
    setRouteRule({ database, clock }, request.administrator, body),
  );
}
