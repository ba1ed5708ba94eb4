import { isDeepStrictEqual } from 'node:util';
import type { ToolPriceVersion } from '@plumbline/contract/api/administration/tool-prices.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolPrices } from '@plumbline/contract/tools/tool-price.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { StoredToolPrices } from './tool-price-repository.ts';

const SHOWN_VERSIONS = 100;

export interface ManagedToolPrices {
  readonly current: ToolPriceVersion;
  readonly history: ToolPriceVersion[];
}

/** The prices that operators have set, and how they came about. */
export async function readToolPrices({
  toolPrices,
}: Pick<Database, 'toolPrices'>): Promise<ManagedToolPrices> {
  const history = (await toolPrices.history(SHOWN_VERSIONS)).map(describe);
  const none = { version: 0, prices: {}, changedBy: null, changedAt: null };
  return { current: history[0] ?? none, history };
}

/**
 * Sets what pictures of the tools cost from now on; a tool that is absent costs what its descriptor says. Tasks that were
 * started keep their price.
 *
 * @throws AppError `PLAN_EDITED_ELSEWHERE` where somebody was quicker
 */
export async function setToolPrices(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  administrator: Administrator,
  { seenVersion, prices }: { readonly seenVersion: number; readonly prices: ToolPrices },
): Promise<ManagedToolPrices> {
  const at = clock.now();
  return database.transaction(async (repositories) => {
    const before = await repositories.toolPrices.current();
    const version = seenVersion + 1;
    const next = { version, prices, changedBy: administrator.account, changedAt: at };
    // The table's key decides between two at the same moment.
    if ((before?.version ?? 0) !== seenVersion || !(await repositories.toolPrices.add(next)))
      throw new AppError('PLAN_EDITED_ELSEWHERE', `prices, version ${seenVersion}`);
    const details = { version, ...differencesOf(before?.prices ?? {}, prices) };
    await audit(repositories, administrator, { act: 'tool-price.edit', subject: 'tool-price', details, at });
    return readToolPrices(repositories);
  });
}

function differencesOf(before: ToolPrices, after: ToolPrices): Record<string, unknown> {
  const priceIn = (prices: ToolPrices, name: keyof ToolPrices) => prices[name] ?? TOOLS[name].price;
  return Object.fromEntries(
    FUNCTION_NAMES.filter((name) => !isDeepStrictEqual(priceIn(before, name), priceIn(after, name))).map(
      (name) => [name, { before: priceIn(before, name), after: priceIn(after, name) }],
    ),
  );
}

function describe({ version, prices, changedBy, changedAt }: StoredToolPrices): ToolPriceVersion {
  return { version, prices, changedBy, changedAt: changedAt.toISOString() };
}
