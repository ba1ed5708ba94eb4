import { BUILT_CAPABILITIES, type Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { seedPlans } from '@plumbline/core/plans/seed-plans.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { CodeSenders } from '@plumbline/core/ports/code-senders.ts';
import type { PaymentPorts } from '@plumbline/core/ports/payment-port.ts';
import type { LanguageModel } from '@plumbline/core/ports/language-model.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { Tracing } from '@plumbline/core/ports/tracing.ts';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { sealSecondFactors } from './administration/seal-second-factors.ts';
import { connectionOf } from './database/connection.ts';
import { createPool } from './database/create-pool.ts';
import { type OpenClock, openDatabaseClock } from './database/database-clock.ts';
import { createRepositories } from './database/create-repositories.ts';
import { type Secrets, loadSecrets } from './database/load-secrets.ts';
import { migrate } from './database/migrate.ts';
import { createPostgresDatabase } from './database/postgres-database.ts';
import { createFaceStandIn, type FaceStandIn } from './face/face-stand-in.ts';
import { type DevInbox, createDevInbox } from './identity/dev-inbox.ts';
import { createCodeSenders } from './identity/create-code-senders.ts';
import { openLanguageModel } from './language-model/open-language-model.ts';
import { createLogger } from './logging/create-logger.ts';
import { countLedger } from './metrics/ledger-metrics.ts';
import { type QueueFigures, readQueueFigures } from './tasks/queue-figures.ts';
import { openPayments } from './payments/open-payments.ts';
import type { SandboxCashier } from './payments/sandbox/sandbox-cashier.ts';
import type { Settings } from './settings/settings.ts';
import { openStorage } from './storage/open-storage.ts';
import { openSendingBoss } from './tasks/task-boss.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { type CreatedWechat, createWechat } from './wechat/create-wechat.ts';

/** Everything that use cases and routes need from the outside world, made once per process. */
export interface Services {
  readonly settings: Settings;
  /** What this installation can do. */
  readonly capabilities: Capabilities;
  readonly database: Database;
  readonly pool: pg.Pool;
  readonly storage: Storage;
  readonly compute: Compute;
  readonly senders: CodeSenders;
  /** Undefined where messages are really sent. */
  readonly devInbox: DevInbox | undefined;
  readonly wechat: CreatedWechat;
  /** Who verifies faces; undefined where nobody does. */
  readonly face: FaceStandIn | undefined;
  /** Undefined where none is set up. */
  readonly languageModel: LanguageModel | undefined;
  /** The ways to pay that are set up. */
  readonly payments: PaymentPorts;
  /** Undefined where money is real. */
  readonly sandboxCashier: (() => Promise<SandboxCashier>) | undefined;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly logger: Logger;
  /** What Prometheus reads of this process; each part adds its own. */
  readonly metrics: Registry;
  /** Undefined where nothing is traced. */
  readonly tracing: Tracing | undefined;
  /** How full the queues of all processes are. */
  readonly queueFigures: () => Promise<QueueFigures[]>;
  /** What `/readyz` asks, by name; a part that rejects is not ready. */
  readonly parts: Map<string, () => Promise<void>>;
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** Pixel work; its owner closes it. */
  readonly compute: Compute;
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** In place of the dev inbox or the providers: tests. */
  readonly senders?: CodeSenders;
  /** Other ones than this version has: tests. */
  readonly capabilities?: Capabilities;
}

/**
 * Connects to the database, brings it to this version's schema and composes the adapters.
 *
 * @param settings `databaseUrl` must be set: whoever starts an embedded PostgreSQL fills it in.
 */
export async function createServices(settings: Settings, options: ServiceOptions): Promise<Services> {
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) throw new Error('createServices needs settings.databaseUrl.');
  const logger = options.logger ?? createLogger('info');
  await migrate(databaseUrl);
  const pool = createPool(databaseUrl, ({ message }) =>
    logger.warn({ reason: message }, 'an idle connection broke'),
  );
  let time: OpenClock | undefined;
  try {
    time = options.clock ? { clock: options.clock, close: () => undefined } : await openDatabaseClock(pool);
    const { clock, close: stopClock } = time;
    const services = await compose({ ...settings, databaseUrl }, pool, { ...options, logger, clock });
    return {
      ...services,
      close: async () => {
        stopClock();
        await services.close();
      },
    };
  } catch (error) {
    time?.close();
    await pool.end();
    throw error;
  }
}

type Composed = ServiceOptions & Required<Pick<ServiceOptions, 'logger' | 'clock'>>;

async function compose(settings: Settings, pool: pg.Pool, options: Composed): Promise<Services> {
  const { compute, logger, clock, capabilities = BUILT_CAPABILITIES } = options;
  const connection = connectionOf(pool);
  const secrets = await loadSecrets(connection, settings.keyGeneration);
  const lost = await sealSecondFactors(pool);
  if (lost.length > 0)
    logger.error(
      { administrators: lost },
      'second factors cannot be opened: ADMIN_RESET lets their owners in again',
    );
  const boss = await openSendingBoss(pool, logger);
  const storage = openStorage(settings);
  const devInbox = settings.devInbox ? createDevInbox(connection, clock) : undefined;
  const payments = openPayments(settings.payments, clock);
  const wechat = await createWechat(settings, clock);
  const tracing = await openTracing(settings.operations.traces, { role: settings.role, logger });
  const metrics = new Registry();
  const count = countLedger(metrics);
  const database = createPostgresDatabase(pool, (of) => createRepositories(of, boss, count));
  await seedPlans(database, clock);
  return {
    settings,
    capabilities,
    database,
    pool,
    storage,
    compute,
    senders: options.senders ?? devInbox?.senders ?? createCodeSenders(settings),
    devInbox,
    wechat,
    face: settings.faceVerification === 'dev' ? createFaceStandIn() : undefined,
    languageModel: openLanguageModel(settings.capabilities),
    payments: payments.ports,
    sandboxCashier: payments.sandbox,
    secrets,
    clock,
    logger,
    metrics,
    tracing,
    queueFigures: () => readQueueFigures(boss),
    parts: new Map([
      ['database', async () => void (await pool.query('select 1'))],
      ['queue', () => requireQueue(boss)],
      ['storage', () => storage.check()],
    ]),
    close: async () => {
      await wechat.standIn?.close();
      await payments.close();
      await tracing?.close();
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}

async function requireQueue(boss: PgBoss): Promise<void> {
  if (!(await boss.isInstalled())) throw new Error('The tables of the queue are missing.');
}
