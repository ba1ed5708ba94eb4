import { randomUUID } from 'node:crypto';
import { UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import type { Batch, BatchPlan, StartBatchBody } from '@plumbline/contract/api/batches.ts';
import { BATCH_CELLS_MAX } from '@plumbline/contract/batches/batch-limits.ts';
import { listLooks } from '@plumbline/contract/batches/list-looks.ts';
import { namePictures } from '@plumbline/contract/batches/name-pictures.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { ApiKey } from '../api-keys/api-key-repository.ts';
import { roleOf } from '../access/role-of.ts';
import type { User } from '../identity/user.ts';
import type { StartTaskDependencies } from '../tasks/start-task.ts';
import { countTickets } from '../tickets/count-tickets.ts';
import { type BatchOrder, type BatchRecord, cellCount } from './batch-record.ts';
import { describeBatch } from './describe-batch.ts';
import { pictureWords } from './picture-words.ts';
import { type PreparedCell, prepareCells, requireOrderer } from './prepare-cells.ts';
import { startCells } from './start-cells.ts';

export interface BatchDependencies extends StartTaskDependencies {
  /** Language of the caller: of names of styles, and of errors. */
  readonly locale: Locale;
}

/** As many names as say what a pattern does. */
const NAMES_SHOWN = 6;

/** @throws AppError `BATCH_TOO_LARGE` */
function orderOf({ bases, matrix, common }: StartBatchBody, chooseSeed: () => number): BatchOrder {
  const order = {
    bases: [...new Set(bases)],
    looks: listLooks(matrix),
    common,
    seed: common.seed ?? chooseSeed(),
  };
  const count = cellCount(order);
  if (count > BATCH_CELLS_MAX)
    throw new AppError('BATCH_TOO_LARGE', `${count} cells`, { values: { count, limit: BATCH_CELLS_MAX } });
  return order;
}

const allOf = (order: BatchOrder) => Array.from({ length: cellCount(order) }, (_, position) => position);
const sumOf = (cells: readonly PreparedCell[]) => cells.reduce((sum, { price }) => sum + price.total, 0);

/**
 * What an order would be and cost, by the same checks as its start; nothing is stored.
 *
 * @throws AppError as `startBatch`, but for what only the start can find
 */
export async function planBatch(
  dependencies: BatchDependencies,
  user: User,
  body: StartBatchBody,
): Promise<BatchPlan> {
  const { database, clock, freeDailyRenders, capabilities, locale } = dependencies;
  await requireOrderer(dependencies, user, body.common.function);
  const at = clock.now();
  const order = orderOf(body, dependencies.chooseSeed);
  const catalogue = await dependencies.catalogue();
  const cells = await prepareCells(database, dependencies, catalogue, {
    user,
    order,
    positions: allOf(order),
    at,
  });
  const holder = { id: user.id, role: roleOf(user, at) };
  const left = await countTickets(database.ledger, { holder, type: '1', at, freeDailyRenders, capabilities });
  const pictures = cells.reduce((sum, { price }) => sum + price.images, 0);
  const bases = await database.images.findMany(order.bases);
  const words = pictureWords(
    cells.flatMap(({ request, price, position }) =>
      Array.from({ length: price.images }, (_, variant) => ({
        request,
        position,
        variant,
        seed: (request.seed + variant) % 2 ** 32,
      })),
    ),
    { bases, catalogue, locale, total: pictures },
  );
  return {
    cells: cells.length,
    pictures,
    tickets: left === UNLIMITED ? 0 : sumOf(cells),
    left: typeof left === 'number' ? left : left.tickets,
    names: namePictures(body.names, words)
      .slice(0, NAMES_SHOWN)
      .map((name) => `${name}.png`),
  };
}

/**
 * Starts an order of many: every cell is checked, the whole price is set aside and every task is in the queue, or nothing of it.
 *
 * @throws AppError as `startTask` of a cell that cannot be started; `BATCH_TOO_LARGE`, `BATCHES_FULL`, `BATCH_PRICE_CHANGED`
 */
export async function startBatch(
  dependencies: BatchDependencies,
  user: User,
  body: StartBatchBody,
  apiKey?: ApiKey,
): Promise<Batch> {
  const { database, clock } = dependencies;
  await requireOrderer(dependencies, user, body.common.function);
  const order = orderOf(body, dependencies.chooseSeed);
  const catalogue = await dependencies.catalogue();
  const batch = await database.transaction(async (repositories) => {
    const at = clock.now();
    // Price and rows of one moment, and starts of one person one after the other.
    await repositories.ledger.lock(user.id, 'tickets');
    const cells = await prepareCells(repositories, dependencies, catalogue, {
      user,
      order,
      positions: allOf(order),
      at,
    });
    const started: BatchRecord = {
      batchId: randomUUID(),
      userId: user.id,
      title: body.title,
      names: body.names,
      order,
      tickets: 0,
      pausedAt: null,
      cancelledAt: null,
      createdAt: at,
      deletedAt: null,
    };
    await repositories.batches.add(started);
    const tickets = await startCells(repositories, dependencies, catalogue, {
      user,
      apiKey,
      batch: started,
      cells,
      at,
    });
    if (body.tickets !== undefined && body.tickets !== tickets)
      throw new AppError('BATCH_PRICE_CHANGED', `${body.tickets} was shown, ${tickets} it is`, {
        values: { tickets },
      });
    await repositories.batches.change(started.batchId, { tickets });
    return { ...started, tickets };
  });
  return describeBatch(dependencies, batch);
}
