import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { LiveConfigure } from '@plumbline/contract/live/live-messages.ts';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { requireTerm } from '../access/enterprise-term.ts';
import { findHiddenKeys } from '../access/find-hidden-keys.ts';
import { requireTool } from '../access/require-tool.ts';
import { roleOf } from '../access/role-of.ts';
import { agreeStart } from '../engines/agree-start.ts';
import type { User } from '../identity/user.ts';
import type { Catalogue } from '../own-content/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { requireBranch } from '../tasks/require-branch.ts';

export interface PrepareLiveDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly capabilities: Capabilities;
  readonly catalogue: () => Promise<Catalogue>;
  readonly chooseSeed: () => number;
}

/** Stands where a task names its base: the frame. */
const FRAME = 'frame';

/**
 * The options of a live session, checked as those of a task are, with the tool's defaults filled in.
 *
 * @throws AppError as `startTask` does: `MEMBERS_ONLY`, `FORBIDDEN`, `ACCOUNT_EXPIRED`, `VALIDATION_FAILED`, `ENGINE_NOT_ALLOWED`,
 *   `WORDS_NOT_UNDERSTOOD`; `VALIDATION_FAILED` too where they name content with pictures of the operators' own
 */
export async function prepareLive(
  { database, clock, capabilities, catalogue, chooseSeed }: PrepareLiveDependencies,
  user: User,
  options: LiveConfigure['options'],
): Promise<RenderRequest> {
  const at = clock.now();
  await requireTerm(database, user, at);
  const role = roleOf(user, at);
  requireTool(TOOLS[options.function], role, await findHiddenKeys(database, role, capabilities));
  const request = prepareRequest({ ...options, upload_img: FRAME }, chooseSeed);
  const { contentOf, ...tree } = await catalogue();
  requireBranch(request, tree);
  if (contentOf(request) !== null)
    throw new AppError('VALIDATION_FAILED', 'operators’ own content in a live session', {
      details: { options: 'content of the installation’s own is rendered by tasks' },
    });
  await agreeStart(database, request, role, at);
  return request;
}
