import type { Caller } from '@plumbline/core/identity/caller.ts';
import { findHiddenKeys } from '@plumbline/core/access/find-hidden-keys.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import type { App } from '../app.ts';
import { isOutage } from '@plumbline/platform/is-outage.ts';

/** The access keys of what a caller does not see. Nothing is hidden while the database that knows it is away. */
export async function hiddenKeysOf(app: App, caller: Caller | null): Promise<ReadonlySet<string>> {
  const { database, clock, capabilities } = app.services;
  const role = roleOf(caller?.user ?? null, clock.now());
  return findHiddenKeys(database, role, capabilities).catch((error: unknown) => {
    if (isOutage(error)) return new Set<string>();
    throw error;
  });
}
