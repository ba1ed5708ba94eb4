import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { NEVER_HIDDEN, type RouteRule } from '@plumbline/contract/access/route-access.ts';
import type { RouteRules } from '@plumbline/contract/api/route-access.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { ACCESS_NODES } from '@plumbline/contract/routes.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';

/** Each access key once, in the order of the pages, with the roles that it is hidden from. */
export async function listRouteRules({
  routeAccess,
}: Pick<Repositories, 'routeAccess'>): Promise<RouteRules> {
  const rules = new Map((await routeAccess.list()).map((rule) => [rule.accessKey, rule.hiddenFrom]));
  const nodes = new Map(ACCESS_NODES.map((node) => [node.accessKey, node]));
  return {
    items: [...nodes.values()].map(({ accessKey, parentKey }) => ({
      accessKey,
      parentKey,
      hiddenFrom: [...(rules.get(accessKey) ?? [])],
      hideable: !NEVER_HIDDEN.has(accessKey),
    })),
  };
}

/**
 * Hides a page or a menu from these roles and no others.
 *
 * @throws AppError `NOT_FOUND` for a key that nothing has, `VALIDATION_FAILED` for one that nobody may lose
 */
export async function setRouteRule(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  administrator: Administrator,
  { accessKey, hiddenFrom }: RouteRule,
): Promise<RouteRules> {
  if (!ACCESS_NODES.some((node) => node.accessKey === accessKey))
    throw new AppError('NOT_FOUND', `no access key ${accessKey}`);
  if (NEVER_HIDDEN.has(accessKey))
    throw new AppError('VALIDATION_FAILED', accessKey, { details: { accessKey: 'cannot be hidden' } });
  const to: UserRole[] = [...new Set(hiddenFrom)];
  return database.transaction(async (repositories) => {
    const from = (await repositories.routeAccess.list()).find((rule) => rule.accessKey === accessKey);
    await repositories.routeAccess.put({ accessKey, hiddenFrom: to });
    await audit(repositories, administrator, {
      act: 'route.access',
      subject: accessKey,
      details: { before: from?.hiddenFrom ?? [], after: to },
      at: clock.now(),
    });
    return listRouteRules(repositories);
  });
}
