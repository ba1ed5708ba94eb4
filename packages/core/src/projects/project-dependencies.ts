import type { Locale } from '@plumbline/contract/text.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import type { MaterialOf, ProjectRecord } from './project-record.ts';
import { lockProject } from './require-project.ts';

export interface ProjectDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly materialOf: MaterialOf;
  /** Of the reader: published works that ship have their titles in every language. */
  readonly locale: Locale;
}

/**
 * Changes something in a project: one after the other, with the time of the change noted.
 *
 * @throws AppError `NOT_FOUND`, and what `work` throws
 */
export function inProject<Result>(
  { database, clock }: Pick<ProjectDependencies, 'database' | 'clock'>,
  userId: string,
  projectId: string,
  work: (repositories: Repositories, project: ProjectRecord, at: Date) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (repositories) => {
    const project = await lockProject(repositories, userId, projectId);
    const at = clock.now();
    const result = await work(repositories, project, at);
    await repositories.projects.change(projectId, { changedAt: at });
    return result;
  });
}
