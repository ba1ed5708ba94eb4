import type { IdentityRepository } from '../identity/identity-repository.ts';
import type { IdempotencyRepository } from '../identity/idempotency-repository.ts';
import type { ImageRepository } from '../images/image-repository.ts';
import type { MembershipRepository } from '../membership/membership-repository.ts';
import type { SceneRepository } from '../scenes/scene-repository.ts';
import type { TaskEventRepository } from '../tasks/task-event-repository.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';
import type { TaskRepository } from '../tasks/task-repository.ts';
import type { WorkerRepository } from '../tasks/worker-repository.ts';
import type { LedgerRepository } from '../tickets/ledger-repository.ts';

/** Every repository of one connection or transaction. A feature adds its own here and implements it in `platform`. */
export interface Repositories {
  readonly identity: IdentityRepository;
  readonly idempotency: IdempotencyRepository;
  readonly images: ImageRepository;
  readonly scenes: SceneRepository;
  readonly ledger: LedgerRepository;
  readonly memberships: MembershipRepository;
  readonly tasks: TaskRepository;
  readonly taskEvents: TaskEventRepository;
  readonly workers: WorkerRepository;
  /** Enqueues in the same transaction as the rows it belongs to. */
  readonly queue: TaskQueue;
}

export interface Database extends Repositories {
  /** All or nothing; a thrown error rolls back and is thrown on. Serialisation failures are retried by the adapter. */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
}
