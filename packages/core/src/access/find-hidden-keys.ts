import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { hiddenKeys } from '@plumbline/contract/access/route-access.ts';
import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { ACCESS_NODES } from '@plumbline/contract/routes.ts';
import type { Repositories } from '../ports/database.ts';

/** The access keys of the pages and menus that a role does not see: as they are set now, and what this installation cannot do. */
export async function findHiddenKeys(
  { routeAccess }: Pick<Repositories, 'routeAccess'>,
  role: UserRole,
  capabilities: Capabilities,
): Promise<ReadonlySet<string>> {
  const absent = TOOL_LIST.filter(({ needs }) => needs !== undefined && !capabilities.has(needs));
  const rules = absent.map((tool) => ({ accessKey: tool.function, hiddenFrom: [role] }));
  return hiddenKeys(ACCESS_NODES, [...(await routeAccess.list()), ...rules], role);
}
