import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { UsedContent } from '@plumbline/contract/content/used-content.ts';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import type { RequestPrice } from '@plumbline/contract/tools/price-of.ts';
import { requireTerm } from '../access/enterprise-term.ts';
import { findHiddenKeys } from '../access/find-hidden-keys.ts';
import { requireTool } from '../access/require-tool.ts';
import { roleOf } from '../access/role-of.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { agreeStart } from '../engines/agree-start.ts';
import type { EngineTerms } from '../engines/engine-terms.ts';
import type { User } from '../identity/user.ts';
import type { Catalogue } from '../own-content/catalogue.ts';
import type { Repositories } from '../ports/database.ts';
import { requireBranch } from '../tasks/require-branch.ts';
import { requireFitting } from '../tasks/require-fitting.ts';
import { type StartTaskDependencies, withKind, withScene } from '../tasks/start-task.ts';
import { requireInputs } from '../tasks/task-inputs.ts';
import { type BatchOrder, placeOf } from './batch-record.ts';
import { rememberReads } from './remember-reads.ts';

/** A cell as its task is stored, with what it costs. */
export interface PreparedCell {
  readonly position: number;
  readonly request: RenderRequest;
  readonly content: UsedContent | null;
  readonly baseImageId: string;
  readonly imageIds: readonly string[];
  readonly price: RequestPrice;
  readonly terms: EngineTerms;
}

/**
 * Whoever may not start the tool by itself may not start many of it.
 *
 * @throws AppError as `startTask`
 */
export async function requireOrderer(
  { database, clock, capabilities }: Pick<StartTaskDependencies, 'database' | 'clock' | 'capabilities'>,
  user: User,
  name: RenderRequest['function'],
): Promise<void> {
  const at = clock.now();
  await requireTerm(database, user, at);
  const role = roleOf(user, at);
  requireTool(TOOLS[name], role, await findHiddenKeys(database, role, capabilities));
}

/**
 * Checks the cells of an order as the start of each by itself is checked, with as many reads as bases and looks need.
 *
 * @throws AppError as `startTask`: one cell that cannot be started refuses all
 */
export async function prepareCells(
  repositories: Repositories,
  { ranges }: Pick<StartTaskDependencies, 'ranges'>,
  catalogue: Catalogue,
  {
    user,
    order,
    positions,
    at,
  }: {
    readonly user: User;
    readonly order: BatchOrder;
    readonly positions: readonly number[];
    readonly at: Date;
  },
): Promise<PreparedCell[]> {
  const known = rememberReads(repositories, await repositories.images.findMany(order.bases));
  const role = roleOf(user, at);
  const cells: PreparedCell[] = [];
  for (const position of positions) {
    const { base, look } = placeOf(order, position);
    const body = {
      ...order.common,
      ...order.looks[look],
      ...(order.bases[base] === undefined ? {} : { upload_img: order.bases[base] }),
    };
    const prepared = prepareRequest(body, () => order.seed);
    requireBranch(prepared, catalogue);
    await requireFitting(
      prepared,
      await requireInputs(known.images, prepared, user.id, catalogue.isMaterial),
      ranges,
    );
    const content = catalogue.contentOf(prepared);
    const request = await withScene(known, prepared, user.id, { content, corrections: [] });
    const inputs = await requireInputs(known.images, request, user.id, catalogue.isMaterial);
    const stored = withKind(request, inputs.base);
    const { terms, price } = await agreeStart(known, stored, role, at);
    cells.push({
      position,
      request: stored,
      content: catalogue.contentOf(request),
      baseImageId: inputs.base?.imageId ?? '',
      imageIds: [...new Set(Object.values(inputs).map(({ imageId }) => imageId))],
      price,
      terms,
    });
  }
  return cells;
}
