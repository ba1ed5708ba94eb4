import type { Repositories } from '@plumbline/core/ports/database.ts';
import type { PgBoss } from 'pg-boss';
import { createIdempotencyRepository } from '../identity/postgres-idempotency-repository.ts';
import { createIdentityRepository } from '../identity/postgres-identity-repository.ts';
import { createMembershipRepository } from '../membership/postgres-membership-repository.ts';
import { createSceneRepository } from '../scenes/postgres-scene-repository.ts';
import { createTaskQueue } from '../tasks/boss-task-queue.ts';
import { createTaskEventRepository } from '../tasks/postgres-task-event-repository.ts';
import { createTaskRepository } from '../tasks/postgres-task-repository.ts';
import { createWorkerRepository } from '../tasks/postgres-worker-repository.ts';
import { createLedgerRepository } from '../tickets/postgres-ledger-repository.ts';
import { createImageRepository } from '../images/postgres-image-repository.ts';
import type { Connection } from './connection.ts';

/** Every repository on one connection. Each feature adds its line. */
export function createRepositories(connection: Connection, boss: PgBoss): Repositories {
  return {
    identity: createIdentityRepository(connection),
    idempotency: createIdempotencyRepository(connection),
    images: createImageRepository(connection),
    scenes: createSceneRepository(connection),
    ledger: createLedgerRepository(connection),
    memberships: createMembershipRepository(connection),
    tasks: createTaskRepository(connection),
    taskEvents: createTaskEventRepository(connection),
    workers: createWorkerRepository(connection),
    queue: createTaskQueue(boss, connection),
  };
}
