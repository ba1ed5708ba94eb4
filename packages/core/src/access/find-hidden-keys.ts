import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { hiddenKeys } from '@plumbline/contract/access/route-access.ts';
import { ACCESS_NODES } from '@plumbline/contract/routes.ts';
import type { Repositories } from '../ports/database.ts';

/** The access keys of the pages and menus that a role does not see, as they are set now. */
export async function findHiddenKeys(
  { routeAccess }: Pick<Repositories, 'routeAccess'>,
  role: UserRole,
): Promise<ReadonlySet<string>> {
  return hiddenKeys(ACCESS_NODES, await routeAccess.list(), role);
}
