import type { Repositories } from '@plumbline/core/ports/database.ts';
import { createIdempotencyRepository } from '../identity/postgres-idempotency-repository.ts';
import { createIdentityRepository } from '../identity/postgres-identity-repository.ts';
import type { Connection } from './connection.ts';

/** Every repository on one connection. Each feature adds its line. */
export function createRepositories(connection: Connection): Repositories {
  return {
    identity: createIdentityRepository(connection),
    idempotency: createIdempotencyRepository(connection),
  } as Repositories;
}
