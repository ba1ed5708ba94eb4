import type { Tag } from '@plumbline/contract/api/tags.ts';
import type { Session } from '../identity/identity-repository.ts';
import type { User } from '../identity/user.ts';
import type { ImageRecord } from '../images/image.ts';
import type { TaskPlace } from '../projects/project-record.ts';
import type { QueueMoment, QueuePlace } from './queue-place.ts';
import type { TaskImage, TaskRecord } from './task-record.ts';

/** Of the picture that a task works from: what its owner reads of it. */
export type TaskBase = Pick<ImageRecord, 'imageId' | 'purpose' | 'width' | 'height' | 'deletedAt'>;

/** Of a task: what its owner reads. */
export type StatusTask = Omit<TaskRecord, 'content' | 'searchText'>;

/** A task with everything that its owner reads of it. */
export interface TaskStatus {
  readonly task: StatusTask;
  /** In the order of their variants. */
  readonly images: readonly TaskImage[];
  readonly base: TaskBase | undefined;
  /** Undefined once it has ended. */
  readonly wait: QueuePlace | undefined;
  /** By name. */
  readonly tags: readonly Tag[];
  readonly place: TaskPlace | undefined;
}

/** Who asks, and the task asked for, where it is theirs. */
export interface SessionWithStatus {
  readonly session: Session;
  readonly user: User;
  readonly status: TaskStatus | undefined;
}

export interface TaskStatusRepository {
  /** A user's task, in one statement. */
  findStatus(taskId: string, userId: string, at: QueueMoment): Promise<TaskStatus | undefined>;
  /**
   * The session of a token, as `findSession` finds it, and the user's task, in one statement: a status is asked for all the
   * time, and two statements would be twice the work.
   */
  findSessionWithStatus(
    tokenHash: string,
    taskId: string,
    at: QueueMoment,
  ): Promise<SessionWithStatus | undefined>;
}
