import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { EnginePolicy } from '@plumbline/contract/engines/engine-policy.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { priceOf, type RequestPrice } from '@plumbline/contract/tools/price-of.ts';
import type { ToolPrices } from '@plumbline/contract/tools/tool-price.ts';
import { requireAnswerable } from '@plumbline/contract/words/require-answerable.ts';
import type { Repositories } from '../ports/database.ts';
import { enginesOf, listLiving } from '../tasks/list-engines.ts';
import { requireModels } from '../tasks/require-models.ts';
import { together } from '../tasks/together.ts';
import type { WorkerRecord } from '../tasks/worker-repository.ts';
import { agreeTerms, candidatesOf, type EngineTerms } from './engine-terms.ts';
import { currentPolicy } from './manage-engine-policy.ts';

/** What there is to agree on at a moment: the engines of the living workers, and what operators have set. */
export interface StartOffer {
  readonly workers: readonly WorkerRecord[];
  readonly engines: readonly EngineInfo[];
  readonly policy: EnginePolicy;
  readonly prices: ToolPrices | undefined;
}

/** What is agreed with who starts a task: who makes its pictures, and for how much. */
export interface AgreedStart {
  readonly terms: EngineTerms;
  readonly price: RequestPrice;
}

/**
 * Looks for the engine of a request among those that the workers have and its owner may use, and works out the price.
 *
 * @param request as it is stored
 * @throws AppError `VALIDATION_FAILED`, `ENGINE_NOT_ALLOWED`, `WORDS_NOT_UNDERSTOOD`
 */
export async function agreeStart(
  repositories: Pick<Repositories, 'workers' | 'enginePolicies' | 'toolPrices'>,
  request: RenderRequest,
  role: UserRole,
  at: Date,
): Promise<AgreedStart> {
  return agreeOn(await readOffer(repositories, at), request, role);
}

/** In statements that wait for nothing. */
export async function readOffer(
  repositories: Pick<Repositories, 'workers' | 'enginePolicies' | 'toolPrices'>,
  at: Date,
): Promise<StartOffer> {
  const [workers, policy, priced] = await together([
    listLiving(repositories.workers, at),
    currentPolicy(repositories),
    repositories.toolPrices.current(),
  ]);
  return { workers, engines: enginesOf(workers), policy, prices: priced?.prices };
}

/** @throws AppError as `agreeStart` */
export function agreeOn(
  { engines, policy, prices }: StartOffer,
  request: RenderRequest,
  role: UserRole,
): AgreedStart {
  requireEngine(engines, request);
  const wish = { function: request.function, engine: request.engine };
  const terms = agreeTerms(policy, engines, { ...wish, role });
  const able = engines.filter(({ functions }) => functions.includes(request.function));
  const candidates = candidatesOf(policy, able, wish, terms).map(({ engine }) => engine);
  requireReadable(candidates, request);
  return { terms, price: priceOf(request, prices, terms.extraTickets) };
}

/**
 * Words that no engine at work would answer cost nothing, because they start nothing. Where no worker has reported yet, the
 * worker decides.
 */
function requireReadable(candidates: readonly EngineInfo[], request: RenderRequest): void {
  const asked = candidates.filter(({ id }) => request.engine === undefined || id === request.engine);
  if (asked.length > 0 && asked.every(({ reads }) => reads === 'vocabulary')) requireAnswerable(request);
}

/** An engine that a caller names must be there; where no worker has reported yet, the worker decides. */
function requireEngine(engines: readonly EngineInfo[], request: RenderRequest): void {
  if (request.engine === undefined || engines.length === 0) return;
  const engine = engines.find(
    ({ id, functions }) => id === request.engine && functions.includes(request.function),
  );
  if (!engine)
    throw new AppError('VALIDATION_FAILED', `no engine ${request.engine} for ${request.function}`, {
      details: { engine: 'no such engine for this function' },
    });
  requireModels(request, engine);
}
